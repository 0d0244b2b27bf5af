import type { fracao } from './fracao.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const shape = {
  numerator: { pt: ['Numerador', 'Com o sinal'], en: ['Numerator', 'With the sign'] },
  denominator: { pt: ['Denominador', 'Maior que 0'], en: ['Denominator', 'Greater than 0'] },
  text: { pt: ['Fração simplificada', 'Fração simplificada'], en: ['Simplified fraction', 'Fraction in lowest terms'] },
  mixed: { pt: ['Número misto', 'A fração como número misto'], en: ['Mixed number', 'The fraction as a mixed number'] },
  decimal: { pt: ['Decimal', 'Valor arredondado'], en: ['Decimal', 'Rounded value'] },
  decimalText: {
    pt: ['Decimal exato', 'Com o período entre parênteses; depois de 100 dígitos, reticências'],
    en: ['Exact decimal', 'With the repeating part in parentheses; after 100 digits, an ellipsis'],
  },
} satisfies FieldsTexts;

export const fracaoTexts = {
  englishName: 'Fraction calculator',
  summary: { pt: 'Soma, subtrai, multiplica, divide, eleva, simplifica e compara frações', en: 'Adds, subtracts, multiplies, divides, raises, simplifies and compares fractions' },
  search: { pt: 'frações, numerador, denominador, somar fração, simplificar', en: 'fractions, numerator, denominator, add fractions' },

  input: {
    operation: {
      pt: ['Operação', 'O que fazer com as frações'],
      en: ['Operation', 'What to do with the fractions'],
      choices: {
        add: { pt: 'Somar', en: 'Add' },
        subtract: { pt: 'Subtrair', en: 'Subtract' },
        multiply: { pt: 'Multiplicar', en: 'Multiply' },
        divide: { pt: 'Dividir', en: 'Divide' },
        power: { pt: 'Elevar a uma potência', en: 'Raise to a power' },
        simplify: { pt: 'Simplificar', en: 'Simplify' },
        compare: { pt: 'Comparar', en: 'Compare' },
      },
    },
    fraction1: {
      pt: ['Primeira fração', 'Fração (3/4), número misto (1 3/4), decimal (0.75) ou dízima (0.1(6))'],
      en: ['First fraction', 'Fraction (3/4), mixed number (1 3/4), decimal (0.75) or repeating decimal (0.1(6))'],
      also: 'fracao1',
    },
    fraction2: {
      pt: ['Segunda fração', 'Nas mesmas formas; não entra em potências nem ao simplificar'],
      en: ['Second fraction', 'In the same forms; not used for powers or simplifying'],
      also: 'fracao2',
    },
    exponent: { pt: ['Expoente', 'Obrigatório para elevar a uma potência'], en: ['Exponent', 'Required for raising to a power'] },
  },
  output: {
    operation: { pt: ['Operação', 'A que foi feita'], en: ['Operation', 'The one done'] },
    fraction1: { pt: ['Primeira fração', 'Simplificada'], en: ['First fraction', 'In lowest terms'], fields: shape },
    fraction2: { pt: ['Segunda fração', 'Simplificada; ausente em potências e ao simplificar'], en: ['Second fraction', 'In lowest terms; absent for powers and simplifying'], fields: shape },
    exponent: { pt: ['Expoente', 'Só em potências'], en: ['Exponent', 'Only for powers'] },
    result: { pt: ['Resultado', 'Ao comparar, a diferença entre as duas'], en: ['Result', 'When comparing, the difference between the two'], fields: shape },
    comparison: {
      pt: ['Comparação', 'A primeira fração em relação à segunda; só ao comparar'],
      en: ['Comparison', 'The first fraction relative to the second; only when comparing'],
      choices: { maior: { pt: 'A primeira é maior', en: 'First is greater' }, menor: { pt: 'A primeira é menor', en: 'First is smaller' }, igual: { pt: 'São iguais', en: 'They are equal' } },
    },
    steps: { pt: ['Passo a passo', 'A resolução, linha a linha'], en: ['Step by step', 'The solution, line by line'] },
  },
} satisfies TextsOf<typeof fracao>;

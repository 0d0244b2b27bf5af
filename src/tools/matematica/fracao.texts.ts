import type { fracao } from './fracao.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const shape = {
  numerator: {
    pt: ['Numerador', 'Numerador, com o sinal'],
    en: ['Numerator', 'Numerator, with the sign'],
  },
  denominator: {
    pt: ['Denominador', 'Denominador, maior que 0'],
    en: ['Denominator', 'Denominator, above 0'],
  },
  text: {
    pt: ['A fração simplificada', 'A fração simplificada'],
    en: ['The fraction in lowest terms', 'The fraction in lowest terms'],
  },
  mixed: {
    pt: ['A fração como número misto', 'A fração como número misto'],
    en: ['The fraction as a mixed number', 'The fraction as a mixed number'],
  },
  decimal: {
    pt: ['O valor decimal', 'O valor decimal, arredondado'],
    en: ['The decimal value', 'The decimal value, rounded'],
  },
  decimalText: {
    pt: [
      'O valor decimal exato',
      'O valor decimal exato, com o período entre parênteses; depois de 100 dígitos, reticências',
    ],
    en: [
      'The exact decimal value',
      'The exact decimal value, its period in parentheses; after 100 digits, an ellipsis',
    ],
  },
} satisfies FieldsTexts;

export const fracaoTexts = {
  englishName: 'Fraction calculator',
  summary: {
    pt: 'Soma, subtrai, multiplica, divide, eleva, simplifica e compara frações',
    en: 'Adds, subtracts, multiplies, divides, raises, simplifies and compares fractions',
  },

  input: {
    operation: {
      pt: ['Somar', 'Somar, subtrair, multiplicar, dividir, elevar a uma potência, simplificar ou comparar'],
      en: ['To add', 'To add, subtract, multiply, divide, raise to a power, simplify or compare'],
      choices: {
        add: { pt: 'Add', en: 'Add' },
        subtract: { pt: 'Subtract', en: 'Subtract' },
        multiply: { pt: 'Multiply', en: 'Multiply' },
        divide: { pt: 'Divide', en: 'Divide' },
        power: { pt: 'Power', en: 'Power' },
        simplify: { pt: 'Simplify', en: 'Simplify' },
        compare: { pt: 'Compare', en: 'Compare' },
      },
    },
    fraction1: {
      pt: [
        'Primeira fração',
        'Primeira fração: 3/4, número misto (1 3/4), decimal (0.75) ou dízima (0.1(6))',
      ],
      en: [
        'Fraction 1',
        'First fraction: 3/4, mixed number (1 3/4), decimal (0.75) or repeating decimal (0.1(6))',
      ],
    },
    fraction2: {
      pt: ['Segunda fração', 'Segunda fração, nas mesmas formas; não entra em power e simplify'],
      en: ['Fraction 2', 'Second fraction, in the same forms; takes no part in power and simplify'],
    },
    exponent: {
      pt: ['Expoente', 'Expoente; obrigatório em power'],
      en: ['Exponent', 'Exponent; required by power'],
    },
  },
  output: {
    operation: {
      pt: ['A operação feita', 'A operação feita'],
      en: ['The operation done', 'The operation done'],
    },
    fraction1: {
      pt: ['A primeira fração', 'A primeira fração, simplificada'],
      en: ['Fraction 1', 'The first fraction, in lowest terms'],
      fields: shape,
    },
    fraction2: {
      pt: ['A segunda fração', 'A segunda fração, simplificada; ausente em power e simplify'],
      en: ['Fraction 2', 'The second fraction, in lowest terms; absent with power and simplify'],
      fields: shape,
    },
    exponent: {
      pt: ['O expoente', 'O expoente; só em power'],
      en: ['Exponent', 'The exponent; only with power'],
    },
    result: {
      pt: ['O resultado', 'O resultado; em compare, a diferença entre as duas'],
      en: ['The result', 'The result; with compare, the difference between the two'],
      fields: shape,
    },
    comparison: {
      pt: [
        'A primeira fração é maior',
        'Se a primeira fração é maior, menor ou igual à segunda; só em compare',
      ],
      en: [
        'The first fraction is greater than',
        'Whether the first fraction is greater than (maior), less than (menor) or equal to (igual) the second; only with compare',
      ],
      choices: {
        maior: { pt: 'Maior', en: 'Maior' },
        menor: { pt: 'Menor', en: 'Menor' },
        igual: { pt: 'Igual', en: 'Igual' },
      },
    },
    steps: {
      pt: ['A resolução passo a passo', 'A resolução passo a passo'],
      en: ['The solution step by step', 'The solution step by step'],
    },
  },
} satisfies TextsOf<typeof fracao>;

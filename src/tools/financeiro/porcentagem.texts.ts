import type { porcentagem } from './porcentagem.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  operacao: {
    pt: [
      'A conta',
      'A conta: percentual de um valor, que percentual uma parte é do total, aumento, desconto ou variação entre dois valores',
    ],
    en: [
      'The operation',
      'The operation: percentage of a value (percentual-de), what percentage a part is of a total (que-percentual), increase (aumento), discount (desconto) or change (variacao)',
    ],
    choices: {
      'percentual-de': { pt: 'Percentual de', en: 'Percentual de' },
      'que-percentual': { pt: 'Que percentual', en: 'Que percentual' },
      aumento: { pt: 'Aumento', en: 'Aumento' },
      desconto: { pt: 'Desconto', en: 'Desconto' },
      variacao: { pt: 'Variacao', en: 'Variacao' },
    },
  },
  percentual: {
    pt: ['Percentual', 'Percentual; para percentual-de, aumento e desconto'],
    en: ['Percentual', 'Percentage; for percentual-de, aumento and desconto'],
  },
  valor: {
    pt: ['Valor', 'Valor de base; para percentual-de, aumento e desconto'],
    en: ['Base value', 'Base value; for percentual-de, aumento and desconto'],
  },
  parte: {
    pt: ['Parte', 'Parte do total; para que-percentual'],
    en: ['Part of the total', 'Part of the total; for que-percentual'],
  },
  total: {
    pt: ['Total', 'Total, diferente de 0; para que-percentual'],
    en: ['Total', 'Total, other than 0; for que-percentual'],
  },
  valorInicial: {
    pt: ['Valor de partida', 'Valor de partida, diferente de 0; para variacao'],
    en: ['Value at the start', 'Value at the start, other than 0; for variacao'],
  },
  valorFinal: {
    pt: ['Valor de chegada', 'Valor de chegada; para variacao'],
    en: ['Value at the end', 'Value at the end; for variacao'],
  },
} satisfies FieldsTexts;

export const porcentagemTexts = {
  englishName: 'Percentage',
  summary: {
    pt: 'Percentual de um valor, aumento, desconto e variação, com a fórmula',
    en: 'Percentage of a value, increase, discount and change, with the formula',
  },

  input,
  output: {
    operacao: {
      pt: ['A conta que foi feita', 'A conta que foi feita'],
      en: ['The operation that was done', 'The operation that was done'],
      choices: {
        'percentual-de': { pt: 'Percentual de', en: 'Percentual de' },
        'que-percentual': { pt: 'Que percentual', en: 'Que percentual' },
        aumento: { pt: 'Aumento', en: 'Aumento' },
        desconto: { pt: 'Desconto', en: 'Desconto' },
        variacao: { pt: 'Variacao', en: 'Variacao' },
      },
    },
    resultado: {
      pt: ['Resultado', 'O resultado: um percentual com que-percentual e variacao, senão um valor'],
      en: ['The result', 'The result: a percentage with que-percentual and variacao, else a value'],
    },
    diferenca: {
      pt: [
        'O que o valor aumentou',
        'O que o valor aumentou, negativo quando diminuiu; só com aumento, desconto e variacao',
      ],
      en: [
        'By how much the value rose',
        'By how much the value rose, negative when it fell; only with aumento, desconto and variacao',
      ],
    },
    formula: {
      pt: ['Fórmula', 'A conta com os números enviados'],
      en: ['Formula', 'The calculation with the numbers sent'],
    },
  },
} satisfies TextsOf<typeof porcentagem>;

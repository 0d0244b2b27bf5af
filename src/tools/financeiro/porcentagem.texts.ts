import type { porcentagem } from './porcentagem.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const operacaoChoices = {
  'percentual-de': { pt: 'Percentual de um valor', en: 'Percentage of a value' },
  'que-percentual': { pt: 'Que percentual do total', en: 'What percentage of the total' },
  aumento: { pt: 'Aumento', en: 'Increase' },
  desconto: { pt: 'Desconto', en: 'Discount' },
  variacao: { pt: 'Variação entre dois valores', en: 'Change between two values' },
};

const input = {
  operacao: { pt: ['Cálculo', 'O que calcular'], en: ['Calculation', 'What to calculate'], choices: operacaoChoices },
  percentual: { pt: ['Percentual', 'Percentual; para percentual-de, aumento e desconto'], en: ['Percentage', 'Percentage; for percentual-de, aumento and desconto'], also: 'percent porcentagem' },
  valor: { pt: ['Valor', 'Valor de base; para percentual-de, aumento e desconto'], en: ['Value', 'Base value; for percentual-de, aumento and desconto'] },
  parte: { pt: ['Parte', 'Parte do total; para que-percentual'], en: ['Part', 'Part of the total; for que-percentual'] },
  total: { pt: ['Total', 'Total, diferente de 0; para que-percentual'], en: ['Total', 'Total, other than 0; for que-percentual'] },
  valorInicial: { pt: ['Valor inicial', 'Valor de partida, diferente de 0; para variacao'], en: ['Starting value', 'Value at the start, other than 0; for variacao'] },
  valorFinal: { pt: ['Valor final', 'Valor de chegada; para variacao'], en: ['Ending value', 'Value at the end; for variacao'] },
} satisfies FieldsTexts;

export const porcentagemTexts = {
  englishName: 'Percentage',
  summary: { pt: 'Percentual de um valor, aumento, desconto e variação, com a fórmula', en: 'Percentage of a value, increase, discount and change, with the formula' },
  search: { pt: 'por cento, desconto, acréscimo, %, quanto é 10%', en: 'percent, percentage, discount, increase, %' },

  why: [{ text: { pt: 'A conta é {formula}.', en: 'The sum is {formula}.' } }],
  input,
  output: {
    operacao: { pt: ['Cálculo', 'A conta que foi feita'], en: ['Calculation', 'Calculation that was done'], choices: operacaoChoices },
    resultado: { pt: ['Resultado', 'Um percentual com que-percentual e variacao; nos demais, um valor'], en: ['Result', 'A percentage with que-percentual and variacao; otherwise a value'] },
    diferenca: {
      pt: ['Diferença', 'O que o valor aumentou, negativo quando diminuiu; só com aumento, desconto e variacao'],
      en: ['Difference', 'By how much the value rose, negative when it fell; only with aumento, desconto and variacao'],
    },
    formula: { pt: ['Fórmula', 'A conta com os números enviados'], en: ['Formula', 'The calculation with the numbers sent'] },
  },
} satisfies TextsOf<typeof porcentagem>;

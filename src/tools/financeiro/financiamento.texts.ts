import { input, system } from './_financing.texts.ts';
import type { financiamento } from './financiamento.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const financiamentoTexts = {
  englishName: 'SAC and Price financing',
  summary: {
    pt: 'Parcelas de um financiamento nos dois sistemas, custo efetivo total e comparação',
    en: 'Instalments of a loan in both systems, their total effective cost and the comparison',
  },
  about: {
    pt: 'Cada valor é arredondado ao centavo, e a última parcela quita o que resta. O CET segue a Resolução CMN 4.881/2020, com meses iguais. A correção por TR ou outro índice fica de fora.',
    en: 'Each amount is rounded to the cent, and the last instalment pays off what is left. The CET follows Resolution CMN 4.881/2020, with equal months. Indexation by the TR or another index is left out.',
  },
  input,
  output: {
    valorFinanciado: {
      pt: ['Valor menos entrada', 'Valor menos entrada, mais as tarifas iniciais quando financiadas'],
      en: [
        'Amount less down payment',
        'Amount less down payment, plus the initial fees when they are financed',
      ],
    },
    prazoMeses: {
      pt: ['Prazo meses', 'Número de parcelas, contados os meses de carência'],
      en: ['Number of instalments', 'Number of instalments, months of grace included'],
    },
    taxaMensalEfetiva: {
      pt: ['Taxa mensal efetiva', 'Taxa efetiva ao mês'],
      en: ['Effective rate per month', 'Effective rate per month'],
    },
    taxaAnualEfetiva: {
      pt: ['Taxa anual efetiva', 'Taxa efetiva ao ano'],
      en: ['Effective rate per year', 'Effective rate per year'],
    },
    price: {
      pt: ['Price', 'O financiamento na tabela Price; ausente com sistema sac'],
      en: ['Price', 'The loan in the Price system; absent with sistema sac'],
      fields: system,
    },
    sac: {
      pt: ['Sac', 'O financiamento no SAC; ausente com sistema price'],
      en: ['Sac', 'The loan in the SAC; absent with sistema price'],
      fields: system,
    },
    comparacao: {
      pt: ['Comparação', 'SAC ao lado da Price; só com sistema ambos'],
      en: ['SAC beside Price', 'SAC beside Price; only with sistema ambos'],
      fields: {
        menorCusto: {
          pt: ['Menor custo', 'Sistema cuja soma das parcelas é menor'],
          en: ['MenorCusto', 'System whose sum of the instalments is smaller'],
          choices: {
            sac: { pt: 'Sac', en: 'Sac' },
            price: { pt: 'Price', en: 'Price' },
            igual: { pt: 'Igual', en: 'Igual' },
          },
        },
        diferencaTotal: {
          pt: ['Diferença total', 'Diferença entre as somas das parcelas, sem sinal'],
          en: ['DiferencaTotal', 'Difference between the sums of the instalments, without sign'],
        },
        diferencaPrimeiraParcela: {
          pt: ['Diferença primeira parcela', 'Primeira parcela do SAC menos a da Price'],
          en: ['DiferencaPrimeiraParcela', 'First instalment of the SAC less that of Price'],
        },
      },
    },
  },
} satisfies TextsOf<typeof financiamento>;

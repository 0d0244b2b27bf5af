import type { payback } from './payback.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  investimento: {
    pt: ['Valor investido no período 0', 'Valor investido no período 0'],
    en: ['Amount invested in period 0', 'Amount invested in period 0'],
  },
  fluxos: {
    pt: [
      'Fluxo de caixa de cada período',
      'Fluxo de caixa de cada período; negativo é saída. Este campo ou fluxo, e só um deles',
    ],
    en: [
      'Cash flow of each period',
      'Cash flow of each period; negative is an outflow. This field or fluxo, and only one of them',
    ],
  },
  fluxo: {
    pt: ['Fluxo', 'Fluxo de caixa igual em todos os períodos. Este campo ou fluxos, e só um deles'],
    en: [
      'Cash flow that is the same in all periods',
      'Cash flow that is the same in all periods. This field or fluxos, and only one of them',
    ],
  },
  prazo: {
    pt: ['Quantos períodos fluxo se repete', 'Quantos períodos fluxo se repete; obrigatório com ele'],
    en: ['For how many periods fluxo repeats', 'For how many periods fluxo repeats; required with it'],
  },
  taxaDesconto: {
    pt: ['Taxa desconto', 'Taxa de desconto por período (TMA): acrescenta os valores descontados'],
    en: ['Discount rate per period', 'Discount rate per period (hurdle rate): adds the discounted figures'],
  },
} satisfies FieldsTexts;

export const paybackTexts = {
  englishName: 'Simple and discounted payback',
  summary: {
    pt: 'Tempo de retorno de um investimento, com VPL, TIR e índice de lucratividade',
    en: 'Time in which an investment is recovered, with NPV, IRR and profitability index',
  },

  input,
  output: {
    paybackSimples: {
      pt: [
        'Payback simples',
        'Tempo até recuperar o investimento de vez, linear dentro do período; null quando não se recupera',
      ],
      en: [
        'PaybackSimples',
        'Time until the investment is recovered for good, linear within a period; null when it is not',
      ],
    },
    paybackDescontado: {
      pt: ['Payback descontado', 'O mesmo com fluxos descontados; só com taxaDesconto'],
      en: ['The same with discounted flows', 'The same with discounted flows; only with taxaDesconto'],
    },
    vpl: {
      pt: ['Vpl', 'Valor presente líquido (VPL); só com taxaDesconto'],
      en: ['Net present value', 'Net present value (NPV); only with taxaDesconto'],
    },
    indiceLucratividade: {
      pt: [
        'Índice lucratividade',
        'Valor presente dos fluxos dividido pelo investimento; só com taxaDesconto',
      ],
      en: [
        'IndiceLucratividade',
        'Present value of the flows divided by the investment; only with taxaDesconto',
      ],
    },
    tir: {
      pt: [
        'Tir',
        'Taxa interna de retorno por período; null quando os fluxos mudam de sinal mais de uma vez ou ela fica fora de −50 % a 1000 %',
      ],
      en: [
        'Internal rate of return per period',
        'Internal rate of return per period; null when the flows change sign more than once or it is outside −50 % to 1000 %',
      ],
    },
    totalFluxos: {
      pt: ['Soma dos fluxos', 'Soma dos fluxos, sem o investimento'],
      en: ['Sum of the flows', 'Sum of the flows, without the investment'],
    },
    lucro: {
      pt: ['Soma dos fluxos menos o investimento', 'Soma dos fluxos menos o investimento'],
      en: ['Sum of the flows less the investment', 'Sum of the flows less the investment'],
    },
    fluxos: {
      pt: ['Os fluxos', 'Os fluxos, período a período'],
      en: ['The flows', 'The flows, period by period'],
      fields: {
        periodo: {
          pt: ['Período', 'Número do período'],
          en: ['Number of the period', 'Number of the period'],
        },
        fluxo: {
          pt: ['Fluxo', 'Fluxo de caixa do período'],
          en: ['Cash flow of the period', 'Cash flow of the period'],
        },
        acumulado: {
          pt: ['Acumulado', 'Soma dos fluxos até aqui menos o investimento'],
          en: ['Sum of the flows so far less the investment', 'Sum of the flows so far less the investment'],
        },
        fluxoDescontado: {
          pt: ['Fluxo descontado', 'Fluxo em valor presente; só com taxaDesconto'],
          en: ['Flow at present value', 'Flow at present value; only with taxaDesconto'],
        },
        acumuladoDescontado: {
          pt: [
            'AcumuladoDescontado',
            'Soma dos fluxos descontados até aqui menos o investimento; só com taxaDesconto',
          ],
          en: [
            'AcumuladoDescontado',
            'Sum of the discounted flows so far less the investment; only with taxaDesconto',
          ],
        },
      },
    },
  },
} satisfies TextsOf<typeof payback>;

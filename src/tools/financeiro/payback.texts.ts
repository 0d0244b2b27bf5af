import type { payback } from './payback.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  investimento: { pt: ['Investimento inicial', 'Valor investido no período 0'], en: ['Initial investment', 'Amount invested in period 0'] },
  fluxos: {
    pt: ['Fluxo de cada período', 'Fluxo de caixa de cada período; negativo é saída. Envie este campo ou fluxo, nunca os dois'],
    en: ['Cash flows', 'Cash flow of each period; negative is an outflow. Send this field or fluxo, never both'],
    also: 'cashFlows fluxosCaixa',
  },
  fluxo: {
    pt: ['Fluxo constante', 'Fluxo de caixa igual em todos os períodos. Envie este campo ou fluxos, nunca os dois'],
    en: ['Constant cash flow', 'Cash flow that is the same in all periods. Send this field or fluxos, never both'],
    also: 'cashFlow fluxoCaixa',
  },
  prazo: { pt: ['Número de períodos', 'Quantos períodos fluxo se repete; obrigatório com ele'], en: ['Number of periods', 'For how many periods fluxo repeats; required with it'] },
  taxaDesconto: {
    pt: ['Taxa de desconto', 'Taxa de desconto por período (TMA): acrescenta os valores descontados'],
    en: ['Discount rate', 'Discount rate per period (hurdle rate): adds the discounted figures'],
  },
} satisfies FieldsTexts;

export const paybackTexts = {
  englishName: 'Simple and discounted payback',
  summary: { pt: 'Tempo de retorno de um investimento, com VPL, TIR e índice de lucratividade', en: 'Time to recover an investment, with NPV, IRR and profitability index' },
  search: { pt: 'investimento se paga, recuperar investimento, VPL, TIR, fluxo de caixa', en: 'NPV, IRR, cash flow, return time, recover investment' },

  input,
  output: {
    paybackSimples: {
      pt: ['Payback simples', 'Tempo até recuperar o investimento de vez, linear dentro do período; null quando não se recupera'],
      en: ['Simple payback', 'Time until the investment is recovered for good, linear within a period; null when it is not'],
    },
    paybackDescontado: {
      pt: ['Payback descontado', 'O mesmo com os fluxos descontados; só com taxaDesconto'],
      en: ['Discounted payback', 'The same with the cash flows discounted; only with taxaDesconto'],
    },
    vpl: {
      pt: ['Valor presente líquido (VPL)', 'Fluxos descontados menos o investimento; só com taxaDesconto'],
      en: ['Net present value (NPV)', 'Discounted cash flows less the investment; only with taxaDesconto'],
    },
    indiceLucratividade: {
      pt: ['Índice de lucratividade', 'Valor presente dos fluxos dividido pelo investimento; só com taxaDesconto'],
      en: ['Profitability index', 'Present value of the cash flows divided by the investment; only with taxaDesconto'],
    },
    tir: {
      pt: ['Taxa interna de retorno (TIR)', 'Taxa por período que zera o VPL; null quando os fluxos mudam de sinal mais de uma vez ou ela fica fora de −50 % a 1000 %'],
      en: ['Internal rate of return (IRR)', 'Rate per period at which the NPV is 0; null when the cash flows change sign more than once or it is outside −50 % to 1000 %'],
    },
    totalFluxos: { pt: ['Soma dos fluxos', 'Soma dos fluxos, sem o investimento'], en: ['Sum of cash flows', 'Sum of the cash flows, without the investment'] },
    lucro: { pt: ['Lucro', 'Soma dos fluxos menos o investimento'], en: ['Profit', 'Sum of the cash flows less the investment'] },
    fluxos: {
      pt: ['Fluxos por período', 'Os fluxos, período a período'],
      en: ['Cash flows by period', 'The flows, period by period'],
      fields: {
        periodo: { pt: ['Período', 'Número do período'], en: ['Period', 'Number of the period'] },
        fluxo: { pt: ['Fluxo de caixa', 'Fluxo de caixa do período'], en: ['Cash flow', 'Cash flow of the period'] },
        acumulado: { pt: ['Acumulado', 'Soma dos fluxos até aqui menos o investimento'], en: ['Running total', 'Sum of the flows so far less the investment'] },
        fluxoDescontado: { pt: ['Fluxo descontado', 'Fluxo em valor presente; só com taxaDesconto'], en: ['Discounted cash flow', 'Flow at present value; only with taxaDesconto'] },
        acumuladoDescontado: {
          pt: ['Acumulado descontado', 'Soma dos fluxos descontados até aqui menos o investimento; só com taxaDesconto'],
          en: ['Discounted running total', 'Sum of the discounted flows so far less the investment; only with taxaDesconto'],
        },
      },
    },
  },
} satisfies TextsOf<typeof payback>;

import type { roi } from './roi.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const roiTexts = {
  englishName: 'ROI – return on investment',
  summary: { pt: 'Lucro sobre o valor investido, total, ao mês e ao ano', en: 'Profit over the amount invested: total, per month and per year' },
  search: { pt: 'retorno, lucro do investimento, valeu a pena', en: 'return on investment, profit, investment gain' },
  people: { name: { pt: 'ROI, retorno do dinheiro', en: 'ROI, return on money' } },

  input: {
    investimento: { pt: ['Valor investido', 'Quanto saiu do bolso no início'], en: ['Amount invested', 'What was paid at the start'] },
    retorno: { pt: ['Valor de volta', 'Tudo o que voltou do investimento, e não só o lucro'], en: ['Amount returned', 'All that came back from the investment, not just the profit'] },
    prazo: { pt: ['Tempo do investimento', 'Tempo do investimento: acrescenta roiMensal e roiAnualizado'], en: ['Holding time', 'Holding time: adds roiMensal and roiAnualizado'] },
    unidadePrazo: {
      pt: ['Unidade do tempo', 'Um ano são 12 meses ou 365 dias'],
      en: ['Time unit', 'A year is 12 months or 365 days'],
      choices: { dias: { pt: 'Dias', en: 'Days' }, meses: { pt: 'Meses', en: 'Months' }, anos: { pt: 'Anos', en: 'Years' } },
    },
  },
  output: {
    investimento: { pt: ['Valor investido', 'Quanto saiu do bolso no início'], en: ['Amount invested', 'What was paid at the start'] },
    retorno: { pt: ['Valor de volta', 'Valor recebido de volta'], en: ['Amount returned', 'Amount that came back'] },
    lucro: { pt: ['Lucro', 'Retorno menos investimento'], en: ['Profit', 'Amount returned less amount invested'] },
    roi: { pt: ['ROI', 'Lucro sobre o investimento'], en: ['ROI', 'Profit over the investment'] },
    multiplo: { pt: ['Múltiplo', 'Quantas vezes o investimento voltou'], en: ['Multiple', 'How many times the investment came back'] },
    roiMensal: { pt: ['ROI ao mês', 'ROI ao mês, por juros compostos; só com prazo'], en: ['Monthly ROI', 'ROI per month, compounded; only with prazo'] },
    roiAnualizado: { pt: ['ROI ao ano', 'ROI ao ano, por juros compostos; só com prazo'], en: ['Yearly ROI', 'ROI per year, compounded; only with prazo'] },
  },
} satisfies TextsOf<typeof roi>;

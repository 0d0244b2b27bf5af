import type { roi } from './roi.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const roiTexts = {
  englishName: 'ROI – return on investment',
  summary: {
    pt: 'Lucro sobre o valor investido, total, ao mês e ao ano',
    en: 'Profit on the amount invested, in all, per month and per year',
  },

  input: {
    investimento: {
      pt: ['Valor investido', 'Valor investido'],
      en: ['Amount invested', 'Amount invested'],
    },
    retorno: {
      pt: ['Retorno', 'Tudo o que voltou do investimento, e não só o lucro'],
      en: [
        'All that came back of the investment',
        'All that came back of the investment, not the profit alone',
      ],
    },
    prazo: {
      pt: ['Tempo do investimento', 'Tempo do investimento: acrescenta roiMensal e roiAnualizado'],
      en: ['Holding time', 'Holding time: adds roiMensal and roiAnualizado'],
    },
    unidadePrazo: {
      pt: ['Unidade do prazo', 'Unidade do prazo: um ano são 12 meses ou 365 dias'],
      en: ['Unit of prazo', 'Unit of prazo: a year is 12 months or 365 days'],
      choices: {
        dias: { pt: 'Dias', en: 'Dias' },
        meses: { pt: 'Meses', en: 'Meses' },
        anos: { pt: 'Anos', en: 'Anos' },
      },
    },
  },
  output: {
    investimento: {
      pt: ['Valor investido', 'Valor investido'],
      en: ['Amount invested', 'Amount invested'],
    },
    retorno: {
      pt: ['Retorno', 'Valor recebido de volta'],
      en: ['Amount that came back', 'Amount that came back'],
    },
    lucro: {
      pt: ['Lucro', 'Retorno menos investimento'],
      en: ['Return less investment', 'Return less investment'],
    },
    roi: {
      pt: ['Roi', 'Lucro sobre o investimento'],
      en: ['Roi', 'Profit on the investment'],
    },
    multiplo: {
      pt: ['Quantas vezes o investimento voltou', 'Quantas vezes o investimento voltou'],
      en: ['How many times the investment came back', 'How many times the investment came back'],
    },
    roiMensal: {
      pt: ['ROI ao mês', 'ROI ao mês, por juros compostos; só com prazo'],
      en: ['ROI per month', 'ROI per month, compounded; only with prazo'],
    },
    roiAnualizado: {
      pt: ['ROI ao ano', 'ROI ao ano, por juros compostos; só com prazo'],
      en: ['ROI per year', 'ROI per year, compounded; only with prazo'],
    },
  },
} satisfies TextsOf<typeof roi>;

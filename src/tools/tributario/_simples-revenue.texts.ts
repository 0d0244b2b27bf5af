import { rbt12 } from './_fields.texts.ts';
import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

const anexo = {
  pt: ['Anexo', 'Anexo do Simples Nacional; com fator-r, III se a folha é 28 % da receita ou mais, senão V'],
  en: [
    'Annex of the Simples Nacional',
    'Annex of the Simples Nacional; with fator-r, III where the payroll is 28 % of the revenue or more, else V',
  ],
  choices: {
    I: { pt: 'I', en: 'I' },
    II: { pt: 'II', en: 'II' },
    III: { pt: 'III', en: 'III' },
    IV: { pt: 'IV', en: 'IV' },
    V: { pt: 'V', en: 'V' },
    'fator-r': { pt: 'Fator r', en: 'Fator r' },
  },
} satisfies FieldTexts;

const marks = {
  issRetido: {
    pt: ['Iss retido', 'Se o ISS foi retido pelo tomador, e sai do DAS'],
    en: ['The customer withheld the ISS', 'Whether the customer withheld the ISS, which then leaves the DAS'],
  },
  substituicaoIcms: {
    pt: ['Substituição icms', 'Se o ICMS foi recolhido por substituição tributária, e sai do DAS'],
    en: [
      'The ICMS was paid by tax substitution',
      'Whether the ICMS was paid by tax substitution, and leaves the DAS',
    ],
  },
  monofasico: {
    pt: [
      'A tributação é concentrada',
      'Se a tributação é concentrada (monofásica): saem do DAS PIS e Cofins e, desde 2027, só para combustíveis, CBS e IBS',
    ],
    en: [
      'The taxation is single-stage',
      'Whether the taxation is single-stage (monofásica): PIS and Cofins leave the DAS and, since 2027, for fuels alone, CBS and IBS',
    ],
  },
  exportacao: {
    pt: [
      'Exportação',
      'Se a receita é de exportação: saem do DAS ISS, ICMS, IPI, PIS e Cofins e, desde 2027, CBS e IBS',
    ],
    en: [
      'The revenue is of exports',
      'Whether the revenue is of exports: ISS, ICMS, IPI, PIS and Cofins leave the DAS and, since 2027, CBS and IBS',
    ],
  },
} satisfies FieldsTexts;

export const simplesInput = {
  rbt12,
  anexo,
  receitaMes: {
    pt: ['Receita mês', 'Receita bruta do mês. Obrigatória com anexo, sem receitas'],
    en: ['Gross revenue of the month', 'Gross revenue of the month. Required with anexo, without receitas'],
  },
  receitas: {
    pt: [
      'Receitas',
      'Receitas do mês de vários anexos ou com tributação diferente, no lugar de anexo e receitaMes',
    ],
    en: [
      'Receitas',
      'Revenues of the month of several annexes or taxed in other ways, in place of anexo and receitaMes',
    ],
    fields: {
      anexo,
      valor: {
        pt: ['Receita bruta do mês nesse anexo', 'Receita bruta do mês nesse anexo'],
        en: ['Gross revenue of the month in that annex', 'Gross revenue of the month in that annex'],
      },
      ...marks,
    },
  },
  ...marks,
  mesesAnteriores: {
    pt: [
      'Meses anteriores',
      'Tempo de atividade nos 12 meses de rbt12. Com menos de 12, rbt12 e folha12 são levados a 12 meses (Resolução CGSN 140/2018, art. 22); sem nenhum, desde 2027, vale a primeira faixa',
    ],
    en: [
      'Time of activity in the 12 months of rbt12',
      'Time of activity in the 12 months of rbt12. With less than 12, rbt12 and folha12 are scaled to 12 months (CGSN Resolution 140/2018, art. 22); with none, since 2027, the first band holds',
    ],
  },
  folha12: {
    pt: [
      'Folha 12',
      'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS. Obrigatória com anexo fator-r',
    ],
    en: [
      'Payroll of the 12 months of rbt12',
      'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS. Required with anexo fator-r',
    ],
  },
  hibrido: {
    pt: [
      'CBS e IBS são pagos no regime regular',
      'Se CBS e IBS são pagos no regime regular, fora do DAS. Só desde 2027',
    ],
    en: [
      'CBS and IBS are paid in the regular regime',
      'Whether CBS and IBS are paid in the regular regime, outside the DAS. Only since 2027',
    ],
  },
} satisfies FieldsTexts;

export const janelaRbt12 = {
  pt: ['Os 12 meses cuja receita conta', 'Os 12 meses cuja receita conta. Só com competencia'],
  en: ['The 12 months whose revenue counts', 'The 12 months whose revenue counts. Only with competencia'],
  fields: {
    de: {
      pt: ['O primeiro mês', 'O primeiro mês (AAAA-MM)'],
      en: ['The first month', 'The first month (YYYY-MM)'],
    },
    ate: {
      pt: ['Até', 'O último mês (AAAA-MM)'],
      en: ['The last month', 'The last month (YYYY-MM)'],
    },
  },
} satisfies FieldTexts;

import { rbt12 } from './_fields.texts.ts';
import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

const anexo = {
  pt: ['Anexo do Simples', 'Anexo do Simples Nacional; com fator-r, III se a folha é 28 % da receita ou mais, senão V'],
  en: ['Simples annex', 'Annex of the Simples Nacional; with fator-r, III when the payroll is 28 % of the revenue or more, otherwise V'],
  choices: {
    I: { pt: 'Anexo I (comércio)', en: 'Annex I (commerce)' },
    II: { pt: 'Anexo II (indústria)', en: 'Annex II (manufacturing)' },
    III: { pt: 'Anexo III', en: 'Annex III' },
    IV: { pt: 'Anexo IV', en: 'Annex IV' },
    V: { pt: 'Anexo V', en: 'Annex V' },
    'fator-r': { pt: 'Fator R (anexo III ou V)', en: 'Factor R (annex III or V)' },
  },
} satisfies FieldTexts;

const marks = {
  issRetido: { pt: ['ISS retido', 'O tomador reteve o ISS, que sai do DAS'], en: ['ISS withheld', 'The customer withheld the ISS, which leaves the DAS'] },
  substituicaoIcms: {
    pt: ['ICMS por substituição', 'O ICMS foi recolhido por substituição tributária e sai do DAS'],
    en: ['ICMS by tax substitution', 'The ICMS was paid by tax substitution and leaves the DAS'],
  },
  monofasico: {
    pt: ['Tributação monofásica', 'Tributação concentrada: saem do DAS PIS e Cofins e, desde 2027, só para combustíveis, CBS e IBS'],
    en: ['Single-stage taxation', 'Taxed once in the chain (monofásica): PIS and Cofins leave the DAS and, from 2027, for fuels only, CBS and IBS'],
  },
  exportacao: {
    pt: ['Receita de exportação', 'Saem do DAS ISS, ICMS, IPI, PIS e Cofins e, desde 2027, CBS e IBS'],
    en: ['Export revenue', 'ISS, ICMS, IPI, PIS and Cofins leave the DAS and, from 2027, CBS and IBS'],
  },
} satisfies FieldsTexts;

export const simplesInput = {
  rbt12,
  anexo,
  receitaMes: { pt: ['Receita do mês', 'Receita bruta do mês. Obrigatória com anexo, sem receitas'], en: ['Monthly revenue', 'Gross revenue of the month. Required with anexo, without receitas'] },
  receitas: {
    pt: ['Receitas por anexo', 'Receitas do mês de vários anexos ou com tributação diferente, no lugar de anexo e receitaMes'],
    en: ['Revenue by annex', 'Revenue of the month from several annexes or taxed in other ways, in place of anexo and receitaMes'],
    fields: { anexo, valor: { pt: ['Receita bruta', 'Receita bruta do mês nesse anexo'], en: ['Gross revenue', 'Gross revenue of the month in that annex'] }, ...marks },
  },
  ...marks,
  mesesAnteriores: {
    pt: [
      'Meses de atividade',
      'Tempo de atividade nos 12 meses de rbt12. Com menos de 12, rbt12 e folha12 são levados a 12 meses (Resolução CGSN 140/2018, art. 22); sem nenhum, desde 2027, vale a primeira faixa',
    ],
    en: [
      'Months of activity',
      'Time of activity in the 12 months of rbt12. With less than 12, rbt12 and folha12 are scaled to 12 months (CGSN Resolution 140/2018, art. 22); with none, from 2027, the first band applies',
    ],
  },
  folha12: {
    pt: ['Folha de 12 meses', 'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS. Obrigatória com anexo fator-r'],
    en: ['12-month payroll', 'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS. Required with anexo fator-r'],
  },
  hibrido: {
    pt: ['Regime híbrido (CBS e IBS fora do DAS)', 'Paga CBS e IBS no regime regular. Só desde 2027'],
    en: ['Hybrid regime (CBS and IBS outside the DAS)', 'CBS and IBS are paid under the regular regime. Only from 2027'],
  },
} satisfies FieldsTexts;

export const janelaRbt12 = {
  pt: ['Meses que contam', 'Os 12 meses que entram na receita. Só com competencia'],
  en: ['Months that count', 'The 12 months whose revenue counts. Only with competencia'],
  fields: {
    de: { pt: ['Primeiro mês', 'O primeiro mês (AAAA-MM)'], en: ['First month', 'The first month (YYYY-MM)'] },
    ate: { pt: ['Último mês', 'O último mês (AAAA-MM)'], en: ['Last month', 'The last month (YYYY-MM)'] },
  },
} satisfies FieldTexts;

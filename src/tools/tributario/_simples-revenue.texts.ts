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

const kinds = {
  natureza: {
    pt: [
      'Natureza da receita',
      'Receita que o anexo tributa de outro modo: frete intermunicipal e comunicação (LC 123/2006, art. 18, § 5º-E), locação de bens móveis ou, desde 2027, a que não paga ICMS nem ISS',
    ],
    en: [
      'Nature of the revenue',
      'Revenue that the annex taxes in another way: freight between cities and communication (LC 123/2006, art. 18, § 5º-E), lease of movable goods or, from 2027, revenue without ICMS and ISS',
    ],
    choices: {
      padrao: { pt: 'Padrão do anexo', en: 'Standard of the annex' },
      'transporte-comunicacao': { pt: 'Transporte ou comunicação', en: 'Freight or communication' },
      'locacao-bens-moveis': { pt: 'Locação de bens móveis', en: 'Lease of movable goods' },
      'sem-icms-iss': { pt: 'Sem ICMS nem ISS', en: 'Without ICMS and ISS' },
    },
  },
  foraDoDas: {
    pt: ['Tributos fora do DAS', 'Tributos desta receita que saem do DAS: substituição, tributação concentrada ou isenção'],
    en: ['Taxes outside the DAS', 'Taxes of this revenue that leave the DAS: substitution, single stage or exemption'],
    choices: {
      icms: { pt: 'ICMS', en: 'ICMS' },
      iss: { pt: 'ISS', en: 'ISS' },
      pis: { pt: 'PIS', en: 'PIS' },
      cofins: { pt: 'Cofins', en: 'Cofins' },
      ipi: { pt: 'IPI', en: 'IPI' },
      cbs: { pt: 'CBS', en: 'CBS' },
      ibs: { pt: 'IBS', en: 'IBS' },
    },
  },
  issFixo: {
    pt: ['ISS fixo municipal', 'Escritório contábil que paga ISS fixo ao município (LC 123/2006, art. 18, § 22-A): o ISS sai do DAS'],
    en: ['Fixed municipal ISS', 'Accounting firm that pays a fixed ISS to the city (LC 123/2006, art. 18, § 22-A): the ISS leaves the DAS'],
  },
} satisfies FieldsTexts;

export const simplesInput = {
  rbt12,
  anexo,
  receitaMes: { pt: ['Receita do mês', 'Receita bruta do mês. Obrigatória com anexo, sem receitas'], en: ['Monthly revenue', 'Gross revenue of the month. Required with anexo, without receitas'] },
  receitas: {
    pt: ['Receitas por anexo', 'Receitas do mês de vários anexos ou com tributação diferente, no lugar de anexo e receitaMes'],
    en: ['Revenue by annex', 'Revenue of the month from several annexes or taxed in other ways, in place of anexo and receitaMes'],
    columns: ['anexo', 'valor'],
    from: [{ list: 'receitas', show: ['aliquotaEfetiva', 'valor'], totals: ['aliquotaEfetiva', 'das'] }],
    fields: { anexo, valor: { pt: ['Receita bruta', 'Receita bruta do mês nesse anexo'], en: ['Gross revenue', 'Gross revenue of the month in that annex'] }, ...marks, ...kinds },
  },
  ...marks,
  ...kinds,
  valorFixoIss: {
    pt: ['ISS em valor fixo', 'Valor mensal fixo do ISS no DAS, no lugar do calculado (LC 123/2006, art. 18, § 18). Só com RBT12 até R$ 360 mil'],
    en: ['Fixed amount of ISS', 'Fixed monthly ISS in the DAS, in place of the computed one (LC 123/2006, art. 18, § 18). Only with RBT12 up to BRL 360 thousand'],
  },
  valorFixoIcms: {
    pt: ['ICMS em valor fixo', 'Valor mensal fixo do ICMS no DAS, no lugar do calculado (LC 123/2006, art. 18, § 18). Só com RBT12 até R$ 360 mil'],
    en: ['Fixed amount of ICMS', 'Fixed monthly ICMS in the DAS, in place of the computed one (LC 123/2006, art. 18, § 18). Only with RBT12 up to BRL 360 thousand'],
  },
  rbt12Exportacao: {
    pt: ['Exportação de 12 meses', 'Receita de exportação dos 12 meses: decide a faixa das receitas exportadas, e rbt12 a das demais'],
    en: ['12-month exports', 'Export revenue of the 12 months: it decides the band of exported revenue, and rbt12 that of the rest'],
  },
  receitaAcumuladaAno: {
    pt: ['Receita acumulada do ano', 'Receita do ano-calendário antes deste mês, sem exportação: compara o ano com o sublimite e o limite'],
    en: ['Revenue so far', 'Revenue of the calendar year before this month, without exports: compares the year with the sublimit and the limit'],
  },
  sublimiteExcedidoAnoAnterior: {
    pt: ['Sublimite excedido antes', 'A receita do ano anterior passou do sublimite: ICMS, ISS e IBS são pagos fora do DAS'],
    en: ['Sublimit exceeded before', 'The revenue of the year before was above the sublimit: ICMS, ISS and IBS are paid outside the DAS'],
  },
  mesInicio: {
    pt: ['Mês de abertura', 'Mês deste ano em que a empresa abriu: limite e sublimite são proporcionais. Pede receitaAcumuladaAno'],
    en: ['Month of opening', 'Month of this year in which the company opened: limit and sublimit are proportional. Needs receitaAcumuladaAno'],
  },
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
    because: {
      pt: 'Com folha de 28 % da receita ou mais, os serviços do fator R pagam pelo anexo III; com menos, pelo V (LC 123/2006, art. 18, §§ 5º-J e 5º-M).',
      en: 'With a payroll of 28 % of the revenue or more, services of factor R pay by annex III; with less, by annex V (LC 123/2006, art. 18, §§ 5-J and 5-M).',
    },
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

import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { aih } from './aih.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  aih: { pt: ['AIH', 'Número gerado'], en: ['AIH', 'Number generated'] },
  uf: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
  year: { pt: ['Ano', 'Ano da autorização'], en: ['Year', 'Year of the authorization'] },
  competence: { pt: ['Competência', 'Mês da competência (AAAA-MM)'], en: ['Billing month', 'Billing month (YYYY-MM)'] },
} satisfies FieldsTexts;

export const aihTexts = {
  englishName: 'Hospital authorization (AIH) generator',
  summary: {
    pt: 'Gera e valida números de autorização de internação hospitalar (AIH) do SUS',
    en: 'Generates and validates hospital admission authorization numbers (AIH) of the SUS, the Brazilian public health system',
  },
  search: { pt: 'internação, hospital, SUS', en: 'hospital admission, SUS' },
  about: {
    pt: 'Portarias SAS/MS nº 567/2005, 492/2008 e 735/2008. Os números são fictícios e podem coincidir com os de uma internação real.',
    en: 'Ordinances SAS/MS 567/2005, 492/2008 and 735/2008. The numbers are fictitious and may match those of real admissions.',
  },
  input: {
    value: documentValue('AIH'),
    uf: { pt: ['Estado', 'Unidade da federação, em duas letras. Sem ela, sorteada'], en: ['State', 'Brazilian state, in two letters. Random if left out'] },
    year: { pt: ['Ano', 'Ano da autorização. Sem ele, o atual'], en: ['Year', 'Year of the authorization. Without it, the current one'] },
    month: {
      pt: ['Mês da competência', 'Não entra no número. Sem ele, o atual, ou dezembro de um ano passado'],
      en: ['Billing month', 'Not part of the number. Without it, the current one, or December of a past year'],
    },
    formatted,
  },
  output: [
    one,
    { aihs: listed('AIHs', 'AIHs', one) },
    {
      uf: { pt: ['Estado', 'Sigla da unidade da federação, ou BR na central nacional (CNRAC)'], en: ['State', 'Code of the state, or BR for the national center (CNRAC)'] },
      year: { pt: ['Ano', 'Ano da autorização'], en: ['Year', 'Year of the authorization'] },
      type: { pt: ['Tipo de internação', 'Geral, de alta complexidade (cnrac) ou eletiva'], en: ['Admission type', 'General (geral), highly complex care (cnrac) or elective (eletiva)'] },
      sequence: { pt: ['Número sequencial', 'Número de ordem, de 7 dígitos'], en: ['Sequence number', 'Running number, of 7 digits'] },
    },
  ],
} satisfies TextsOf<typeof aih>;

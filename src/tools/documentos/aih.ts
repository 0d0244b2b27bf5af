import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, integer, integerFrom, uf, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { checkAih, drawAih, formatAih, readAih } from '../../documents/aih.ts';
import { pick } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { impossibleYear, stateCode, typeCode } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

/** The states number the authorisations themselves since January 2006 (Portaria SAS/MS 567/2005). */
const FIRST_YEAR = 2006;

/** Hospital admission of the SUS: generates and validates. Rule and its sources in `documents/aih.ts`. */
export const aih = defineDocument({
  path: '/aih',
  name: 'Gerador de AIH',
  invalid: { pt: 'AIH inválida', en: 'Invalid AIH' },
  summary: 'Gera e valida números de autorização de internação hospitalar do SUS',
  en: {
    name: 'AIH generator',
    summary:
      'Generates and validates numbers of the hospital admission authorisation of the SUS, the Brazilian public health system',
  },
  about: {
    pt: 'Portarias SAS/MS nº 567/2005, 492/2008 e 735/2008. Os números são fictícios e podem coincidir com os de uma internação real.',
    en: 'Ordinances SAS/MS 567/2005, 492/2008 and 735/2008. The numbers are fictitious and may coincide with those of a real admission.',
  },
  generate: {
    input: {
      uf: describe(v.optional(uf), {
        pt: 'Unidade da federação, em duas letras. Sem ela, sorteada',
        en: 'Brazilian state, in two letters. Without it, drawn',
      }),
      year: describe(v.optional(integerFrom(FIRST_YEAR)), {
        pt: 'Ano da autorização. Sem ele, o atual',
        en: 'Year of the authorisation. Without it, the current one',
      }),
      month: describe(v.optional(integer(1, 12)), {
        pt: 'Mês da competência, que não entra no número. Sem ele, o atual, ou dezembro de um ano passado',
        en: 'Month of the billing period, which is not in the number. Without it, the current one, or December of a past year',
      }),
      formatted,
    },
    output: {
      aih: describe(v.string(), { pt: 'AIH gerada', en: 'AIH generated' }),
      uf: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
      year: describe(v.number(), { pt: 'Ano da autorização', en: 'Year of the authorisation' }, null),
      competence: describe(v.string(), { pt: 'Competência (AAAA-MM)', en: 'Billing period (YYYY-MM)' }),
    },
    run({ uf: sent, year: sentYear, month: sentMonth, formatted }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sentYear, FIRST_YEAR, current);
      const year = sentYear ?? current;
      const month = sentMonth ?? (year === current ? monthOf(today) : 12);
      const competence = `${year}-${String(month).padStart(2, '0')}`;
      if (competence > today.slice(0, 7)) {
        throw invalidValue('month', {
          pt: `deve ser no máximo ${monthOf(today)}, o mês corrente, em ${year}`,
          en: `must be at most ${monthOf(today)}, the current month, in ${year}`,
        });
      }
      const uf = sent ? upperUf(sent) : pick(random, states);
      const aih = drawAih(random, uf, year);
      return { aih: formatted ? formatAih(aih) : aih, uf, year, competence };
    },
  },
  validate: {
    reasons: {
      'repeated-digits': repeatedDigits,
      'state-code': stateCode,
      year: impossibleYear,
      type: typeCode,
      'check-digit': checkDigits,
    },
    output: {
      uf: describe(v.string(), {
        pt: 'Sigla da unidade da federação, ou BR na central nacional (CNRAC)',
        en: 'Code of the state, or BR for the national centre (CNRAC)',
      }),
      year: describe(v.number(), { pt: 'Ano da autorização', en: 'Year of the authorisation' }, null),
      type: describe(v.string(), {
        pt: 'Tipo: geral, cnrac (alta complexidade) ou eletiva',
        en: 'Kind: general (geral), cnrac (high complexity) or elective (eletiva)',
      }),
      sequence: describe(v.string(), {
        pt: 'Número sequencial, de 7 dígitos',
        en: 'Sequence number, of 7 digits',
      }),
    },
    shape: { pattern: /^\d{13}$/, says: { pt: 'deve ter 13 dígitos', en: 'must have 13 digits' } },
    run(value, _, { today }) {
      const reason = checkAih(value, yearOf(today));
      if (reason) return reason;
      const parts = readAih(value);
      return { formatted: formatAih(value), ...parts, uf: parts.uf as string, type: parts.type as string };
    },
  },
  wrong: { parts: { 'state-code': [0, 2], year: [2, 4], type: [4, 5] } },
  examples: [
    { input: { action: 'validate', value: '3526100000016' } },
    { input: { uf: 'BA', year: 2025, month: 3 } },
  ],
  impossible: { action: 'validate', value: '0000000000000' },
});

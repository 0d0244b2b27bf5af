import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/aih.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, integerFrom, uf, upperUf, inUnit, num, pure } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { drawAih, formatAih, FIRST_AIH_YEAR } from '../../documents/aih.ts';
import { pick } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { impossibleYear, stateCode, typeCode } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

/** Hospital admission of the SUS: generates and validates. Rule and its sources in `documents/aih.ts`. */
export const aih = defineDocument({
  path: '/aih',
  name: 'Gerador de AIH',
  invalid: { pt: 'AIH inválida', en: 'Invalid AIH' },
  plural: 'aihs',
  generate: {
    input: {
      uf: v.optional(uf),
      year: v.optional(inUnit(pure, integerFrom(FIRST_AIH_YEAR))),
      month: v.optional(inUnit(pure, integer(1, 12))),
      formatted,
    },
    output: {
      aih: v.string(),
      uf: v.string(),
      year: num(pure),
      competence: v.string(),
    },
    run({ uf: sent, year: sentYear, month: sentMonth, formatted }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sentYear, FIRST_AIH_YEAR, current);
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
    narrows: ['uf', 'year'],
    reasons: {
      'repeated-digits': repeatedDigits,
      'state-code': stateCode,
      year: impossibleYear,
      type: typeCode,
      'check-digit': checkDigits,
    },
    output: {
      uf: v.string(),
      year: num(pure),
      type: v.string(),
      sequence: v.string(),
    },
    says: { pt: 'deve ter 13 dígitos', en: 'must have 13 digits' },
    parse,
    isDated: true,
    isValid,
  },
  wrong: { parts: { 'state-code': [0, 2], year: [2, 4], type: [4, 5] } },
  examples: [
    { input: { action: 'validate', value: '3526100000016' } },
    { input: { uf: 'BA', year: 2025, month: 3 } },
  ],
  impossible: { action: 'validate', value: '0000000000000' },
});

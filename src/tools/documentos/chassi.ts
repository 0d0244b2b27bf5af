import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/chassi.ts';
import { count, flag, integerFrom, inUnit, pure } from '../../kit/fields/index.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { FIRST_MODEL_YEAR, withLetterInSerial, drawRecentChassi } from '../../documents/chassi.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { requireYearUpTo } from './_years.ts';

const serialEnd = { pt: 'deve terminar em quatro algarismos', en: 'must end in four digits' };

/** Vehicle identification number (VIN): generates and validates. Rule and its sources in `documents/chassi.ts`. */
export const chassi = defineDocument({
  path: '/chassi',
  name: 'Gerador de chassi (VIN)',
  invalid: { pt: 'Chassi inválido', en: 'Invalid VIN' },
  items: 'chassis',
  generate: {
    input: {
      count: count(),
      brazilian: flag(true),
      year: v.optional(inUnit(pure, integerFrom(FIRST_MODEL_YEAR))),
    },
    output: {
      chassis: v.array(v.string()),
    },
    run({ count, brazilian, year }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(year, FIRST_MODEL_YEAR, current + 1);
      return { chassis: distinct(count, () => drawRecentChassi(random, brazilian, current, year)) };
    },
  },
  validate: {
    narrows: ['brazilian', 'year'],
    reasons: { 'repeated-digits': repeatedDigits, serial: serialEnd, 'check-digit': checkDigits },
    output: {
      wmi: v.string(),
      manufacturer: v.nullable(v.string()),
      country: v.nullable(v.string()),
      brazilian: v.boolean(),
      modelYears: inUnit(pure, v.array(v.number())),
      plantCode: v.string(),
      serial: v.string(),
      checkDigit: v.object({
        found: v.string(),
        expected: v.string(),
        matches: v.boolean(),
        mandatory: v.boolean(),
      }),
    },
    says: {
      pt: 'deve ter 17 algarismos ou letras, sem I, O e Q',
      en: 'must have 17 digits or letters, without I, O and Q',
    },
    parse,
    isDated: true,
    isValid,
  },
  wrong: {
    checkDigits: [8, 9],
    // Only numbers of North America need the check digit.
    choices: ({ brazilian }) => (brazilian === undefined ? [{ brazilian: false }] : []),
    canBe: (reason, { brazilian }) => reason !== 'check-digit' || !brazilian,
    replace: (value, reason, random) => (reason === 'serial' ? withLetterInSerial(random, value) : undefined),
  },
  examples: [{ input: { action: 'validate', value: '9BWZZZ377VT004251' } }, { input: { year: 2024 } }],
  impossible: { action: 'validate', value: '99999999999999999' },
});

import * as v from 'valibot';
import { count, flag, integerFrom, inUnit, pure } from '../../kit/fields/index.ts';
import { manufacturers } from '../../data/wmi.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import {
  chassiCheckDigit,
  checkChassi,
  countryOfWmi,
  drawChassi,
  FIRST_MODEL_YEAR,
  modelYearsOf,
  needsCheckDigit,
  withLetterInSerial,
} from '../../documents/chassi.ts';
import { between, distinct, pick } from '../../lib/random.ts';
import { defineDocument } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { requireYearUpTo } from './_years.ts';

const serialEnd = { pt: 'deve terminar em quatro algarismos', en: 'must end in four digits' };

/** How many model years a draw without `year` chooses from, up to the current one. */
const RECENT_YEARS = 15;

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
      const makers = manufacturers.filter(({ wmi }) => (countryOfWmi(wmi) === 'BR') === brazilian);
      const draw = () => {
        const { wmi } = pick(random, makers);
        return drawChassi(random, wmi, year ?? between(random, current - RECENT_YEARS + 1, current));
      };
      return { chassis: distinct(count, draw) };
    },
  },
  validate: {
    compares: { brazilian: true, year: ({ modelYears }, year) => modelYears.includes(year) },
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
    shape: {
      pattern: /^[0-9A-HJ-NPR-Z]{17}$/,
      says: {
        pt: 'deve ter 17 algarismos ou letras, sem I, O e Q',
        en: 'must have 17 digits or letters, without I, O and Q',
      },
    },
    run(value, _, { today }) {
      const reason = checkChassi(value);
      if (reason) return reason;
      const wmi = value.slice(0, 3);
      const country = countryOfWmi(wmi);
      const [found, expected] = [value.slice(8, 9), chassiCheckDigit(value)];
      return {
        formatted: value,
        wmi,
        manufacturer: manufacturers.find((one) => one.wmi === wmi)?.name ?? null,
        country,
        brazilian: country === 'BR',
        modelYears: modelYearsOf(value, yearOf(today) + 1),
        plantCode: value.slice(10, 11),
        serial: value.slice(11),
        checkDigit: { found, expected, matches: found === expected, mandatory: needsCheckDigit(value) },
      };
    },
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

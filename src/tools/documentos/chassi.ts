import * as v from 'valibot';
import { count, describe, flag, integerFrom } from '../../kit/fields/index.ts';
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
  summary: 'Gera e valida números de chassi, com fabricante, país e anos-modelo',
  en: {
    name: 'Chassis number (VIN) generator',
    summary: 'Generates and validates chassis numbers, with manufacturer, country and model years',
  },
  about: {
    pt: 'ISO 3779 e 3780 e ABNT NBR 6066. O dígito verificador só é obrigatório na América do Norte (49 CFR 565.15): em outros países, um que não confere não torna o número inválido. Os números são fictícios e podem coincidir com os de um veículo real.',
    en: 'ISO 3779 and 3780 and ABNT NBR 6066. The check digit is mandatory in North America only (49 CFR 565.15): elsewhere, one that does not match does not make the number invalid. The numbers are fictitious and may coincide with those of a real vehicle.',
  },
  items: 'chassis',
  generate: {
    input: {
      count: count(),
      brazilian: describe(flag(true), {
        pt: 'Se o fabricante é do Brasil, e não de outro país',
        en: 'Whether the manufacturer is of Brazil, and not of another country',
      }),
      year: describe(v.optional(integerFrom(FIRST_MODEL_YEAR)), {
        pt: 'Ano do modelo. Sem ele, um dos últimos',
        en: 'Model year. Without it, one of the latest',
      }),
    },
    output: {
      chassis: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
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
    reasons: { 'repeated-digits': repeatedDigits, serial: serialEnd, 'check-digit': checkDigits },
    output: {
      wmi: describe(v.string(), {
        pt: 'Código mundial do fabricante (WMI), os 3 primeiros caracteres',
        en: 'World manufacturer identifier (WMI), the first 3 characters',
      }),
      manufacturer: describe(v.nullable(v.string()), {
        pt: 'Fabricante, ou null se não é conhecido',
        en: 'Manufacturer, or null if it is not known',
      }),
      country: describe(v.nullable(v.string()), {
        pt: 'País do fabricante, ou null se não é conhecido',
        en: 'Country of the manufacturer, in Portuguese, or null if it is not known',
      }),
      brazilian: describe(v.boolean(), {
        pt: 'Se o fabricante é do Brasil',
        en: 'Whether the manufacturer is of Brazil',
      }),
      modelYears: describe(
        v.array(v.number()),
        {
          pt: 'Anos de modelo possíveis: o código do ano se repete a cada 30',
          en: 'Possible model years: the code of the year comes again every 30',
        },
        null,
      ),
      plantCode: describe(v.string(), {
        pt: 'Código da fábrica, o 11º caractere',
        en: 'Code of the plant, the 11th character',
      }),
      serial: describe(v.string(), {
        pt: 'Número de série, os 6 últimos caracteres',
        en: 'Serial number, the last 6 characters',
      }),
      checkDigit: describe(
        v.object({
          found: describe(v.string(), { pt: 'O que está no número', en: 'What stands in the number' }),
          expected: describe(v.string(), { pt: 'O que o cálculo dá', en: 'What the calculation gives' }),
          matches: describe(v.boolean(), { pt: 'Se os dois são iguais', en: 'Whether the two are equal' }),
          mandatory: describe(v.boolean(), {
            pt: 'Se o país do fabricante exige o dígito',
            en: 'Whether the country of the manufacturer requires the digit',
          }),
        }),
        { pt: 'Dígito verificador, o 9º caractere', en: 'Check digit, the 9th character' },
      ),
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

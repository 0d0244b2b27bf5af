import * as v from 'valibot';
import { judiciary } from '../../data/judiciary.ts';
import { checkProcesso, drawProcesso, formatProcesso, readProcesso } from '../../documents/processo.ts';
import { type Court, courtsOf } from '../../documents/processo/courts.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, integerFrom, inUnit, num, pure } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { oneOf } from '../../kit/texts.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { between, pick } from '../../lib/random.ts';
import { impossibleYear, unknownSegment } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const unknownCourt = { pt: 'tem um tribunal que não existe', en: 'has a court that does not exist' };

const FIRST_YEAR = 1900;
/** Years back that a draw without `ano` reaches. */
const YEARS_BACK = 10;

const named = {
  sigla: v.string(),
  nome: v.string(),
};

/** Number of a case in court: generates and validates. Source: CNJ; rule in `documents/processo.ts`. */
export const processo = defineDocument({
  path: '/processo',
  name: 'Gerador de número de processo',
  generate: {
    input: {
      justica: v.optional(v.picklist(judiciary.map(({ sigla }) => sigla)), 'estadual'),
      tribunal: v.optional(inUnit(pure, integer(0, 99))),
      ano: v.optional(inUnit(pure, integerFrom(FIRST_YEAR))),
      formatted,
    },
    output: {
      processo: v.string(),
      justica: v.string(),
      tribunal: v.string(),
    },
    run({ justica, tribunal, ano: sent, formatted }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sent, FIRST_YEAR, current, 'ano');
      const segment = judiciary.findIndex(({ sigla }) => sigla === justica) + 1;
      const courts = courtsOf(segment);
      const code = tribunal ?? pick(random, [...courts.keys()]);
      const court = courts.get(code);
      if (!court) throw invalidValue('tribunal', oneOf([...courts.keys()]));
      const year = sent ?? between(random, current - YEARS_BACK, current);
      const processo = drawProcesso(random, year, segment, code);
      return { processo: formatted ? formatProcesso(processo) : processo, justica, tribunal: court.sigla };
    },
  },
  validate: {
    compares: {
      justica: (facts, justica) => facts.justica.sigla === justica,
      tribunal: (facts, tribunal) => Number(facts.tribunal.codigo) === tribunal,
      ano: true,
    },
    reasons: { ...commonReasons, segment: unknownSegment, court: unknownCourt, year: impossibleYear },
    output: {
      sequencial: v.string(),
      digito: v.string(),
      ano: num(pure),
      justica: v.object({
        codigo: num(pure),
        ...named,
      }),
      tribunal: v.object({
        codigo: v.string(),
        ...named,
        uf: v.nullable(v.string()),
      }),
      origem: v.string(),
    },
    shape: { pattern: /^\d{20}$/, says: { pt: 'deve ter 20 dígitos', en: 'must have 20 digits' } },
    run(value, _, { today }) {
      const reason = checkProcesso(value, yearOf(today));
      if (reason) return reason;
      const { segment, code, court, ...parts } = readProcesso(value);
      const { sigla, nome } = judiciary[segment - 1] as (typeof judiciary)[number];
      return {
        formatted: formatProcesso(value),
        ...parts,
        justica: { codigo: segment, sigla, nome },
        tribunal: { codigo: code, ...(court as Court) },
      };
    },
  },
  wrong: { checkDigits: [7, 9], parts: { segment: [13, 14, '0'], court: [14, 16], year: [9, 13] } },
  examples: [
    { input: { action: 'validate', value: '0002080-25.2012.5.15.0049' } },
    { input: { tribunal: 26, ano: 2024 } },
  ],
  impossible: { tribunal: 28 },
});

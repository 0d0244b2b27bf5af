import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/processo.ts';
import { judiciary } from '../../data/judiciary.ts';
import {
  drawProcesso,
  formatProcesso,
  FIRST_PROCESSO_YEAR,
  drawProcessoYear,
} from '../../documents/processo.ts';
import { courtsOf } from '../../documents/processo/courts.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, integerFrom, inUnit, num, pure } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { oneOf } from '../../kit/texts.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { impossibleYear, unknownSegment } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const unknownCourt = { pt: 'tem um tribunal que não existe', en: 'has a court that does not exist' };

const named = {
  sigla: v.string(),
  nome: v.string(),
};

/** Number of a case in court: generates and validates. Source: CNJ; rule in `documents/processo.ts`. */
export const processo = defineDocument({
  path: '/processo',
  name: 'Gerador de número de processo',
  plural: 'processos',
  generate: {
    input: {
      justica: v.optional(v.picklist(judiciary.map(({ sigla }) => sigla)), 'estadual'),
      tribunal: v.optional(inUnit(pure, integer(0, 99))),
      ano: v.optional(inUnit(pure, integerFrom(FIRST_PROCESSO_YEAR))),
      formatted,
    },
    output: {
      processo: v.string(),
      justica: v.string(),
      tribunal: v.string(),
    },
    run({ justica, tribunal, ano: sent, formatted }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sent, FIRST_PROCESSO_YEAR, current, 'ano');
      const segment = judiciary.findIndex(({ sigla }) => sigla === justica) + 1;
      const courts = courtsOf(segment);
      const code = tribunal ?? pick(random, [...courts.keys()]);
      const court = courts.get(code);
      if (!court) throw invalidValue('tribunal', oneOf([...courts.keys()]));
      const year = sent ?? drawProcessoYear(random, current);
      const processo = drawProcesso(random, year, segment, code);
      return { processo: formatted ? formatProcesso(processo) : processo, justica, tribunal: court.sigla };
    },
  },
  validate: {
    narrows: ['justica', 'tribunal', 'ano'],
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
    says: { pt: 'deve ter 20 dígitos', en: 'must have 20 digits' },
    parse,
    isDated: true,
    isValid,
  },
  wrong: { checkDigits: [7, 9], parts: { segment: [13, 14, '0'], court: [14, 16], year: [9, 13] } },
  examples: [
    { input: { action: 'validate', value: '0002080-25.2012.5.15.0049' } },
    { input: { tribunal: 26, ano: 2024 } },
  ],
  impossible: { tribunal: 28 },
});

/** The call of a cash flow. */
import * as v from 'valibot';
import { above, date, explicar, flag, integer, inUnit, pure, withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { percentageAPeriod } from '../../kit/units.ts';
import { flow } from './_fields.ts';

export const MOST_FLOWS = 1000;

/** Periods in a year. */
export const FREQUENCIES = {
  mensal: 12,
  bimestral: 6,
  trimestral: 4,
  quadrimestral: 3,
  semestral: 2,
  anual: 1,
} as const;
const frequencies = Object.keys(FREQUENCIES) as [keyof typeof FREQUENCIES, ...(keyof typeof FREQUENCIES)[]];

/** % */
const rate = inUnit(percentageAPeriod, v.optional(above(-99, 100_000)));

export const input = v.object({
  fluxos: v.pipe(
    v.array(
      withExample(
        -10_000,
        v.union(
          [
            flow,
            v.object({
              valor: flow,
              data: v.optional(date),
              vezes: v.optional(inUnit(pure, integer(1, MOST_FLOWS))),
            }),
          ],
          say({
            pt: 'deve ser um número, {"valor": R$, "vezes": n} ou {"data": "AAAA-MM-DD", "valor": R$}',
            en: 'must be a number, {"valor": BRL, "vezes": n} or {"data": "YYYY-MM-DD", "valor": BRL}',
          }),
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(MOST_FLOWS),
  ),
  taxa: rate,
  taxaFinanciamento: rate,
  taxaReinvestimento: rate,
  periodoTaxa: v.optional(v.picklist(['periodo', 'mensal', 'anual'])),
  periodicidade: v.optional(v.picklist(frequencies)),
  primeiroPeriodo: v.optional(inUnit(pure, integer(0, 1)), 0),
  contagemDias: v.optional(v.picklist(['corridos-365', 'uteis-252']), 'corridos-365'),
  detalhar: flag(true),
  explicar,
});

export type Input = v.InferOutput<typeof input>;

/** True if flows have dates: the first one says it. */
export const isDated = ({ fluxos }: Pick<Input, 'fluxos'>) => isDatedItem(fluxos[0]);
export const isDatedItem = (item: Input['fluxos'][number] | undefined) =>
  typeof item === 'object' && item.data !== undefined;

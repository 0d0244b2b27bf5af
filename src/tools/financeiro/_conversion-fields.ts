/** The call of a conversion of rates. */
import * as v from 'valibot';
import {
  above,
  date,
  explicar,
  integer,
  inUnit,
  todayByDefault,
  withExample,
} from '../../kit/fields/index.ts';
import { days, percentage } from '../../kit/units.ts';
import { periodNames } from './_rate-periods.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

/** Days: the longest term of a title. */
export const LONGEST_TITLE = 3650;

export const operations = ['equivalente', 'real', 'acumular', 'desconto'] as const;
export const modes = ['comercial', 'racional', 'comercial-composto', 'racional-composto'] as const;
const bases = [252, 360, 365] as const;

/** % */
const rate = withExample(12, inUnit(percentage, above(-99, 1e6)));
export const input = v.object({
  operacao: v.optional(v.picklist(operations), 'equivalente'),
  taxa: v.optional(rate),
  periodo: v.optional(v.picklist(periodNames)),
  tipo: v.optional(v.picklist(['efetiva', 'nominal']), 'efetiva'),
  capitalizacao: v.optional(v.picklist(periodNames)),
  baseDias: v.optional(inUnit(days, v.picklist(bases))),
  dias: withExample(45, inUnit(days, v.optional(integer(1, 36_500)))),
  inflacao: v.optional(withExample(4.5, inUnit(percentage, above(-99, 1e6)))),
  taxaReal: v.optional(withExample(5, inUnit(percentage, above(-99, 1e6)))),
  taxas: v.optional(
    v.pipe(v.array(withExample(0.5, inUnit(percentage, above(-100, 1e6)))), v.minLength(1), v.maxLength(600)),
  ),
  titulos: v.optional(
    v.pipe(
      v.array(
        v.object({
          valor: positiveAmount,
          dias: v.optional(inUnit(days, integer(1, LONGEST_TITLE))),
          vencimento: v.optional(date),
        }),
      ),
      v.minLength(1),
      v.maxLength(500),
    ),
  ),
  modalidade: v.optional(v.picklist(modes), 'comercial'),
  dataDesconto: todayByDefault,
  tarifas: optionalAmount,
  iof: optionalAmount,
  explicar,
});

export type Input = v.InferOutput<typeof input>;

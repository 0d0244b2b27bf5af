import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, between, flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { oneOf, withMore } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { toDecimal } from '../../lib/numbers/exact.ts';
import {
  compare,
  divide,
  fromDecimal,
  isZero,
  type Rational,
  rational,
  toNumber,
} from '../../lib/numbers/rational.ts';
import {
  fromBase,
  kitchen,
  measureOf,
  quantities,
  regional,
  toBase,
  type UnitName,
  unitNames,
  unitsOf,
} from './_units.ts';

const LARGEST = 1e15;
const warnings = ['regional-unit', 'kitchen-measure', 'calendar-average'] as const;

const unit = v.picklist(unitNames());

/** Conversion between units of one quantity, by their exact ratio. */
export const unidades = defineTool({
  method: 'POST',
  path: '/calculadoras/unidades',
  category: 'matematica',
  name: 'Conversão de unidades',
  input: v.object({
    value: inUnit(pure, between(-LARGEST, LARGEST)),
    from: unit,
    to: v.optional(unit),
    all: flag(false),
    decimals: v.optional(inUnit(pure, integer(0, 15))),
  }),
  output: v.object({
    value: num(pure),
    from: unit,
    quantity: v.picklist(quantities),
    to: v.optional(unit),
    result: v.optional(num(pure)),
    exact: v.optional(v.boolean()),
    factor: v.optional(num(pure)),
    conversions: v.optional(v.array(v.object({ unit, result: num(pure), exact: v.boolean() }))),
    warnings: avisos,
  }),
  warnings,
  result: 'result',
  examples: [
    { input: { value: 12, from: 'alqueire-mineiro', to: 'ha' } },
    { input: { value: 5, from: 'mi', to: 'km' } },
  ],
  impossible: { value: 1, from: 'km', to: 'kg' },
  requires: ({ to, all }) => (to === undefined && all !== true ? ['to'] : []),
  run({ value, from, to, all, decimals }) {
    const { quantity, ratio } = measureOf(from);
    if (to !== undefined && measureOf(to).quantity !== quantity) {
      throw invalidValue('to', oneOf(withMore(unitsOf(quantity))));
    }
    const given = fromDecimal(value);
    requirePossible(given, from);
    const base = toBase(given, from);
    const inUnitOf = (unit: UnitName) => shownAs(unit === from ? given : fromBase(base, unit), decimals);
    const named = [from, ...(to === undefined ? [] : [to])];
    return {
      value,
      from,
      quantity,
      ...(to !== undefined && { to, ...inUnitOf(to) }),
      ...(to !== undefined &&
        quantity !== 'temperatura' &&
        quantity !== 'consumo' && { factor: toNumber(divide(ratio, measureOf(to).ratio)) }),
      ...(all && { conversions: unitsOf(quantity).map((unit) => ({ unit, ...inUnitOf(unit) })) }),
      warnings: warnings.filter((code) => named.some((unit) => WARNED[code](unit))),
    };
  },
});

const WARNED: Readonly<Record<(typeof warnings)[number], (unit: UnitName) => boolean>> = {
  'regional-unit': (unit) => regional.has(unit),
  'kitchen-measure': (unit) => kitchen.has(unit),
  'calendar-average': (unit) => unit === 'mes' || unit === 'ano',
};

function shownAs(value: Rational, decimals: number | undefined) {
  const result = decimals === undefined ? toNumber(value) : toDecimal(value, decimals);
  return { result, exact: compare(fromDecimal(result), value) === 0 };
}

/** Throws 422 below absolute zero, and on a consumption that moves nothing. */
function requirePossible(value: Rational, unit: UnitName): void {
  const { quantity } = measureOf(unit);
  if (quantity === 'consumo' && (isZero(value) || value.numerator < 0n)) {
    throw invalidValue('value', { pt: 'deve ser maior que 0', en: 'must be greater than 0' });
  }
  if (quantity !== 'temperatura' || toBase(value, unit).numerator >= 0n) return;
  const least = toNumber(fromBase(rational(0n), unit));
  throw invalidValue('value', {
    pt: `deve ser no mínimo ${least}, o zero absoluto`,
    en: `must be at least ${least}, absolute zero`,
  });
}

/** Fields and quantities that the construction tools share. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, inUnit, money, optionalMoney, percent, withExample, pure } from '../../kit/fields/index.ts';
import { cm, m, m2, m3 } from '../../kit/units.ts';
import { withoutNoise } from '../../lib/numbers/rounding-up.ts';

/** The least and the greatest length, area, volume or power that a caller may send: no result overflows. */
const SMALLEST = 1e-9;
const LARGEST = 1e6;

/** The greatest amount, in BRL. */
const LARGEST_AMOUNT = 1e12;

/** A physical quantity: more than zero. */
export const quantity = v.pipe(v.number(), v.gtValue(0), v.minValue(SMALLEST), v.maxValue(LARGEST));

export const centimetres = withExample(20, inUnit(cm, quantity));
export const metres = withExample(4, inUnit(m, quantity));
export const squareMetres = withExample(20, inUnit(m2, quantity));
export const cubicMetres = withExample(10, inUnit(m3, quantity));

/** A number of things, at least one. */
export const pieces = integer(1, LARGEST);

/** An amount in BRL, in whole cents. */
export const amount = money(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** A price in BRL of one unit of measure: kg, litre, m³, kWh. */
export const unitPrice = money(LARGEST_AMOUNT, 8);

/** Waste in % of what is used. */
/* @__NO_SIDE_EFFECTS__ */
export function waste(byDefault: number) {
  return v.optional(percent(), byDefault);
}

const opening = v.object({
  largura: withExample(0.8, metres),
  altura: withExample(2.1, metres),
  quantidade: v.optional(inUnit(pure, pieces), 1),
});

/** Doors and windows of a wall, in metres. */
export const openings = v.optional(v.pipe(v.array(opening), v.maxLength(50)), []);

/** m² of openings. */
export function areaOf(openings: readonly v.InferOutput<typeof opening>[]): number {
  return openings.reduce((sum, { largura, altura, quantidade }) => sum + largura * altura * quantidade, 0);
}

/** The area in m², as sent or as the product of two sides in m. */
export function areaOrSides<Side extends string>(
  sent: { readonly area?: number | undefined } & { readonly [K in Side]?: number | undefined },
  first: Side,
  second: Side,
): number {
  const { area, [first]: length, [second]: width } = sent;
  return area ?? (length as number) * (width as number);
}

/** Subtracts openings from a surface, in m²; 422 on `aberturas` when they leave nothing. */
export function areaLeft(surface: number, open: number): number {
  if (withoutNoise(open) >= withoutNoise(surface)) {
    throw invalidValue('aberturas', {
      pt: 'devem ter menos área que a superfície',
      en: 'must have less area than the surface',
    });
  }
  return surface - open;
}

/** The factor by which waste in % raises a quantity. */
export function withWaste(percent: number): number {
  return 1 + percent / 100;
}

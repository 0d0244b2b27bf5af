/** Ethanol in drinks and the room that a body has for it. */
import * as v from 'valibot';
import { between, inUnit, pure } from '../../kit/fields/index.ts';
import { ml, percentage } from '../../kit/units.ts';
import { type Sex } from './_fields.ts';

/** g/ml at 20 °C. */
const ETHANOL_DENSITY = 0.789;

/** Widmark's factor r: the share of the body that the ethanol spreads over (Widmark EMP, 1932). */
const WIDMARK_FACTORS: Readonly<Record<Sex, number>> = { masculino: 0.68, feminino: 0.55 };

/** Share of water in blood. */
const BLOOD_WATER = 0.8;

/** Computes the grams of ethanol in `quantity` servings of a drink of ml and % by volume. */
export function ethanolGrams(volumeMl: number, abv: number, quantity: number): number {
  return (volumeMl * quantity * abv * ETHANOL_DENSITY) / 100;
}

/** Grams of ethanol that raise the blood of a weight in kg by 1 g/L. */
export function widmarkCapacity(sex: Sex, weight: number): number {
  return WIDMARK_FACTORS[sex] * weight;
}

/**
 * Grams of ethanol that raise the blood by 1 g/L, by the total body water of a weight in kg, a height in cm and an age in
 * years (Watson, Watson & Batt, J Stud Alcohol 1981;42:547–556; the water in litres: Am J Clin Nutr 1980;33:27–39).
 */
export function watsonCapacity(sex: Sex, weight: number, height: number, age: number): number {
  const water =
    sex === 'masculino'
      ? 2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight
      : -2.097 + 0.1069 * height + 0.2466 * weight;
  return water / BLOOD_WATER;
}

/** Usual servings in ml, and % by volume. */
const DRINKS = {
  cerveja: { volumeMl: 350, abv: 5 },
  chope: { volumeMl: 300, abv: 5 },
  vinho: { volumeMl: 150, abv: 12 },
  espumante: { volumeMl: 150, abv: 12 },
  destilado: { volumeMl: 50, abv: 40 },
  caipirinha: { volumeMl: 60, abv: 40 },
} as const;

export const drinkType = v.picklist(['cerveja', 'chope', 'vinho', 'espumante', 'destilado', 'caipirinha']);

/** A drink as sent: its type fills in what the caller leaves out. */
export const drinkInput = v.object({
  type: v.optional(drinkType),
  volumeMl: inUnit(ml, v.optional(between(1, 5000))),
  abv: inUnit(percentage, v.optional(between(0, 96))),
  quantity: v.optional(inUnit(pure, between(0.1, 50)), 1),
});

type DrinkInput = v.InferOutput<typeof drinkInput>;

export type Drink = DrinkInput & { readonly volumeMl: number; readonly abv: number };

/** Names the fields that a drink must state when its type does not. */
export function fieldsOfDrinks(drinks: readonly DrinkInput[] = []) {
  return drinks.flatMap(({ type }, i) =>
    type === undefined ? [['drinks', i, 'volumeMl'] as const, ['drinks', i, 'abv'] as const] : [],
  );
}

/** The drinks, completed by their types. */
export function completeDrinks(drinks: readonly DrinkInput[]): Drink[] {
  return drinks.map((drink) => ({ ...(drink.type && DRINKS[drink.type]), ...drink }) as Drink);
}

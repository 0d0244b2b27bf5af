/** Quantities for a barbecue, by rules of thumb of Brazilian caterers. Adults who eat no meat count as adults. */
import { roundTo } from '../../lib/numbers/rounding.ts';
import { roundUp, roundUpTo } from '../../lib/numbers/rounding-up.ts';

export interface Guests {
  readonly homens: number;
  readonly mulheres: number;
  readonly criancas: number;
  readonly vegetarianos: number;
}

export const adultsOf = ({ homens, mulheres, vegetarianos }: Guests) => homens + mulheres + vegetarianos;

/** kg of meat for each. */
export const MEAT = { homens: 0.4, mulheres: 0.3, criancas: 0.2 } as const;

const VEGETARIAN_DISH = 0.3;

/** Garlic breads for each. */
const BREADS = { adult: 2, child: 1 } as const;

/** kg for each person. */
const SIDES = { arrozKg: 0.05, farofaKg: 0.05, vinagreteKg: 0.06, saladaKg: 0.08 } as const;

/** Consumption per person and hour: cans, and litres. */
export const BEER_CANS = 0.75;
const SOFT_DRINK = { drinker: 0.1, other: 0.2 } as const;
const WATER = 0.1;

const CAN_LITRES = 0.35;

const ICE_KG = 0.5;
const CHARCOAL_KG_PER_KG = 1;
const CHARCOAL_BAG_KG = 5;
const SALT_SHARE = 0.05;

/** Hours that the quantities of food are meant for; each further one takes more, up to a limit. */
const USUAL_HOURS = 4;
const MORE_PER_HOUR = 0.1;
const MOST_FOR_HOURS = 1.5;

/** Food is bought in steps of 100 g, drinks in half litres. */
const FOOD_STEP = 0.1;
const DRINK_STEP = 0.5;

/** Factor by which more is eaten over many hours. */
export function appetite(hours: number): number {
  return Math.min(MOST_FOR_HOURS, 1 + MORE_PER_HOUR * Math.max(0, hours - USUAL_HOURS));
}

/** kg of each meat, by its share in %, for guests who eat `appetite` times the usual. */
export function meats<Kind extends string>(
  { homens, mulheres, criancas }: Guests,
  shares: readonly (readonly [Kind, number])[],
  appetite: number,
): (readonly [Kind, number])[] {
  const kg = (MEAT.homens * homens + MEAT.mulheres * mulheres + MEAT.criancas * criancas) * appetite;
  return shares.map(([kind, share]) => [kind, roundUpTo((kg * share) / 100, FOOD_STEP)]);
}

/** Food other than meat. Only the amount of the vegetarian dish depends on the appetite. */
export function otherFood(guests: Guests, people: number, appetite: number) {
  const ofAll = (kg: number) => roundUpTo(kg * people, FOOD_STEP);
  return {
    opcaoVegetarianaKg: roundUpTo(VEGETARIAN_DISH * guests.vegetarianos * appetite, FOOD_STEP),
    paoDeAlho: BREADS.adult * adultsOf(guests) + BREADS.child * guests.criancas,
    acompanhamentos: {
      arrozKg: ofAll(SIDES.arrozKg),
      farofaKg: ofAll(SIDES.farofaKg),
      vinagreteKg: ofAll(SIDES.vinagreteKg),
      saladaKg: ofAll(SIDES.saladaKg),
    },
  };
}

/** Drinks of people, some of whom drink alcohol. */
export function drinks(people: number, drinkers: number, hours: number) {
  const cans = roundUp(BEER_CANS * hours * drinkers);
  const soft = (SOFT_DRINK.drinker * drinkers + SOFT_DRINK.other * (people - drinkers)) * hours;
  return {
    cervejaLatas350: cans,
    cervejaLitros: roundTo(cans * CAN_LITRES, 2),
    refrigeranteLitros: roundUpTo(soft, DRINK_STEP),
    aguaLitros: roundUpTo(WATER * hours * people, DRINK_STEP),
  };
}

/** Computes the supplies for that many kg of meat and of other grilled food. */
export function supplies(meatKg: number, vegetarianKg: number, people: number) {
  const carvaoKg = roundUp(CHARCOAL_KG_PER_KG * (meatKg + vegetarianKg));
  return {
    carvaoKg,
    sacosCarvao5Kg: roundUp(carvaoKg / CHARCOAL_BAG_KG),
    salGrossoKg: roundUpTo(meatKg * SALT_SHARE, FOOD_STEP),
    geloKg: roundUp(ICE_KG * people),
  };
}

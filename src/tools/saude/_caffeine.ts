/** Caffeine in drinks, and the amount that raises no concern, in mg. */

/** mg of caffeine per 100 ml and the usual serving in ml: USDA FoodData Central; the energy drink by its label. */
export const DRINKS = {
  'cafe-coado': {
    label: { pt: 'Café coado (xícara)', en: 'Filter coffee (cup)' },
    mgPer100Ml: 40,
    volumeMl: 150,
  },
  espresso: { label: { pt: 'Espresso', en: 'Espresso' }, mgPer100Ml: 212, volumeMl: 50 },
  'cafe-soluvel': {
    label: { pt: 'Café solúvel (xícara)', en: 'Instant coffee (cup)' },
    mgPer100Ml: 26,
    volumeMl: 150,
  },
  'cha-preto': { label: { pt: 'Chá preto', en: 'Black tea' }, mgPer100Ml: 20, volumeMl: 240 },
  'cha-verde': { label: { pt: 'Chá verde', en: 'Green tea' }, mgPer100Ml: 12, volumeMl: 240 },
  cola: { label: { pt: 'Refrigerante de cola (lata)', en: 'Cola (can)' }, mgPer100Ml: 10, volumeMl: 350 },
  energetico: { label: { pt: 'Energético (lata)', en: 'Energy drink (can)' }, mgPer100Ml: 32, volumeMl: 250 },
} as const;

export type DrinkType = keyof typeof DRINKS;

export const DRINK_TYPES: readonly DrinkType[] = /* @__PURE__ */ Object.keys(DRINKS) as DrinkType[];

/** Computes the mg of caffeine in that many ml of a drink. */
export function caffeineOf(type: DrinkType, volumeMl: number = DRINKS[type].volumeMl): number {
  return (DRINKS[type].mgPer100Ml * volumeMl) / 100;
}

/**
 * Milligrams that raise no concern, in a day and in one dose (EFSA, Scientific Opinion on the safety of caffeine,
 * EFSA Journal 2015;13(5):4102).
 */
const ADULT = { day: 400, dose: 200 } as const;
const ADULT_PER_KG = { day: 5.7, dose: 3 } as const;
const PREGNANT_OR_LACTATING = { day: 200, dose: 200 } as const;
const MINOR_PER_KG = 3;
export const ADULT_AGE = 18;

interface Limits {
  readonly day: number;
  readonly dose: number;
}

interface Drinker {
  /** Years. */
  readonly age: number;
  /** Kilograms; needed below `ADULT_AGE`. */
  readonly weight?: number | undefined;
  readonly condition: 'nenhuma' | 'gestante' | 'lactante';
}

/** mg in a day and in one dose: the lowest of the limits that apply. */
export function limitsOf({ age, weight, condition }: Drinker): Limits {
  const limits: Limits[] = [];
  if (condition !== 'nenhuma') limits.push(PREGNANT_OR_LACTATING);
  if (age < ADULT_AGE) {
    const perDay = MINOR_PER_KG * (weight as number);
    limits.push({ day: perDay, dose: perDay });
  } else if (condition === 'nenhuma') {
    limits.push(ADULT);
    if (weight !== undefined) {
      limits.push({ day: ADULT_PER_KG.day * weight, dose: ADULT_PER_KG.dose * weight });
    }
  }
  return {
    day: Math.min(...limits.map(({ day }) => day)),
    dose: Math.min(...limits.map(({ dose }) => dose)),
  };
}

/** The three nutrients that give energy: their grams and how a target splits among them. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit, percent, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import type { Reads } from '../../kit/reads.ts';
import type { Context } from '../../kit/tool.ts';
import { gPerKg } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

/** Percentages of the calories. */
interface Shares {
  readonly carbs: number;
  readonly protein: number;
  readonly fat: number;
}

/** Energy in kcal per gram: the general factors of Atwater. */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

/**
 * Computes the weight of each nutrient in a target of kcal/day, split over `meals`, and per kg of body weight when it
 * is known.
 */
export function nutrients(target: number, shares: Shares, meals: number, weight: number | undefined) {
  const nutrient = (name: keyof Shares) => {
    const calories = (target * shares[name]) / 100;
    const grams = calories / KCAL_PER_GRAM[name];
    return {
      grams: roundTo(grams, 1),
      calories: roundTo(calories, 0),
      percent: roundTo(shares[name], 1),
      ...(weight !== undefined && { gramsPerKg: roundTo(grams / weight, 2) }),
      gramsPerMeal: roundTo(grams / meals, 1),
    };
  };
  return { protein: nutrient('protein'), carbs: nutrient('carbs'), fat: nutrient('fat') };
}

/** Gives the percentage of a target in kcal/day that `grams` of a nutrient make. */
function shareOf(name: keyof Shares, grams: number, target: number): number {
  return (grams * KCAL_PER_GRAM[name] * 100) / target;
}

/** The usual change of the calories for each goal, in %, and its protein in g per kg of body weight. */
export const GOALS = {
  perder: { adjustment: -20, proteinPerKg: 2 },
  manter: { adjustment: 0, proteinPerKg: 1.6 },
  ganhar: { adjustment: 10, proteinPerKg: 1.8 },
} as const;

/**
 * Shares of the calories, in %. `equilibrada` lies inside the acceptable ranges of the Institute of Medicine (2005):
 * carbohydrate 45–65, protein 10–35, fat 20–35.
 */
const DISTRIBUTIONS = {
  equilibrada: { carbs: 50, protein: 20, fat: 30 },
  'low-carb': { carbs: 25, protein: 35, fat: 40 },
  'alta-proteina': { carbs: 40, protein: 35, fat: 25 },
  cetogenica: { carbs: 5, protein: 25, fat: 70 },
} as const;

export const FAT_PER_KG = 0.9;

export const goal = v.picklist(['perder', 'manter', 'ganhar']);
export const distribution = v.picklist([
  'equilibrada',
  'low-carb',
  'alta-proteina',
  'cetogenica',
  'personalizada',
  'por-kg',
]);
/** % of the calories. */
const share = v.optional(percent());

/** The fields that say how a target splits. */
export const splitEntries = {
  distribution: v.optional(distribution, 'equilibrada'),
  carbsPercent: withExample(50, share),
  proteinPercent: withExample(20, share),
  fatPercent: withExample(30, share),
  proteinPerKg: inUnit(gPerKg, v.optional(between(0.5, 4))),
  fatPerKg: inUnit(gPerKg, v.optional(between(0.3, 3))),
};

type SplitInput = v.InferOutput<v.ObjectSchema<typeof splitEntries, undefined>> & {
  readonly goal: keyof typeof GOALS;
  readonly weight?: number | undefined;
};

/** The distributions that read them. */
export const splitReads = {
  needs: {
    carbsPercent: { distribution: 'personalizada' },
    proteinPercent: { distribution: 'personalizada' },
    fatPercent: { distribution: 'personalizada' },
  },
  when: { proteinPerKg: { distribution: 'por-kg' }, fatPerKg: { distribution: 'por-kg' } },
} satisfies Reads<SplitInput>;

/** Splits a target in kcal/day. Throws 400 at once and 422 when it does not split so. */
export function splitOf(input: SplitInput, { lastSent }: Context): (target: number) => Shares {
  switch (input.distribution) {
    case 'personalizada': {
      const { carbsPercent: carbs, proteinPercent: protein, fatPercent: fat } = complete(input);
      return () => {
        if (roundTo(Math.abs(carbs + protein + fat - 100), 9) <= 0.01) return { carbs, protein, fat };
        throw invalidValue(lastSent('carbsPercent', 'proteinPercent', 'fatPercent'), {
          pt: 'As três porcentagens devem somar 100',
          en: 'The three percentages must add up to 100',
        });
      };
    }
    case 'por-kg': {
      const { weight } = complete(input);
      const { goal, proteinPerKg = GOALS[goal].proteinPerKg, fatPerKg = FAT_PER_KG } = input;
      return (target) => {
        const protein = shareOf('protein', proteinPerKg * weight, target);
        const fat = shareOf('fat', fatPerKg * weight, target);
        if (roundTo(protein + fat, 9) <= 100) return { carbs: 100 - protein - fat, protein, fat };
        throw invalidValue(lastSent('calories', 'weight', 'proteinPerKg', 'fatPerKg'), {
          pt: 'A proteína e a gordura devem caber nas calorias da meta',
          en: 'Protein and fat must fit into the target calories',
        });
      };
    }
    default: {
      const shares = DISTRIBUTIONS[input.distribution];
      return () => shares;
    }
  }
}

/** Course of body weight on a fixed intake. */
import { roundTo } from '../../lib/numbers/rounding.ts';

/** kcal in a kilogram of body weight (Wishnofsky M, Am J Clin Nutr 1958;6:542–546: 3500 kcal a pound). */
const KCAL_PER_KG = 7700;

/** kg a week below which the weight is taken to stand still. */
const PLATEAU_LOSS = 0.02;

const MAX_WEEKS = 520;

/** Weeks between two points of the projection. */
const STEP_WEEKS = 4;

interface WeightCourse {
  readonly reached: boolean;
  /** The weight in kg at the end of each week, the first at index 0, to the week that ends the course. */
  readonly weights: readonly number[];
}

/** Gives the kg lost in a week on a deficit in kcal/day. */
export function weeklyLoss(dailyDeficit: number): number {
  return (dailyDeficit * 7) / KCAL_PER_KG;
}

/** Gives the deficit in kcal/day that loses that many kg in that many weeks. */
export function deficitFor(kilograms: number, weeks: number): number {
  return (kilograms * KCAL_PER_KG) / (7 * weeks);
}

/**
 * The course from one weight to a lower one in kg, on an intake in kcal/day; `spentAt` gives the kcal/day that a
 * weight spends. It ends at the target, at a week that loses too little, or after ten years.
 */
export function weightCourse(
  start: number,
  target: number,
  intake: number,
  spentAt: (weight: number) => number,
): WeightCourse {
  const weights: number[] = [];
  let weight = start;
  while (weights.length < MAX_WEEKS) {
    const loss = weeklyLoss(spentAt(weight) - intake);
    weight -= loss;
    weights.push(weight);
    if (weight <= target) return { reached: true, weights };
    if (loss < PLATEAU_LOSS) break;
  }
  return { reached: false, weights };
}

/** Every fourth week and the last one. The last one shows the target weight when it is reached. */
export function projectionOf({ reached, weights }: WeightCourse, target: number) {
  return weights.flatMap((weight, i) => {
    const week = i + 1;
    const isLast = week === weights.length;
    if (!isLast && week % STEP_WEEKS !== 0) return [];
    return [{ week, weight: roundTo(isLast && reached ? target : weight, 1) }];
  });
}

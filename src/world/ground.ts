/** The ground of all rows of a world: its options, its chance and its numbers. */
import { type Numbers, numbersOf } from './numbers.ts';
import type { Plan } from './plan.ts';
import { type Seeds, seedsOf } from './seeds.ts';

export interface Ground {
  readonly plan: Plan;
  readonly seeds: Seeds;
  readonly numbers: Numbers;
}

export function groundOf(plan: Plan): Ground {
  const seeds = seedsOf(plan.seed, plan.seedVersion);
  return { plan, seeds, numbers: numbersOf(seeds) };
}

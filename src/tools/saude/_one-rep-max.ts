/** The heaviest weight that can be lifted once, of a lighter one lifted more often. */

/** One-repetition maximum in kg of a weight `w` in kg lifted `n` times to failure, n from 2 on. */
const FORMULAS = {
  /** Epley, Poundage Chart, 1985. */
  epley: (w: number, n: number) => w * (1 + n / 30),
  /** Brzycki, J Phys Educ Recreat Dance 1993;64:88–90. */
  brzycki: (w: number, n: number) => (36 * w) / (37 - n),
  /** Lombardi, Beginning Weight Training, 1989. */
  lombardi: (w: number, n: number) => w * n ** 0.1,
  /** Mayhew et al., J Appl Sport Sci Res 1992;6:200–206. */
  mayhew: (w: number, n: number) => (100 * w) / (52.2 + 41.9 * Math.exp(-0.055 * n)),
  /** O'Conner, Simmons & O'Shea, Weight Training Today, 1989. */
  oconner: (w: number, n: number) => w * (1 + 0.025 * n),
  /** Wathan, in: Essentials of Strength Training and Conditioning, NSCA, 1994. */
  wathan: (w: number, n: number) => (100 * w) / (48.8 + 53.8 * Math.exp(-0.075 * n)),
  /** Lander, NSCA Journal 1985;6:60–61. */
  lander: (w: number, n: number) => (100 * w) / (101.3 - 2.67123 * n),
} as const;

export type Formula = keyof typeof FORMULAS | 'media';

/** The maximum in kg by each formula and their mean. A weight lifted only once is the maximum itself. */
export function oneRepMax(weight: number, reps: number): Record<Formula, number> {
  const estimates = Object.entries(FORMULAS).map(
    ([name, max]) => [name, reps === 1 ? weight : max(weight, reps)] as const,
  );
  const mean = estimates.reduce((sum, [, max]) => sum + max, 0) / estimates.length;
  return { ...Object.fromEntries(estimates), media: mean } as Record<Formula, number>;
}

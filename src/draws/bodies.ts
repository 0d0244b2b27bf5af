/** Adult bodies and blood, as a population has them. */
import { between, chance, pickWeighted, type Random } from '../lib/random.ts';
import type { Gender } from './people.ts';

/** Centimetres. */
const MEAN_HEIGHT = { masculino: 173, feminino: 161 } as const;

/**
 * People in a million who are 0, 1, … 21 cm away from the mean, above or below it: a normal distribution of standard
 * deviation 7 cm, cut at 3 of them. The numbers are integers, so that every runtime draws the same.
 */
const PEOPLE_BY_DEVIATION = [
  56943, 112732, 109340, 103910, 96758, 88282, 78924, 69134, 59338, 49902, 41122, 33202, 26266, 20362, 15466,
  11510, 8392, 5996, 4198, 2880, 1936, 706,
];

/** Body mass indices, in tenths of kg/m², between which adults are drawn. */
const LEAST_BMI = 185;
const GREATEST_BMI = 320;

/** People in a thousand who have each type. */
const bloodTypes = [
  { type: 'O+', share: 360 },
  { type: 'A+', share: 340 },
  { type: 'O-', share: 90 },
  { type: 'B+', share: 80 },
  { type: 'A-', share: 80 },
  { type: 'AB+', share: 25 },
  { type: 'B-', share: 20 },
  { type: 'AB-', share: 5 },
] as const;

/** Metres, normal around the mean of the gender. */
export function drawHeight(random: Random, gender: Gender): number {
  const people = pickWeighted(random, PEOPLE_BY_DEVIATION, (people) => people);
  const deviation = PEOPLE_BY_DEVIATION.indexOf(people);
  return (MEAN_HEIGHT[gender] + (chance(random, 1, 2) ? deviation : -deviation)) / 100;
}

/** Kilograms with one decimal, so that the body mass index is uniform between its ends. */
export function drawWeight(random: Random, height: number): number {
  const squared = Math.round(height * 100) ** 2;
  const least = Math.ceil((LEAST_BMI * squared) / 10_000);
  const greatest = Math.floor((GREATEST_BMI * squared) / 10_000);
  return between(random, least, greatest) / 10;
}

export function drawBloodType(random: Random): string {
  return pickWeighted(random, bloodTypes, ({ share }) => share).type;
}

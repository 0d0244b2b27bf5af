/** Equations for body density (g/cm³) and body fat (%), and its classes. */
import type { Sex } from './_fields.ts';

/**
 * Hodgdon & Beckett, Naval Health Research Center, reports 84-11 (men) and 84-29 (women), 1984: girths and height in
 * cm; `girth` is waist − neck of men, waist + hip − neck of women.
 */
export function navyDensity(sex: Sex, girth: number, height: number): number {
  return sex === 'masculino'
    ? 1.0324 - 0.19077 * Math.log10(girth) + 0.15456 * Math.log10(height)
    : 1.29579 - 0.35004 * Math.log10(girth) + 0.221 * Math.log10(height);
}

const SKINFOLDS = [
  'chest',
  'midaxillary',
  'triceps',
  'subscapular',
  'abdomen',
  'suprailiac',
  'thigh',
] as const;

type Skinfold = (typeof SKINFOLDS)[number];

interface SkinfoldEquation {
  readonly sites: readonly Skinfold[];
  /** D = constant + linear · S + square · S² + age · years, S being the sum of the folds in mm. */
  readonly constant: number;
  readonly linear: number;
  readonly square: number;
  readonly age: number;
}

/**
 * Jackson & Pollock, Br J Nutr 1978;40:497–504 (men); Jackson, Pollock & Ward, Med Sci Sports Exerc
 * 1980;12:175–181 (women).
 */
export const SKINFOLD_EQUATIONS: Readonly<
  Record<'jackson-pollock-3' | 'jackson-pollock-7', Readonly<Record<Sex, SkinfoldEquation>>>
> = {
  'jackson-pollock-3': {
    masculino: {
      sites: ['chest', 'abdomen', 'thigh'],
      constant: 1.10938,
      linear: -0.0008267,
      square: 0.0000016,
      age: -0.0002574,
    },
    feminino: {
      sites: ['triceps', 'suprailiac', 'thigh'],
      constant: 1.0994921,
      linear: -0.0009929,
      square: 0.0000023,
      age: -0.0001392,
    },
  },
  'jackson-pollock-7': {
    masculino: {
      sites: SKINFOLDS,
      constant: 1.112,
      linear: -0.00043499,
      square: 0.00000055,
      age: -0.00028826,
    },
    feminino: {
      sites: SKINFOLDS,
      constant: 1.097,
      linear: -0.00046971,
      square: 0.00000056,
      age: -0.00012828,
    },
  },
};

/**
 * The sum of folds, in mm, at which the parabola turns. Beyond it the formula would call more fat leaner, so that it
 * does not apply.
 */
export function largestSumOfFolds({ linear, square }: SkinfoldEquation): number {
  return -linear / (2 * square);
}

/** Density of a sum of folds in mm at an age in years. */
export function skinfoldDensity(equation: SkinfoldEquation, sum: number, age: number): number {
  return equation.constant + equation.linear * sum + equation.square * sum ** 2 + equation.age * age;
}

/** Body fat in % of a density in g/cm³ (Siri WE, in: Techniques for measuring body composition, 1961). */
export function siri(density: number): number {
  return 495 / density - 450;
}

/** The last age of the equation for children. */
const LAST_AGE_OF_CHILDREN = 15;

/** Deurenberg, Weststrate & Seidell, Br J Nutr 1991;65:105–114: % of a BMI in kg/m² at an age in years. */
export function deurenberg(sex: Sex, bodyMassIndex: number, age: number): number {
  const isMan = sex === 'masculino';
  return age <= LAST_AGE_OF_CHILDREN
    ? 1.51 * bodyMassIndex - 0.7 * age - (isMan ? 3.6 : 0) + 1.4
    : 1.2 * bodyMassIndex + 0.23 * age - (isMan ? 10.8 : 0) - 5.4;
}

/** Relative fat mass, %: Woolcott & Bergman, Sci Rep 2018;8:10980. Height and waist in the same unit. */
export function relativeFatMass(sex: Sex, height: number, waist: number): number {
  return 64 - (20 * height) / waist + (sex === 'feminino' ? 12 : 0);
}

/** Classes by body fat in %, each below its limit (American Council on Exercise). */
const CLASSES = [
  {
    id: 'essencial',
    label: { pt: 'Gordura essencial', en: 'Essential fat' },
    below: { feminino: 14, masculino: 6 },
  },
  { id: 'atleta', label: { pt: 'Atleta', en: 'Athlete' }, below: { feminino: 21, masculino: 14 } },
  { id: 'boa-forma', label: { pt: 'Boa forma', en: 'Fit' }, below: { feminino: 25, masculino: 18 } },
  { id: 'aceitavel', label: { pt: 'Aceitável', en: 'Acceptable' }, below: { feminino: 32, masculino: 25 } },
  {
    id: 'obesidade',
    label: { pt: 'Obesidade', en: 'Obesity' },
    below: { feminino: Infinity, masculino: Infinity },
  },
] as const;

/** The class of a body fat in %. */
export function classOfFat(sex: Sex, bodyFat: number) {
  return CLASSES.find(({ below }) => bodyFat < below[sex]) as (typeof CLASSES)[number];
}

/**
 * Concrete mixed by volume (cement : sand : gravel), by the method of absolute volumes. A guide for small works:
 * structural concrete is designed and controlled by NBR 12655.
 */
import * as v from 'valibot';
import { say } from '../../kit/texts.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

/** A mix in volumes to one volume of cement. */
export interface Mix {
  readonly sand: number;
  readonly gravel: number;
}

/** kg/L as they lie loose. */
export const LOOSE_DENSITY = { cement: 1.42, sand: 1.53, gravel: 1.39 } as const;

/** kg/L of the grains themselves. */
const GRAIN_DENSITY = { cement: 3.15, aggregate: 2.65 } as const;

/** Litres in a m³ of concrete, less 2 % of air that stays in it. */
const LITRES_WITHOUT_AIR = 980;

/**
 * Litres of water per kg of cement, from the table of mixes by volume that Brazilian builders use
 * (published, among others, as "Traços de concreto mais utilizados e suas aplicações").
 */
const WATER_CEMENT: readonly (readonly [sand: number, gravel: number, ratio: number])[] = [
  [1, 2, 0.44],
  [1.5, 3, 0.49],
  [2, 2.5, 0.55],
  [2, 3, 0.61],
  [2.5, 3, 0.65],
  [2, 4, 0.68],
  [2.5, 3.5, 0.71],
  [2.5, 4, 0.73],
  [2.5, 5, 0.79],
  [3, 5, 0.88],
  [3, 6, 0.95],
  [4, 8, 1.2],
];

/** Litres of water per kg of dry materials, for mixes outside the table. */
const WATER_PER_DRY_KG = 0.1;

/** The mix of each use, where none is sent. */
export const USUAL_MIXES = {
  'pilar-viga': '1:2:2.5',
  laje: '1:2:3',
  fundacao: '1:2.5:3',
  piso: '1:2:4',
  calcada: '1:2.5:4',
  contrapiso: '1:3:5',
  magro: '1:4:8',
} as const;

export const use = v.picklist(Object.keys(USUAL_MIXES) as (keyof typeof USUAL_MIXES)[]);

const LARGEST_PART = 20;

/** A mix as a text `1:sand:gravel`. */
export const mixText = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check(
    (text) => {
      const mix = readMix(text);
      return mix !== null && [mix.sand, mix.gravel].every((part) => part > 0 && part <= LARGEST_PART);
    },
    say({
      pt: 'deve ter a forma 1:areia:brita, com partes maiores que 0 e até 20, por exemplo 1:2:3',
      en: 'must have the form 1:sand:gravel, with parts above 0 and up to 20, for example 1:2:3',
    }),
  ),
);

/** The mix that a text `1:a:b` means, or null when it has another form. */
export function readMix(text: string): Mix | null {
  const [, sand, gravel] = /^1:(\d{1,2}(?:\.\d+)?):(\d{1,2}(?:\.\d+)?)$/.exec(text) ?? [];
  return sand === undefined || gravel === undefined ? null : { sand: Number(sand), gravel: Number(gravel) };
}

/** Litres of water per kg of cement that make a mix workable. */
export function waterCementRatio(mix: Mix): number {
  const known = WATER_CEMENT.find(([sand, gravel]) => sand === mix.sand && gravel === mix.gravel);
  if (known) return known[2];
  const { sand, gravel } = byMass(mix);
  return roundTo(WATER_PER_DRY_KG * (1 + sand + gravel), 2);
}

/**
 * Computes the materials of a volume in m³: cement in kg (also per m³), sand (dry) and gravel in m³ loose, water in
 * litres.
 */
export function materialsOf(volume: number, mix: Mix, waterCement: number) {
  const { sand, gravel } = byMass(mix);
  const litresPerKg = 1 / GRAIN_DENSITY.cement + (sand + gravel) / GRAIN_DENSITY.aggregate + waterCement;
  const perM3 = LITRES_WITHOUT_AIR / litresPerKg;
  const cement = perM3 * volume;
  const looseM3 = cement / (1000 * LOOSE_DENSITY.cement);
  return {
    perM3,
    cement,
    sand: looseM3 * mix.sand,
    gravel: looseM3 * mix.gravel,
    water: cement * waterCement,
  };
}

/** kg of sand and gravel to one kg of cement. */
function byMass({ sand, gravel }: Mix): Mix {
  return {
    sand: (sand * LOOSE_DENSITY.sand) / LOOSE_DENSITY.cement,
    gravel: (gravel * LOOSE_DENSITY.gravel) / LOOSE_DENSITY.cement,
  };
}

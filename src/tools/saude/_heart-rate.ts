/** Maximum heart rates and what is trained below them. */

/** Maximum heart rate, beats per minute, of an age in years. */
export const MAX_HEART_RATES = {
  /** Tanaka, Monahan & Seals, J Am Coll Cardiol 2001;37:153–156. */
  tanaka: (age: number) => 208 - 0.7 * age,
  /** Fox, Naughton & Haskell, Ann Clin Res 1971;3:404–432. */
  fox: (age: number) => 220 - age,
  /** Gellish et al., Med Sci Sports Exerc 2007;39:822–829. */
  gellish: (age: number) => 207 - 0.7 * age,
  /** Nes et al. (HUNT), Scand J Med Sci Sports 2013;23:697–704. */
  nes: (age: number) => 211 - 0.64 * age,
  /** Gulati et al., Circulation 2010;122:130–137, of women. */
  gulati: (age: number) => 206 - 0.88 * age,
} as const;

/** Five zones, each ten percent wide, from 50 % on. */
export const ZONES = [
  { label: 'Muito leve', purpose: 'Aquecimento e recuperação' },
  { label: 'Leve', purpose: 'Base aeróbica e queima de gordura' },
  { label: 'Moderada', purpose: 'Condicionamento aeróbico' },
  { label: 'Intensa', purpose: 'Limiar anaeróbico' },
  { label: 'Máxima', purpose: 'Potência e velocidade' },
] as const;

/**
 * Percent of the maximum and of the reserve (maximum − resting): ACSM's Guidelines for Exercise Testing and
 * Prescription; Garber et al., Med Sci Sports Exerc 2011;43:1334–1359.
 */
export const INTENSITIES = {
  'percentual-maxima': { moderate: [64, 76], vigorous: [77, 95] },
  karvonen: { moderate: [40, 59], vigorous: [60, 89] },
} as const;

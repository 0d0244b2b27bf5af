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
  {
    label: { pt: 'Muito leve', en: 'Very light' },
    purpose: { pt: 'Aquecimento e recuperação', en: 'Warm-up and recovery' },
  },
  {
    label: { pt: 'Leve', en: 'Light' },
    purpose: { pt: 'Base aeróbica e queima de gordura', en: 'Aerobic base and fat burning' },
  },
  {
    label: { pt: 'Moderada', en: 'Moderate' },
    purpose: { pt: 'Condicionamento aeróbico', en: 'Aerobic fitness' },
  },
  { label: { pt: 'Intensa', en: 'Hard' }, purpose: { pt: 'Limiar anaeróbico', en: 'Anaerobic threshold' } },
  { label: { pt: 'Máxima', en: 'Maximum' }, purpose: { pt: 'Potência e velocidade', en: 'Power and speed' } },
] as const;

/**
 * Percent of the maximum and of the reserve (maximum − resting): ACSM's Guidelines for Exercise Testing and
 * Prescription; Garber et al., Med Sci Sports Exerc 2011;43:1334–1359.
 */
export const INTENSITIES = {
  'percentual-maxima': { moderate: [64, 76], vigorous: [77, 95] },
  karvonen: { moderate: [40, 59], vigorous: [60, 89] },
} as const;

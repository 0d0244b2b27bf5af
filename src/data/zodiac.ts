// Source: usual dates of Brazilian almanacs.

/** The names of the rulers in English. */
export const englishRulers: Readonly<Record<string, string>> = {
  Júpiter: 'Jupiter',
  Lua: 'Moon',
  Marte: 'Mars',
  Mercúrio: 'Mercury',
  Netuno: 'Neptune',
  Plutão: 'Pluto',
  Saturno: 'Saturn',
  Sol: 'Sun',
  Urano: 'Uranus',
  Vênus: 'Venus',
};

export interface ZodiacSign {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly symbol: string;
  readonly element: 'fogo' | 'terra' | 'ar' | 'agua';
  readonly modality: 'cardinal' | 'fixo' | 'mutavel';
  readonly ruler: string;
  /** The ruler before Uranus, Neptune and Pluto were known, where it is another. */
  readonly traditionalRuler?: string;
  /** First and last day, `MM-DD`. */
  readonly start: string;
  readonly end: string;
}

/** The signs of the tropical zodiac, in the order of the year from the end of December. */
export const zodiac: readonly ZodiacSign[] = [
  {
    id: 'capricornio',
    name: 'Capricórnio',
    englishName: 'Capricorn',
    symbol: '♑',
    element: 'terra',
    modality: 'cardinal',
    ruler: 'Saturno',
    start: '12-22',
    end: '01-20',
  },
  {
    id: 'aquario',
    name: 'Aquário',
    englishName: 'Aquarius',
    symbol: '♒',
    element: 'ar',
    modality: 'fixo',
    ruler: 'Urano',
    traditionalRuler: 'Saturno',
    start: '01-21',
    end: '02-18',
  },
  {
    id: 'peixes',
    name: 'Peixes',
    englishName: 'Pisces',
    symbol: '♓',
    element: 'agua',
    modality: 'mutavel',
    ruler: 'Netuno',
    traditionalRuler: 'Júpiter',
    start: '02-19',
    end: '03-20',
  },
  {
    id: 'aries',
    name: 'Áries',
    englishName: 'Aries',
    symbol: '♈',
    element: 'fogo',
    modality: 'cardinal',
    ruler: 'Marte',
    start: '03-21',
    end: '04-20',
  },
  {
    id: 'touro',
    name: 'Touro',
    englishName: 'Taurus',
    symbol: '♉',
    element: 'terra',
    modality: 'fixo',
    ruler: 'Vênus',
    start: '04-21',
    end: '05-20',
  },
  {
    id: 'gemeos',
    name: 'Gêmeos',
    englishName: 'Gemini',
    symbol: '♊',
    element: 'ar',
    modality: 'mutavel',
    ruler: 'Mercúrio',
    start: '05-21',
    end: '06-20',
  },
  {
    id: 'cancer',
    name: 'Câncer',
    englishName: 'Cancer',
    symbol: '♋',
    element: 'agua',
    modality: 'cardinal',
    ruler: 'Lua',
    start: '06-21',
    end: '07-22',
  },
  {
    id: 'leao',
    name: 'Leão',
    englishName: 'Leo',
    symbol: '♌',
    element: 'fogo',
    modality: 'fixo',
    ruler: 'Sol',
    start: '07-23',
    end: '08-22',
  },
  {
    id: 'virgem',
    name: 'Virgem',
    englishName: 'Virgo',
    symbol: '♍',
    element: 'terra',
    modality: 'mutavel',
    ruler: 'Mercúrio',
    start: '08-23',
    end: '09-22',
  },
  {
    id: 'libra',
    name: 'Libra',
    englishName: 'Libra',
    symbol: '♎',
    element: 'ar',
    modality: 'cardinal',
    ruler: 'Vênus',
    start: '09-23',
    end: '10-22',
  },
  {
    id: 'escorpiao',
    name: 'Escorpião',
    englishName: 'Scorpio',
    symbol: '♏',
    element: 'agua',
    modality: 'fixo',
    ruler: 'Plutão',
    traditionalRuler: 'Marte',
    start: '10-23',
    end: '11-21',
  },
  {
    id: 'sagitario',
    name: 'Sagitário',
    englishName: 'Sagittarius',
    symbol: '♐',
    element: 'fogo',
    modality: 'mutavel',
    ruler: 'Júpiter',
    start: '11-22',
    end: '12-21',
  },
];

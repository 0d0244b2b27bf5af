import type { signos } from './signos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const signosTexts = {
  englishName: 'Zodiac sign',
  summary: {
    pt: 'Signo de uma data, com elemento, regente, período e cúspide',
    en: 'Sign of a date, with its element, ruler, period and cusp',
  },

  input: {
    date: {
      pt: ['Mês e dia do nascimento', 'Mês e dia do nascimento (MM-DD)'],
      en: ['Month and day of birth', 'Month and day of birth (MM-DD)'],
    },
  },
  output: {
    date: {
      pt: ['O dia enviado', 'O dia enviado (MM-DD)'],
      en: ['The day sent', 'The day sent (MM-DD)'],
    },
    sign: {
      pt: ['Código do signo', 'Código do signo'],
      en: ['Sign', 'Code of the sign'],
    },
    name: {
      pt: ['Nome do signo', 'Nome do signo'],
      en: ['Name', 'Name of the sign (in Portuguese)'],
    },
    symbol: {
      pt: ['Símbolo do signo', 'Símbolo do signo'],
      en: ['Symbol', 'Symbol of the sign'],
    },
    element: {
      pt: ['Elemento', 'Elemento: fogo, terra, ar ou água'],
      en: ['Element', 'Element: fire (fogo), earth (terra), air (ar) or water (agua)'],
      choices: {
        fogo: { pt: 'Fogo', en: 'Fogo' },
        terra: { pt: 'Terra', en: 'Terra' },
        ar: { pt: 'Ar', en: 'Ar' },
        agua: { pt: 'Agua', en: 'Agua' },
      },
    },
    modality: {
      pt: ['Qualidade', 'Qualidade: cardinal, fixo ou mutável'],
      en: ['Modality', 'Modality: cardinal, fixed (fixo) or mutable (mutavel)'],
      choices: {
        cardinal: { pt: 'Cardinal', en: 'Cardinal' },
        fixo: { pt: 'Fixo', en: 'Fixo' },
        mutavel: { pt: 'Mutavel', en: 'Mutavel' },
      },
    },
    rulingPlanet: {
      pt: ['Regente moderno', 'Regente moderno'],
      en: ['Modern ruler', 'Modern ruler (in Portuguese)'],
    },
    traditionalRuler: {
      pt: ['Regente tradicional', 'Regente tradicional'],
      en: ['Traditional ruler', 'Traditional ruler (in Portuguese)'],
    },
    startDate: {
      pt: ['Primeiro dia do signo', 'Primeiro dia do signo (MM-DD)'],
      en: ['First day of the sign', 'First day of the sign (MM-DD)'],
    },
    endDate: {
      pt: ['Último dia do signo', 'Último dia do signo (MM-DD)'],
      en: ['Last day of the sign', 'Last day of the sign (MM-DD)'],
    },
    period: {
      pt: ['O período como texto', 'O período como texto, com dia e mês'],
      en: ['The period as a text', 'The period as a text, with day and month (in Portuguese)'],
    },
    oppositeSign: {
      pt: ['Código do signo oposto', 'Código do signo oposto'],
      en: ['Opposite sign', 'Code of the opposite sign'],
    },
    cusp: {
      pt: [
        'O dia é o primeiro ou o último do signo',
        'Se o dia é o primeiro ou o último do signo, cujo limite muda até um dia conforme o ano',
      ],
      en: [
        'The day is the first or the last of the sign',
        'Whether the day is the first or the last of the sign, whose limit moves by up to a day with the year',
      ],
    },
  },
} satisfies TextsOf<typeof signos>;

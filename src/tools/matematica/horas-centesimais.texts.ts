import type { horasCentesimais } from './horas-centesimais.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const horasCentesimaisTexts = {
  englishName: 'Decimal hours',
  summary: {
    pt: 'Converte horas e minutos em horas centesimais, e o contrário',
    en: 'Converts hours and minutes to decimal hours, and back',
  },

  input: {
    value: {
      pt: ['Horas e minutos', 'Horas e minutos (HH:mm ou HH:mm:ss), ou horas centesimais com ponto (8.33)'],
      en: [
        'Hours and minutes',
        'Hours and minutes (HH:mm or HH:mm:ss), or decimal hours with a point (8.33)',
      ],
    },
  },
  output: {
    direction: {
      pt: ['De onde para onde se converteu', 'De onde para onde se converteu, pelo valor enviado'],
      en: ['From what to what it was converted', 'From what to what it was converted, by the value sent'],
      choices: {
        'horas-centesimal': { pt: 'Horas centesimal', en: 'Horas centesimal' },
        'centesimal-horas': { pt: 'Centesimal horas', en: 'Centesimal horas' },
      },
    },
    value: {
      pt: ['O valor enviado', 'O valor enviado'],
      en: ['The value sent', 'The value sent'],
    },
    hours: {
      pt: ['Horas e minutos', 'Horas e minutos, com segundos quando há'],
      en: ['Hours', 'Hours and minutes, with seconds where there are any'],
    },
    hoursRounded: {
      pt: ['Horas e minutos', 'Horas e minutos, ao minuto mais próximo'],
      en: ['Hours and minutes', 'Hours and minutes, to the nearest minute'],
    },
    centesimal: {
      pt: ['Horas centesimais', 'Horas centesimais'],
      en: ['Decimal hours', 'Decimal hours'],
    },
    totalMinutes: {
      pt: ['O mesmo tempo todo', 'O mesmo tempo todo, como um número'],
      en: ['The same time as one number', 'The same time as one number'],
    },
  },
} satisfies TextsOf<typeof horasCentesimais>;

import type { horasCentesimais } from './horas-centesimais.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const horasCentesimaisTexts = {
  englishName: 'Decimal hours',
  summary: { pt: 'Converte horas e minutos em horas centesimais, e o contrário', en: 'Converts hours and minutes to decimal hours, and back' },
  search: { pt: 'hora decimal, centésimo, relógio de ponto', en: 'decimal hours, time clock, hundredths' },

  input: {
    value: {
      pt: ['Horas', 'Horas e minutos (HH:mm ou HH:mm:ss), ou horas centesimais com ponto (8.33)'],
      en: ['Hours', 'Hours and minutes (HH:mm or HH:mm:ss), or decimal hours with a point (8.33)'],
    },
  },
  output: {
    direction: {
      pt: ['Conversão', 'Em que sentido se converteu, pelo valor enviado'],
      en: ['Conversion', 'Which way it was converted, by the value sent'],
      choices: { 'horas-centesimal': { pt: 'Horas para centesimais', en: 'Hours to decimal' }, 'centesimal-horas': { pt: 'Centesimais para horas', en: 'Decimal to hours' } },
    },
    value: { pt: ['Valor enviado', 'Valor enviado'], en: ['Value sent', 'Value sent'] },
    hours: { pt: ['Horas e minutos', 'Com segundos, quando há'], en: ['Hours and minutes', 'With seconds, when there are any'] },
    hoursRounded: { pt: ['Arredondado ao minuto', 'Horas e minutos, ao minuto mais próximo'], en: ['Rounded to the minute', 'Hours and minutes, to the nearest minute'] },
    centesimal: { pt: ['Horas centesimais', 'Horas com decimais: 1,5 é uma hora e meia'], en: ['Decimal hours', 'Hours with decimals: 1.5 is an hour and a half'] },
    totalMinutes: { pt: ['Total de minutos', 'O mesmo tempo como um só número'], en: ['Total minutes', 'The same time as one number'] },
  },
} satisfies TextsOf<typeof horasCentesimais>;

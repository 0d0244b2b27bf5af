import type { horas } from './horas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const horasTexts = {
  englishName: 'Sum of hours',
  summary: {
    pt: 'Soma e subtrai horas e minutos, com o total acumulado',
    en: 'Adds and subtracts hours and minutes, with the running total',
  },

  input: {
    entries: {
      pt: ['As horas', 'As horas, na ordem da conta'],
      en: ['The hours', 'The hours, in the order of the sum'],
      fields: {
        time: {
          pt: [
            'Horas e minutos',
            'Horas e minutos (HH:mm ou HH:mm:ss), com sinal se negativas; as horas podem passar de 24',
          ],
          en: [
            'Hours and minutes',
            'Hours and minutes (HH:mm or HH:mm:ss), with a sign where negative; hours may be above 24',
          ],
        },
        operation: {
          pt: ['Estas horas se somam ou se subtraem', 'Se estas horas se somam ou se subtraem'],
          en: ['These hours are added or subtracted', 'Whether these hours are added or subtracted'],
          choices: {
            add: { pt: 'Add', en: 'Add' },
            subtract: { pt: 'Subtract', en: 'Subtract' },
          },
        },
      },
    },
  },
  output: {
    total: {
      pt: ['O total', 'O total (HH:mm), com segundos quando alguma entrada os tem'],
      en: ['The total', 'The total (HH:mm), with seconds when an entry has them'],
    },
    totalSeconds: {
      pt: ['O total', 'O total, com sinal'],
      en: ['The total', 'The total, with its sign'],
    },
    totalMinutes: {
      pt: ['O total', 'O total, com sinal'],
      en: ['The total', 'The total, with its sign'],
    },
    decimalHours: {
      pt: ['O total como número decimal', 'O total como número decimal, com sinal'],
      en: ['Decimal hours', 'The total as a decimal number, with its sign'],
    },
    negative: {
      pt: ['O total é negativo', 'Se o total é negativo'],
      en: ['The total is negative', 'Whether the total is negative'],
    },
    days: {
      pt: ['Dias de 24 horas do total', 'Dias de 24 horas do total, sem sinal'],
      en: ['Days', 'Days of 24 hours in the total, without sign'],
    },
    hours: {
      pt: ['Horas depois dos dias', 'Horas depois dos dias'],
      en: ['Hours', 'Hours after the days'],
    },
    minutes: {
      pt: ['Minutos depois das horas', 'Minutos depois das horas'],
      en: ['Minutes', 'Minutes after the hours'],
    },
    seconds: {
      pt: ['Segundos depois dos minutos', 'Segundos depois dos minutos'],
      en: ['Seconds', 'Seconds after the minutes'],
    },
    steps: {
      pt: ['A conta', 'A conta, entrada a entrada'],
      en: ['The sum', 'The sum, entry by entry'],
      fields: {
        time: {
          pt: ['A entrada', 'A entrada'],
          en: ['The entry', 'The entry'],
        },
        operation: {
          pt: ['Ela se somou ou se subtraiu', 'Se ela se somou ou se subtraiu'],
          en: ['It was added or subtracted', 'Whether it was added or subtracted'],
          choices: {
            add: { pt: 'Add', en: 'Add' },
            subtract: { pt: 'Subtract', en: 'Subtract' },
          },
        },
        partial: {
          pt: ['O total até aqui', 'O total até aqui'],
          en: ['The total so far', 'The total so far'],
        },
      },
    },
  },
} satisfies TextsOf<typeof horas>;

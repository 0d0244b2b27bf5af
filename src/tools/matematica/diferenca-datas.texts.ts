import type { diferencaDatas } from './diferenca-datas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const diferencaDatasTexts = {
  englishName: 'Difference between dates',
  summary: {
    pt: 'Dias, semanas, meses e anos entre duas datas, com os dias de semana e de fim de semana',
    en: 'Days, weeks, months and years between two dates, with weekdays and weekend days',
  },
  about: {
    pt: 'Meses e anos se contam como na lei (Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Feriados não contam.',
    en: 'Months and years count as the law counts them (Law 810/1949): where a month lacks the day, the next one holds. Holidays do not count.',
  },
  input: {
    date1: {
      pt: ['Uma das datas', 'Uma das datas, em qualquer ordem'],
      en: ['Date 1', 'One of the dates, in any order'],
    },
    date2: {
      pt: ['A outra data', 'A outra data'],
      en: ['Date 2', 'The other date'],
    },
    includeEnd: {
      pt: ['A data mais tardia também conta como um dia', 'Se a data mais tardia também conta como um dia'],
      en: ['The later date counts as a day too', 'Whether the later date counts as a day too'],
    },
  },
  output: {
    date1: {
      pt: ['A primeira data enviada', 'A primeira data enviada (AAAA-MM-DD)'],
      en: ['Date 1', 'The first date sent (YYYY-MM-DD)'],
    },
    date2: {
      pt: ['A segunda data enviada', 'A segunda data enviada (AAAA-MM-DD)'],
      en: ['Date 2', 'The second date sent (YYYY-MM-DD)'],
    },
    weekday1: {
      pt: ['Dia da semana de date1', 'Dia da semana de date1'],
      en: ['Weekday 1', 'Weekday of date1 (in Portuguese)'],
    },
    weekday2: {
      pt: ['Dia da semana de date2', 'Dia da semana de date2'],
      en: ['Weekday 2', 'Weekday of date2 (in Portuguese)'],
    },
    order: {
      pt: [
        'Date1 vem antes de date2',
        'Se date1 vem antes de date2 (crescente), depois (decrescente) ou é igual',
      ],
      en: [
        'Date1 is before date2',
        'Whether date1 is before date2 (crescente), after it (decrescente) or the same (igual)',
      ],
      choices: {
        crescente: { pt: 'Crescente', en: 'Crescente' },
        decrescente: { pt: 'Decrescente', en: 'Decrescente' },
        igual: { pt: 'Igual', en: 'Igual' },
      },
    },
    includeEnd: {
      pt: ['A data mais tardia contou', 'Se a data mais tardia contou'],
      en: ['The later date counted', 'Whether the later date counted'],
    },
    totalDays: {
      pt: ['Número de dias', 'Número de dias, sem sinal'],
      en: ['Number of days', 'Number of days, without sign'],
    },
    years: {
      pt: ['Anos completos', 'Anos completos'],
      en: ['Completed years', 'Completed years'],
    },
    months: {
      pt: ['Meses completos depois dos anos', 'Meses completos depois dos anos'],
      en: ['Months', 'Completed months after the years'],
    },
    days: {
      pt: ['Dias depois dos meses', 'Dias depois dos meses'],
      en: ['Days', 'Days after the months'],
    },
    text: {
      pt: ['A diferença por extenso', 'A diferença por extenso: anos, meses e dias'],
      en: ['The difference in words', 'The difference in words: years, months and days (in Portuguese)'],
    },
    totalMonths: {
      pt: ['A diferença toda', 'A diferença toda, em número de meses completos'],
      en: ['TotalMonths', 'The whole difference as a number of completed months'],
    },
    weeks: {
      pt: ['A diferença toda', 'A diferença toda, em número de semanas completas'],
      en: ['Weeks', 'The whole difference as a number of completed weeks'],
    },
    remainingDays: {
      pt: ['Dias depois das semanas', 'Dias depois das semanas'],
      en: ['Days after the weeks', 'Days after the weeks'],
    },
    totalHours: {
      pt: ['Número de horas', 'Número de horas: dias vezes 24'],
      en: ['Number of hours', 'Number of hours: days times 24'],
    },
    weekdays: {
      pt: ['Dias de segunda a sexta-feira', 'Dias de segunda a sexta-feira'],
      en: ['Days from Monday to Friday', 'Days from Monday to Friday'],
    },
    weekendDays: {
      pt: ['Sábados e domingos', 'Sábados e domingos'],
      en: ['Weekend days', 'Saturdays and Sundays'],
    },
  },
} satisfies TextsOf<typeof diferencaDatas>;

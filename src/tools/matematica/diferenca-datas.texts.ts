import type { diferencaDatas } from './diferenca-datas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const diferencaDatasTexts = {
  englishName: 'Difference between dates',
  summary: { pt: 'Dias, semanas, meses e anos entre duas datas, com os dias de semana e de fim de semana', en: 'Days, weeks, months and years between two dates, with weekdays and weekend days' },
  search: { pt: 'dias entre datas, quantos dias faltam, contar dias, tempo entre', en: 'days between dates, how many days until, days left, date difference' },
  about: {
    pt: 'Meses e anos se contam como na lei (Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Feriados não contam.',
    en: 'Months and years are counted as in Brazilian law (Law 810/1949): where a month lacks the day, the next one is used. Holidays are not taken into account.',
  },
  hero: [{ text: { pt: '{totalDays} dias', en: '{totalDays} days' } }],
  why: [{ text: { pt: 'De {weekday1} a {weekday2}: {text}.', en: 'From {weekday1} to {weekday2}: {text}.' } }],
  facts: ['weekdays', 'weekendDays', 'weeks', 'totalMonths', 'totalHours'],
  input: {
    date1: { pt: ['Uma data', 'A ordem das datas não importa'], en: ['One date', 'The order of the dates does not matter'], also: 'data1 dataInicial dataInicio startDate' },
    date2: { pt: ['Outra data', 'Pode vir antes ou depois da primeira'], en: ['Other date', 'May come before or after the first'], also: 'data2 dataFinal dataFim endDate' },
    includeEnd: { pt: ['Contar o último dia', 'A data mais tardia também conta como um dia'], en: ['Count the last day', 'The later date counts as a day too'] },
  },
  output: {
    date1: { pt: ['Uma data', 'A primeira enviada (AAAA-MM-DD)'], en: ['One date', 'The first one sent (YYYY-MM-DD)'] },
    date2: { pt: ['Outra data', 'A segunda enviada (AAAA-MM-DD)'], en: ['Other date', 'The second one sent (YYYY-MM-DD)'] },
    weekday1: { pt: ['Dia da primeira data', 'Dia da primeira data'], en: ['Weekday of the first', 'Day of the week of the first date'] },
    weekday2: { pt: ['Dia da segunda data', 'Dia da segunda data'], en: ['Weekday of the second', 'Day of the week of the second date'] },
    order: {
      pt: ['Ordem das datas', 'Como foram enviadas'],
      en: ['Order of the dates', 'As they were sent'],
      choices: {
        crescente: { pt: 'A primeira vem antes', en: 'First one is earlier' },
        decrescente: { pt: 'A primeira vem depois', en: 'First one is later' },
        igual: { pt: 'São a mesma data', en: 'Same date' },
      },
    },
    includeEnd: { pt: ['Último dia contado', 'A data mais tardia contou como um dia'], en: ['Last day counted', 'The later date counted as a day'] },
    totalDays: { pt: ['Total de dias', 'Sem sinal, em qualquer ordem das datas'], en: ['Total days', 'Without sign, in either order of the dates'] },
    years: { pt: ['Anos', 'Anos completos'], en: ['Years', 'Completed years'] },
    months: { pt: ['Meses', 'Meses completos depois dos anos'], en: ['Months', 'Completed months after the years'] },
    days: { pt: ['Dias', 'Dias depois dos meses'], en: ['Days', 'Days after the months'] },
    text: { pt: ['Por extenso', 'Anos, meses e dias'], en: ['In words', 'Years, months and days'] },
    totalMonths: { pt: ['Total de meses', 'A diferença toda, em meses completos'], en: ['Total months', 'The whole difference, in completed months'] },
    weeks: { pt: ['Semanas', 'A diferença toda, em semanas completas'], en: ['Weeks', 'The whole difference, in completed weeks'] },
    remainingDays: { pt: ['Dias além das semanas', 'Dias além das semanas'], en: ['Days beyond the weeks', 'Days beyond the weeks'] },
    totalHours: { pt: ['Total de horas', 'Dias vezes 24'], en: ['Total hours', 'Days times 24'] },
    weekdays: { pt: ['Dias de semana', 'De segunda a sexta-feira'], en: ['Weekdays', 'Monday to Friday'] },
    weekendDays: { pt: ['Fins de semana', 'Sábados e domingos'], en: ['Weekend days', 'Saturdays and Sundays'] },
  },
} satisfies TextsOf<typeof diferencaDatas>;

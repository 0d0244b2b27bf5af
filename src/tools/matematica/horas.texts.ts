import type { horas } from './horas.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const operations = { add: { pt: 'Somar', en: 'Add' }, subtract: { pt: 'Subtrair', en: 'Subtract' } } satisfies FieldTexts['choices'];

export const horasTexts = {
  englishName: 'Add and subtract hours',
  summary: { pt: 'Soma e subtrai horas e minutos, com o total acumulado', en: 'Adds and subtracts hours and minutes, with a running total' },
  search: { pt: 'somar horas, banco de horas, ponto, cartão de ponto, jornada, minutos', en: 'add hours, time sheet, time card, hours worked, minutes' },

  input: {
    entries: {
      pt: ['Horas', 'Na ordem da conta'],
      en: ['Times', 'In the order of the calculation'],
      fields: {
        time: {
          pt: ['Horas e minutos', 'HH:mm ou HH:mm:ss, com sinal se negativas; as horas podem passar de 24'],
          en: ['Hours and minutes', 'HH:mm or HH:mm:ss, with a sign when negative; hours may go above 24'],
        },
        operation: { pt: ['Operação', 'Somar estas horas ao total ou tirá-las dele'], en: ['Operation', 'Add this time to the total or take it off'], choices: operations },
      },
    },
  },
  output: {
    total: { pt: ['Total', 'HH:mm, com segundos quando alguma entrada os tem'], en: ['Total', 'HH:mm, with seconds when an entry has them'] },
    totalSeconds: { pt: ['Total de segundos', 'Com sinal'], en: ['Total seconds', 'With its sign'] },
    totalMinutes: { pt: ['Total de minutos', 'Com sinal'], en: ['Total minutes', 'With its sign'] },
    decimalHours: { pt: ['Horas decimais', 'O total como número decimal, com sinal'], en: ['Decimal hours', 'The total as a decimal number, with its sign'] },
    negative: { pt: ['Total negativo', 'O que se tirou passa do que se somou'], en: ['Negative total', 'More was taken off than added'] },
    days: { pt: ['Dias', 'Dias de 24 horas do total, sem sinal'], en: ['Days', 'Days of 24 hours in the total, without sign'] },
    hours: { pt: ['Horas', 'Horas depois dos dias'], en: ['Hours', 'Hours after the days'] },
    minutes: { pt: ['Minutos', 'Minutos depois das horas'], en: ['Minutes', 'Minutes after the hours'] },
    seconds: { pt: ['Segundos', 'Segundos depois dos minutos'], en: ['Seconds', 'Seconds after the minutes'] },
    steps: {
      pt: ['Passo a passo', 'A conta, entrada a entrada'],
      en: ['Step by step', 'The calculation, entry by entry'],
      fields: {
        time: { pt: ['Horas e minutos', 'Como foram enviadas'], en: ['Hours and minutes', 'As sent'] },
        operation: { pt: ['Operação', 'Somadas ao total ou tiradas dele'], en: ['Operation', 'Added to the total or taken off it'], choices: operations },
        partial: { pt: ['Total até aqui', 'Resultado das linhas até esta'], en: ['Total so far', 'Result of the lines up to this one'] },
      },
    },
  },
} satisfies TextsOf<typeof horas>;

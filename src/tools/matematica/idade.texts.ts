import type { idade } from './idade.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const idadeTexts = {
  englishName: 'Age calculator',
  summary: {
    pt: 'Idade exata em anos, meses e dias, e o próximo aniversário',
    en: 'Exact age in years, months and days, and the next birthday',
  },
  about: {
    pt: 'Meses e anos se contam como na lei (Código Civil, art. 132, § 3º, e Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Quem nasceu em 29 de fevereiro completa anos em 1º de março dos anos comuns.',
    en: 'Months and years count as the law counts them (Civil Code, art. 132, § 3, and Law 810/1949): where a month lacks the day, the next one holds. Those born on 29 February have their birthday on 1 March in common years.',
  },
  input: {
    birthDate: {
      pt: ['Data de nascimento', 'Data de nascimento'],
      en: ['Birth date', 'Date of birth'],
    },
    referenceDate: {
      pt: ['Dia em que a idade é contada', 'Dia em que a idade é contada. Sem ele, hoje em Brasília'],
      en: [
        'Day on which the age is counted',
        'Day on which the age is counted. Without it, today in Brasília',
      ],
    },
  },
  output: {
    birthDate: {
      pt: ['Data de nascimento', 'Data de nascimento (AAAA-MM-DD)'],
      en: ['Birth date', 'Date of birth (YYYY-MM-DD)'],
    },
    referenceDate: {
      pt: ['Dia em que a idade foi contada', 'Dia em que a idade foi contada (AAAA-MM-DD)'],
      en: ['Day on which the age was counted', 'Day on which the age was counted (YYYY-MM-DD)'],
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
      pt: ['A idade por extenso', 'A idade por extenso: anos, meses e dias'],
      en: ['The age in words', 'The age in words: years, months and days (in Portuguese)'],
    },
    totalMonths: {
      pt: ['A idade toda', 'A idade toda, em número de meses completos'],
      en: ['TotalMonths', 'The whole age as a number of completed months'],
    },
    totalWeeks: {
      pt: ['A idade toda', 'A idade toda, em número de semanas completas'],
      en: ['The whole age as a number of completed weeks', 'The whole age as a number of completed weeks'],
    },
    totalDays: {
      pt: ['A idade toda', 'A idade toda, em número de dias'],
      en: ['The whole age as a number of days', 'The whole age as a number of days'],
    },
    birthWeekday: {
      pt: ['Dia da semana do nascimento', 'Dia da semana do nascimento'],
      en: ['Birth weekday', 'Weekday of the birth (in Portuguese)'],
    },
    birthdayToday: {
      pt: ['O dia da contagem é o do aniversário', 'Se o dia da contagem é o do aniversário'],
      en: ['Birthday today', 'Whether the day of the count is the birthday'],
    },
    nextBirthday: {
      pt: ['O próximo aniversário', 'O próximo aniversário, depois do dia da contagem'],
      en: ['Next birthday', 'The next birthday, after the day of the count'],
      fields: {
        date: {
          pt: ['Data do aniversário', 'Data do aniversário (AAAA-MM-DD)'],
          en: ['Date', 'Date of the birthday (YYYY-MM-DD)'],
        },
        weekday: {
          pt: ['Dia da semana do aniversário', 'Dia da semana do aniversário'],
          en: ['Weekday', 'Weekday of the birthday (in Portuguese)'],
        },
        age: {
          pt: ['Idade que se completa', 'Idade que se completa'],
          en: ['Age', 'Age that is reached'],
        },
        daysLeft: {
          pt: ['O que falta até lá', 'O que falta até lá'],
          en: ['Days left', 'What is left until then'],
        },
      },
    },
    isAdult: {
      pt: ['Tem 18 anos ou mais', 'Se tem 18 anos ou mais (Código Civil, art. 5º)'],
      en: ['The age is 18 or more', 'Whether the age is 18 or more (Civil Code, art. 5)'],
    },
    isElderly: {
      pt: ['Tem 60 anos ou mais', 'Se tem 60 anos ou mais (Lei 10.741/2003)'],
      en: ['The age is 60 or more', 'Whether the age is 60 or more (Law 10.741/2003)'],
    },
  },
} satisfies TextsOf<typeof idade>;

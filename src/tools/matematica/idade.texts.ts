import type { idade } from './idade.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const idadeTexts = {
  englishName: 'Age calculator',
  summary: { pt: 'Idade exata em anos, meses e dias, e o próximo aniversário', en: 'Exact age in years, months and days, and the next birthday' },
  search: { pt: 'quantos anos tenho, aniversário, data de nascimento, nasci', en: 'how old, birthday, date of birth, years old' },
  about: {
    pt: 'Meses e anos se contam como na lei (Código Civil, art. 132, § 3º, e Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Quem nasceu em 29 de fevereiro completa anos em 1º de março dos anos comuns.',
    en: 'Months and years are counted as in Brazilian law (Civil Code, art. 132, § 3, and Law 810/1949): where a month lacks the day, the next one is used. People born on February 29 have their birthday on March 1 in common years.',
  },
  why: [{ text: { pt: 'Nasceu em {birthWeekday}; o próximo aniversário vem em {nextBirthday.daysLeft}.', en: 'Born on a {birthWeekday}; the next birthday comes in {nextBirthday.daysLeft}.' } }],
  facts: ['totalDays', 'totalWeeks', 'totalMonths', { path: 'nextBirthday.date', label: { pt: 'Próximo aniversário', en: 'Next birthday' } }],
  input: {
    birthDate: { pt: ['Data de nascimento', 'Dia em que a pessoa nasceu'], en: ['Date of birth', 'Day on which the person was born'] },
    referenceDate: { pt: ['Idade neste dia', 'Dia em que se conta a idade. Sem ele, hoje em Brasília'], en: ['Age on this day', 'Day on which the age is counted. If left out, today in Brasília'] },
  },
  output: {
    birthDate: { pt: ['Data de nascimento', 'Como foi enviada (AAAA-MM-DD)'], en: ['Date of birth', 'As sent (YYYY-MM-DD)'] },
    referenceDate: { pt: ['Idade neste dia', 'Dia em que a idade foi contada (AAAA-MM-DD)'], en: ['Age on this day', 'Day on which the age was counted (YYYY-MM-DD)'] },
    years: { pt: ['Anos', 'Anos completos'], en: ['Years', 'Completed years'] },
    months: { pt: ['Meses', 'Meses completos depois dos anos'], en: ['Months', 'Completed months after the years'] },
    days: { pt: ['Dias', 'Dias depois dos meses'], en: ['Days', 'Days after the months'] },
    text: { pt: ['Por extenso', 'Anos, meses e dias'], en: ['In words', 'Years, months and days'] },
    totalMonths: { pt: ['Total de meses', 'A idade toda, em meses completos'], en: ['Total months', 'The whole age, in completed months'] },
    totalWeeks: { pt: ['Total de semanas', 'A idade toda, em semanas completas'], en: ['Total weeks', 'The whole age, in completed weeks'] },
    totalDays: { pt: ['Total de dias', 'A idade toda, dia a dia'], en: ['Total days', 'The whole age, day by day'] },
    birthWeekday: { pt: ['Nasceu em', 'Dia da semana do nascimento'], en: ['Born on', 'Day of the week of the birth'] },
    birthdayToday: { pt: ['Faz aniversário no dia', 'O dia da contagem é o do aniversário'], en: ['Birthday on that day', 'The day of the count is the birthday'] },
    nextBirthday: {
      pt: ['Próximo aniversário', 'O primeiro depois do dia da contagem'],
      en: ['Next birthday', 'The first one after the day of the count'],
      fields: {
        date: { pt: ['Data', 'Dia do aniversário (AAAA-MM-DD)'], en: ['Date', 'Day of the birthday (YYYY-MM-DD)'] },
        weekday: { pt: ['Dia da semana', 'Dia da semana'], en: ['Weekday', 'Day of the week'] },
        age: { pt: ['Idade a completar', 'Anos que a pessoa faz nesse dia'], en: ['Age reached', 'Years that the person turns on that day'] },
        daysLeft: { pt: ['Dias até lá', 'Quanto falta para o aniversário'], en: ['Days until then', 'How long until the birthday'] },
      },
    },
    isAdult: { pt: ['Maior de idade', 'Tem 18 anos ou mais (Código Civil, art. 5º)'], en: ['Adult', 'Aged 18 or more (Civil Code, art. 5)'] },
    isElderly: { pt: ['Pessoa idosa', 'Tem 60 anos ou mais (Lei 10.741/2003)'], en: ['Senior', 'Aged 60 or more (Law 10.741/2003)'] },
  },
} satisfies TextsOf<typeof idade>;

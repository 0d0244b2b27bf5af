import type { diasUteis } from './dias-uteis.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const holidays = {
  date: {
    pt: ['Data', 'Data (AAAA-MM-DD)'],
    en: ['Date', 'Date (YYYY-MM-DD)'],
  },
  name: {
    pt: ['Nome do feriado', 'Nome do feriado'],
    en: ['Name', 'Name of the holiday (in Portuguese)'],
  },
  type: {
    pt: ['De que calendário o feriado é', 'De que calendário o feriado é; extra são os enviados'],
    en: ['Of which calendar the holiday is', 'Of which calendar the holiday is; extra are those sent'],
    choices: {
      nacional: { pt: 'Nacional', en: 'Nacional' },
      estadual: { pt: 'Estadual', en: 'Estadual' },
      bancario: { pt: 'Bancario', en: 'Bancario' },
      facultativo: { pt: 'Facultativo', en: 'Facultativo' },
      extra: { pt: 'Extra', en: 'Extra' },
    },
  },
  weekday: {
    pt: ['Dia da semana', 'Dia da semana'],
    en: ['Weekday', 'Weekday (in Portuguese)'],
  },
  onRestDay: {
    pt: ['Cai em dia de descanso', 'Se cai em dia de descanso: domingo ou, salvo com saturday, sábado'],
    en: ['On rest day', 'Whether it falls on a day of rest: Sunday or, unless saturday is set, Saturday'],
  },
} satisfies FieldsTexts;

export const diasUteisTexts = {
  englishName: 'Business days',
  summary: {
    pt: 'Conta ou soma dias úteis, com feriados nacionais, estaduais e bancários',
    en: 'Counts or adds business days, with national, state and bank holidays',
  },
  about: {
    pt: 'Feriados nacionais e estaduais são os das leis, de 2003 a 2099; os do calendário bancário, os da Resolução CMN 4.880/2020. Feriados municipais vão em extraHolidays.',
    en: 'National and state holidays are those of the laws, from 2003 to 2099; those of the bank calendar are of Resolution CMN 4.880/2020. Municipal holidays go into extraHolidays.',
  },
  input: {
    action: {
      pt: [
        'Contar os dias úteis até endDate',
        'Contar os dias úteis até endDate (count) ou somar days a startDate (add). Sem ele, add quando há days',
      ],
      en: [
        'To count the business days until endDate',
        'To count the business days until endDate (count) or to add days to startDate (add). Without it, add when days is there',
      ],
      choices: {
        count: { pt: 'Count', en: 'Count' },
        add: { pt: 'Add', en: 'Add' },
      },
    },
    startDate: {
      pt: ['Data inicial', 'Data inicial'],
      en: ['Start date', 'Start date'],
    },
    endDate: {
      pt: ['Data final', 'Data final, que também conta; obrigatório em count'],
      en: ['End date', 'End date, which counts too; required by count'],
    },
    includeStart: {
      pt: [
        'A data inicial conta',
        'Se a data inicial conta, em count; em prazos processuais ela não conta (CPC, art. 224)',
      ],
      en: [
        'The start date counts',
        'Whether the start date counts, with count; in terms of the courts it does not (CPC, art. 224)',
      ],
    },
    days: {
      pt: [
        'Quantos dias somar',
        'Quantos dias somar, negativo para voltar; a data inicial não conta. Obrigatório em add',
      ],
      en: [
        'How many days to add',
        'How many days to add, negative to go back; the start date does not count. Required by add',
      ],
    },
    state: {
      pt: ['Unidade da federação', 'Unidade da federação, em duas letras: acrescenta os feriados dela'],
      en: ['Brazilian state', 'Brazilian state, in two letters: adds its holidays'],
    },
    calendar: {
      pt: [
        'Calendário dos feriados',
        'Calendário dos feriados: o bancario acrescenta Carnaval e Corpus Christi ao nacional',
      ],
      en: [
        'Calendar',
        'Calendar of the holidays: bancario (banks) adds Carnival and Corpus Christi to nacional',
      ],
      choices: {
        nacional: { pt: 'Nacional', en: 'Nacional' },
        bancario: { pt: 'Bancario', en: 'Bancario' },
      },
    },
    includeOptional: {
      pt: ['IncludeOptional', 'Se os pontos facultativos federais de dia inteiro contam como feriados'],
      en: ['IncludeOptional', 'Whether full-day optional days of the federal government count as holidays'],
    },
    saturday: {
      pt: ['Sábado é dia útil', 'Se sábado é dia útil'],
      en: ['Saturday', 'Whether Saturday is a business day'],
    },
    extraHolidays: {
      pt: ['Outros feriados', 'Outros feriados, como os municipais: datas separadas por vírgula'],
      en: ['Extra holidays', 'Further holidays, such as municipal ones: dates separated by commas'],
    },
  },
  output: [
    {
      action: {
        pt: ['O que foi feito', 'O que foi feito'],
        en: ['What was done', 'What was done'],
        choices: {
          count: { pt: 'Count', en: 'Count' },
        },
      },
      startDate: {
        pt: ['Data inicial', 'Data inicial (AAAA-MM-DD)'],
        en: ['Start date', 'Start date (YYYY-MM-DD)'],
      },
      endDate: {
        pt: ['Data final', 'Data final (AAAA-MM-DD)'],
        en: ['End date', 'End date (YYYY-MM-DD)'],
      },
      businessDays: {
        pt: ['Número de dias úteis', 'Número de dias úteis'],
        en: ['Number of business days', 'Number of business days'],
      },
      calendarDays: {
        pt: ['Número de dias corridos', 'Número de dias corridos'],
        en: ['Number of calendar days', 'Number of calendar days'],
      },
      restDays: {
        pt: ['Domingos e', 'Domingos e, salvo com saturday, sábados'],
        en: ['Sundays and', 'Sundays and, unless saturday is set, Saturdays'],
      },
      holidayDays: {
        pt: ['Feriados que não caem em dia de descanso', 'Feriados que não caem em dia de descanso'],
        en: ['Holidays that do not fall on a day of rest', 'Holidays that do not fall on a day of rest'],
      },
      holidays: {
        pt: ['Todos os feriados do período', 'Todos os feriados do período'],
        en: ['Holidays', 'All holidays of the period'],
        fields: holidays,
      },
    },
    {
      action: {
        pt: ['O que foi feito', 'O que foi feito'],
        en: ['What was done', 'What was done'],
        choices: {
          add: { pt: 'Add', en: 'Add' },
        },
      },
      startDate: {
        pt: ['Data inicial', 'Data inicial (AAAA-MM-DD)'],
        en: ['Start date', 'Start date (YYYY-MM-DD)'],
      },
      days: {
        pt: ['Dias úteis somados', 'Dias úteis somados'],
        en: ['Business days added', 'Business days added'],
      },
      date: {
        pt: ['Data a que se chega', 'Data a que se chega (AAAA-MM-DD)'],
        en: ['Date', 'Date that is reached (YYYY-MM-DD)'],
      },
      weekday: {
        pt: ['Dia da semana dela', 'Dia da semana dela'],
        en: ['Weekday', 'Weekday of it (in Portuguese)'],
      },
      calendarDays: {
        pt: ['Dias corridos entre as duas datas', 'Dias corridos entre as duas datas, negativo para trás'],
        en: [
          'Calendar days between the two dates',
          'Calendar days between the two dates, negative when going back',
        ],
      },
      holidays: {
        pt: ['Os feriados pulados', 'Os feriados pulados, que não caem em dia de descanso'],
        en: ['Holidays', 'The holidays skipped, which do not fall on a day of rest'],
        fields: holidays,
      },
    },
  ],
} satisfies TextsOf<typeof diasUteis>;

import { avisos } from '../../kit/fields/legal.texts.ts';
import type { diasUteis } from './dias-uteis.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const holidays = {
  date: { pt: ['Data', 'Dia do feriado (AAAA-MM-DD)'], en: ['Date', 'Day of the holiday (YYYY-MM-DD)'] },
  name: { pt: ['Nome do feriado', 'Nome do feriado'], en: ['Holiday name', 'Name of the holiday'] },
  type: {
    pt: ['Tipo de feriado', 'De que calendário ele é'],
    en: ['Kind of holiday', 'Which calendar it belongs to'],
    choices: {
      nacional: { pt: 'Nacional', en: 'National' },
      estadual: { pt: 'Estadual', en: 'State' },
      bancario: { pt: 'Bancário', en: 'Bank' },
      facultativo: { pt: 'Ponto facultativo', en: 'Optional holiday' },
      extra: { pt: 'Informado na consulta', en: 'Sent in the request' },
    },
  },
  weekday: { pt: ['Dia da semana', 'Dia da semana'], en: ['Weekday', 'Day of the week'] },
  onRestDay: { pt: ['Em dia de descanso', 'No domingo ou, quando não é dia útil, no sábado'], en: ['On a rest day', 'On a Sunday or, when it is not a business day, a Saturday'] },
} satisfies FieldsTexts;

export const diasUteisTexts = {
  englishName: 'Business days',
  summary: { pt: 'Conta ou soma dias úteis, com feriados nacionais, estaduais e bancários', en: 'Counts or adds business days, with national, state and bank holidays' },
  search: { pt: 'prazo, dia útil, dias corridos, vencimento, contar dias', en: 'business days, working days, weekdays, deadline' },
  people: { rank: 10 },
  about: {
    pt: 'Feriados nacionais e estaduais são os das leis, de 2003 a 2099; os do calendário bancário, os da Resolução CMN 4.880/2020. Feriados municipais entram como outros feriados.',
    en: 'National and state holidays are those set by law, from 2003 to 2099; those of the bank calendar are from CMN Resolution 4.880/2020. Municipal holidays can be sent as other holidays.',
  },
  hero: [{ when: { action: 'add' }, path: 'date' }, { text: { pt: '{businessDays} dias úteis', en: '{businessDays} business days' } }],
  why: [
    {
      when: { holidayDays: { above: 0 } },
      text: {
        pt: 'São {calendarDays} dias corridos, menos {restDays} de descanso e {holidayDays} de feriado.',
        en: '{calendarDays} calendar days, less {restDays} of rest and {holidayDays} of holidays.',
      },
    },
    { text: { pt: 'São {calendarDays} dias corridos, menos {restDays} de descanso.', en: '{calendarDays} calendar days, less {restDays} of rest.' } },
    { text: { pt: 'Cai em {weekday}, {calendarDays} dias corridos depois.', en: 'It falls on a {weekday}, {calendarDays} calendar days later.' } },
  ],
  facts: ['calendarDays', 'restDays', 'holidayDays'],
  input: {
    action: {
      pt: ['O que calcular', 'Os dias úteis entre duas datas, ou a data depois de tantos dias úteis. Sem escolha, soma quando há dias a somar'],
      en: ['What to calculate', 'The business days between two dates, or the date so many business days away. If left out, it adds when there are days to add'],
      choices: { count: { pt: 'Contar dias úteis', en: 'Count business days' }, add: { pt: 'Somar dias úteis', en: 'Add business days' } },
    },
    startDate: { pt: ['Início', 'Data inicial'], en: ['Start', 'Start date'] },
    endDate: { pt: ['Fim', 'Data final, que também conta; obrigatória para contar'], en: ['End', 'End date, which counts too; required for counting'] },
    includeStart: {
      pt: ['Contar o dia inicial', 'Ao contar dias úteis; em prazos processuais ele não conta (CPC, art. 224)'],
      en: ['Count the start date', 'When counting business days; in court deadlines it does not count (CPC, art. 224)'],
    },
    days: {
      pt: ['Dias a somar', 'Negativo para voltar no tempo; a data inicial não conta. Obrigatório para somar'],
      en: ['Days to add', 'Negative to go back in time; the start date does not count. Required for adding'],
      also: 'dias',
    },
    state: { pt: ['Estado (UF)', 'Acrescenta os feriados do estado'], en: ['Brazilian state', 'Adds the holidays of the state'] },
    calendar: {
      pt: ['Calendário', 'O bancário acrescenta Carnaval e Corpus Christi ao nacional'],
      en: ['Calendar', 'The bank calendar adds Carnival and Corpus Christi to the national one'],
      choices: { nacional: { pt: 'Nacional', en: 'National' }, bancario: { pt: 'Bancário', en: 'Bank' } },
    },
    includeOptional: {
      pt: ['Com pontos facultativos', 'Os federais de dia inteiro contam como feriados'],
      en: ['With optional holidays', 'Full-day federal optional holidays (ponto facultativo) count as holidays'],
    },
    saturday: { pt: ['Sábado é dia útil', 'Sem isso, só de segunda a sexta-feira'], en: ['Count Saturdays', 'If off, only Monday to Friday'] },
    extraHolidays: { pt: ['Outros feriados', 'Como os municipais: datas separadas por vírgula'], en: ['Other holidays', 'Such as municipal ones: dates separated by commas'] },
  },
  output: [
    {
      action: { pt: ['Cálculo feito', 'Cálculo feito'], en: ['Calculation done', 'Calculation done'], choices: { count: { pt: 'Contar dias úteis', en: 'Count business days' } } },
      startDate: { pt: ['Início', 'Data inicial (AAAA-MM-DD)'], en: ['Start', 'Start date (YYYY-MM-DD)'] },
      endDate: { pt: ['Fim', 'Data final (AAAA-MM-DD)'], en: ['End', 'End date (YYYY-MM-DD)'] },
      businessDays: { pt: ['Dias úteis', 'Quantos há no período'], en: ['Business days', 'How many there are in the period'] },
      calendarDays: { pt: ['Dias corridos', 'Todos os dias do período'], en: ['Calendar days', 'All days in the period'] },
      restDays: { pt: ['Dias de descanso', 'Domingos e, quando não são dias úteis, sábados'], en: ['Rest days', 'Sundays and, when they are not business days, Saturdays'] },
      holidayDays: { pt: ['Feriados em dias úteis', 'Os que não caem em dia de descanso'], en: ['Holidays on working days', 'Those that do not fall on a rest day'] },
      holidays: { pt: ['Feriados', 'Todos os do período'], en: ['Holidays', 'All those in the period'], fields: holidays },
      avisos,
    },
    {
      action: { pt: ['Cálculo feito', 'Cálculo feito'], en: ['Calculation done', 'Calculation done'], choices: { add: { pt: 'Somar dias úteis', en: 'Add business days' } } },
      startDate: { pt: ['Início', 'Data inicial (AAAA-MM-DD)'], en: ['Start', 'Start date (YYYY-MM-DD)'] },
      days: { pt: ['Dias úteis somados', 'Dias úteis somados'], en: ['Business days added', 'Business days added'] },
      date: { pt: ['Data final', 'A data a que se chega (AAAA-MM-DD)'], en: ['Resulting date', 'The date reached (YYYY-MM-DD)'] },
      weekday: { pt: ['Dia da semana', 'Da data final'], en: ['Weekday', 'Of the resulting date'] },
      calendarDays: { pt: ['Dias corridos', 'Entre as duas datas, negativo para trás'], en: ['Calendar days', 'Between the two dates, negative when going back'] },
      holidays: { pt: ['Feriados pulados', 'Os que não caem em dia de descanso'], en: ['Holidays skipped', 'Those that do not fall on a rest day'], fields: holidays },
      avisos,
    },
  ],
} satisfies TextsOf<typeof diasUteis>;

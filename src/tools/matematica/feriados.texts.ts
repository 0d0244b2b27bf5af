import { avisos } from '../../kit/fields/legal.texts.ts';
import type { feriados } from './feriados.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const types = {
  nacional: { pt: 'Nacional', en: 'National' },
  estadual: { pt: 'Estadual', en: 'State' },
  bancario: { pt: 'Bancário', en: 'Bank' },
  facultativo: { pt: 'Ponto facultativo', en: 'Optional holiday' },
} satisfies FieldTexts['choices'];

export const feriadosTexts = {
  englishName: 'Brazilian holidays',
  summary: {
    pt: 'Feriados nacionais, estaduais e bancários de um ano, ou o que é um dia, com a lei de cada um',
    en: 'National, state and bank holidays of a year, or what a given day is, with the law behind each',
  },
  search: { pt: 'carnaval, páscoa, feriado prolongado, ponto facultativo, corpus christi, natal', en: 'holidays, bank holiday, carnival, easter, day off' },
  about: { pt: 'As leis cobrem de 2003 a 2099. Feriados municipais ficam de fora.', en: 'The laws cover 2003 to 2099. Municipal holidays are left out.' },
  hero: [
    { when: { feriado: true }, text: { pt: '{nome}, {diaSemana}', en: '{nome}, {diaSemana}' } },
    { when: { feriado: false }, text: { pt: 'Não é feriado: {diaSemana}', en: 'Not a holiday: {diaSemana}' } },
  ],
  why: [{ text: { pt: 'O próximo dia útil é {proximoDiaUtil}.', en: 'The next business day is {proximoDiaUtil}.' } }],
  input: {
    ano: {
      pt: ['Ano', 'Ano dos feriados; não conta quando se pergunta por um dia. Sem ele, o ano corrente em Brasília'],
      en: ['Year', 'Year of the holidays; ignored when you ask about one day. If left out, the current year in Brasília'],
    },
    data: { pt: ['Consultar um dia', 'A resposta diz o que ele é, no lugar da lista do ano'], en: ['Look up a day', 'The answer says what it is, instead of listing the year'], also: 'date' },
    uf: { pt: ['Estado (UF)', 'Acrescenta os feriados do estado'], en: ['Brazilian state', 'Adds the holidays of the state'] },
    bancario: { pt: ['Com feriados bancários', 'Carnaval e Corpus Christi'], en: ['With bank holidays', 'Carnival and Corpus Christi'] },
    facultativo: { pt: ['Com pontos facultativos', 'Os federais de dia inteiro'], en: ['With optional holidays', 'Full-day federal optional holidays (ponto facultativo)'] },
  },
  output: {
    ano: { pt: ['Ano', 'Ano dos feriados'], en: ['Year', 'Year of the holidays'] },
    uf: { pt: ['Estado (UF)', 'O estado informado; null sem ele'], en: ['Brazilian state', 'The state given; null without one'] },
    total: { pt: ['Total de feriados', 'Quantos há na lista'], en: ['Total holidays', 'How many are on the list'] },
    feriados: {
      pt: ['Feriados', 'Os do ano, por data'],
      en: ['Holidays', 'Those of the year, by date'],
      fields: {
        data: { pt: ['Data', 'Dia do feriado (AAAA-MM-DD)'], en: ['Date', 'Day of the holiday (YYYY-MM-DD)'] },
        nome: { pt: ['Nome do feriado', 'Nome do feriado'], en: ['Holiday name', 'Name of the holiday'] },
        tipo: { pt: ['Tipo de feriado', 'De que calendário ele é'], en: ['Kind of holiday', 'Which calendar it belongs to'], choices: types },
        diaSemana: { pt: ['Dia da semana', 'Dia da semana'], en: ['Weekday', 'Day of the week'] },
        fimDeSemana: { pt: ['No fim de semana', 'Num sábado ou domingo'], en: ['Falls on a weekend', 'On a Saturday or Sunday'] },
        lei: { pt: ['Lei', 'A lei que o fixa'], en: ['Law', 'The law that sets it'] },
      },
    },
    data: { pt: ['Data', 'O dia consultado (AAAA-MM-DD)'], en: ['Date', 'The day looked up (YYYY-MM-DD)'] },
    diaSemana: { pt: ['Dia da semana', 'Dia da semana'], en: ['Weekday', 'Day of the week'] },
    feriado: { pt: ['É feriado', 'Nos calendários pedidos'], en: ['Is a holiday', 'In the calendars asked for'] },
    nome: { pt: ['Nome do feriado', 'É null quando o dia não é feriado'], en: ['Holiday name', 'Name of the holiday; null when the day is not one'] },
    tipo: {
      pt: ['Tipo de feriado', 'De que calendário ele é; null quando o dia não é feriado'],
      en: ['Kind of holiday', 'Which calendar it belongs to; null when the day is not a holiday'],
      choices: types,
    },
    lei: { pt: ['Lei', 'A lei que o fixa; null quando o dia não é feriado'], en: ['Law', 'The law that sets it; null when the day is not a holiday'] },
    diaUtil: { pt: ['É dia útil', 'De segunda a sexta-feira e sem feriado'], en: ['Is a business day', 'Monday to Friday and not a holiday'] },
    proximoDiaUtil: { pt: ['Próximo dia útil', 'O primeiro depois do dia consultado (AAAA-MM-DD)'], en: ['Next business day', 'The first one after the day looked up (YYYY-MM-DD)'] },
    avisos,
  },
} satisfies TextsOf<typeof feriados>;

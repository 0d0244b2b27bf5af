import type { feriados } from './feriados.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const feriadosTexts = {
  englishName: 'Holidays',
  summary: {
    pt: 'Feriados nacionais, estaduais e bancários de um ano, ou o que é um dia, com a lei de cada um',
    en: 'National, state and bank holidays of a year, or what a day is, with the law of each',
  },
  about: {
    pt: 'As leis cobrem de 2003 a 2099. Feriados municipais ficam de fora.',
    en: 'The laws cover 2003 to 2099. Municipal holidays are left out.',
  },
  input: {
    ano: {
      pt: ['Ano', 'Ano dos feriados; não conta com data. Sem ele, o ano corrente em Brasília'],
      en: [
        'Year of the holidays',
        'Year of the holidays; does not count with data. Without it, the current year in Brasília',
      ],
    },
    data: {
      pt: ['Data', 'Um dia: a resposta diz o que ele é, no lugar da lista do ano'],
      en: ['A day', 'A day: the answer says what it is, in place of the list of the year'],
    },
    uf: {
      pt: ['Unidade da federação', 'Unidade da federação, em duas letras: acrescenta os feriados dela'],
      en: ['Brazilian state', 'Brazilian state, in two letters: adds its holidays'],
    },
    bancario: {
      pt: ['Os feriados bancários entram', 'Se os feriados bancários entram: Carnaval e Corpus Christi'],
      en: ['Bank holidays are included', 'Whether bank holidays are included: Carnival and Corpus Christi'],
    },
    facultativo: {
      pt: ['Facultativo', 'Se os pontos facultativos federais de dia inteiro entram'],
      en: ['Facultativo', 'Whether full-day optional days of the federal government are included'],
    },
  },
  output: {
    ano: {
      pt: ['Ano', 'Ano dos feriados'],
      en: ['Year of the holidays', 'Year of the holidays'],
    },
    uf: {
      pt: ['Unidade da federação', 'Unidade da federação; null sem uf'],
      en: ['Brazilian state', 'Brazilian state; null without uf'],
    },
    total: {
      pt: ['Número de feriados', 'Número de feriados'],
      en: ['Number of holidays', 'Number of holidays'],
    },
    feriados: {
      pt: ['Feriados', 'Os feriados do ano, por data'],
      en: ['The holidays of the year', 'The holidays of the year, by date'],
      fields: {
        data: {
          pt: ['Data', 'Data (AAAA-MM-DD)'],
          en: ['Date', 'Date (YYYY-MM-DD)'],
        },
        nome: {
          pt: ['Nome', 'Nome do feriado'],
          en: ['Name of the holiday', 'Name of the holiday (in Portuguese)'],
        },
        tipo: {
          pt: ['De que calendário o feriado é', 'De que calendário o feriado é'],
          en: ['Of which calendar the holiday is', 'Of which calendar the holiday is'],
          choices: {
            nacional: { pt: 'Nacional', en: 'Nacional' },
            estadual: { pt: 'Estadual', en: 'Estadual' },
            bancario: { pt: 'Bancario', en: 'Bancario' },
            facultativo: { pt: 'Facultativo', en: 'Facultativo' },
          },
        },
        diaSemana: {
          pt: ['Dia semana', 'Dia da semana'],
          en: ['Weekday', 'Weekday (in Portuguese)'],
        },
        fimDeSemana: {
          pt: ['Cai em sábado ou domingo', 'Se cai em sábado ou domingo'],
          en: ['It falls on a Saturday or Sunday', 'Whether it falls on a Saturday or Sunday'],
        },
        lei: {
          pt: ['Lei', 'Lei que o fixa'],
          en: ['Law that sets it', 'Law that sets it'],
        },
      },
    },
    data: {
      pt: ['Data', 'O dia enviado (AAAA-MM-DD)'],
      en: ['The day sent', 'The day sent (YYYY-MM-DD)'],
    },
    diaSemana: {
      pt: ['Dia semana', 'Dia da semana'],
      en: ['Weekday', 'Weekday (in Portuguese)'],
    },
    feriado: {
      pt: ['O dia é feriado nos calendários pedidos', 'Se o dia é feriado nos calendários pedidos'],
      en: ['Feriado', 'Whether the day is a holiday in the calendars asked for'],
    },
    nome: {
      pt: ['Nome', 'Nome do feriado; null quando não é'],
      en: ['Name of the holiday', 'Name of the holiday (in Portuguese); null when it is none'],
    },
    tipo: {
      pt: ['De que calendário o feriado é', 'De que calendário o feriado é; null quando não é'],
      en: ['Of which calendar the holiday is', 'Of which calendar the holiday is; null when it is none'],
      choices: {
        nacional: { pt: 'Nacional', en: 'Nacional' },
        estadual: { pt: 'Estadual', en: 'Estadual' },
        bancario: { pt: 'Bancario', en: 'Bancario' },
        facultativo: { pt: 'Facultativo', en: 'Facultativo' },
      },
    },
    lei: {
      pt: ['Lei', 'Lei que o fixa; null quando não é feriado'],
      en: ['Law that sets it', 'Law that sets it; null when it is no holiday'],
    },
    diaUtil: {
      pt: ['Dia útil', 'Se é dia útil, de segunda a sexta-feira e sem feriado'],
      en: ['It is a business day', 'Whether it is a business day, from Monday to Friday and no holiday'],
    },
    proximoDiaUtil: {
      pt: ['O primeiro dia útil depois dele', 'O primeiro dia útil depois dele (AAAA-MM-DD)'],
      en: ['The first business day after it', 'The first business day after it (YYYY-MM-DD)'],
    },
  },
} satisfies TextsOf<typeof feriados>;

import { hourEntries, restEntries, restOutput } from './_hourly.texts.ts';
import type { adicionalNoturno } from './adicional-noturno.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tipo = {
  pt: [
    'Trabalho urbano',
    'Trabalho urbano (das 22 h às 5 h), na lavoura (das 21 h às 5 h) ou na pecuária (das 20 h às 4 h)',
  ],
  en: [
    'Urban work',
    'Urban work (22:00 to 05:00), in crops (21:00 to 05:00) or with livestock (20:00 to 04:00)',
  ],
  choices: {
    urbano: { pt: 'Urbano', en: 'Urbano' },
    'rural-lavoura': { pt: 'Rural lavoura', en: 'Rural lavoura' },
    'rural-pecuaria': { pt: 'Rural pecuaria', en: 'Rural pecuaria' },
  },
} satisfies FieldTexts;

const input = {
  ...hourEntries,
  ...restEntries,
  inicio: {
    pt: ['Início', 'Início da jornada (HH:mm). Obrigatório com fim, sem horasNoturnas'],
    en: ['Start of the shift', 'Start of the shift (HH:mm). Required with fim, without horasNoturnas'],
  },
  fim: {
    pt: ['Fim', 'Fim da jornada (HH:mm); antes de inicio, é no dia seguinte'],
    en: ['End of the shift', 'End of the shift (HH:mm); before inicio, it is on the next day'],
  },
  horasNoturnas: {
    pt: ['HorasNoturnas', 'Tempo de relógio de cada noite no período noturno, no lugar de inicio e fim'],
    en: ['HorasNoturnas', 'Time of the clock of each night in the night period, in place of inicio and fim'],
  },
  dias: {
    pt: ['Dias', 'Noites iguais no mês'],
    en: ['Equal nights in the month', 'Equal nights in the month'],
  },
  tipo,
  percentual: {
    pt: ['Adicional', 'Adicional, se um acordo fixa outro que o da lei: 20 % urbano, 25 % rural'],
    en: ['Premium', 'Premium, where an agreement sets another than that of the law: 20 % urban, 25 % rural'],
  },
  prorrogacao: {
    pt: [
      'Prorrogação',
      'Se a jornada urbana que cobre todo o período noturno mantém o adicional até o fim (TST, Súmula 60, II)',
    ],
    en: [
      'Prorrogacao',
      'Whether an urban shift that covers the whole night period keeps the premium to its end (TST, Súmula 60, II)',
    ],
  },
} satisfies FieldsTexts;

export const adicionalNoturnoTexts = {
  englishName: 'Night work premium calculator',
  summary: {
    pt: 'Adicional noturno urbano e rural, com a hora reduzida e a prorrogação',
    en: 'Urban and rural night premium, with the reduced hour and its extension',
  },
  about: {
    pt: 'CLT, art. 73; Lei 5.889/1973, art. 7º; TST, Súmula 60. A hora noturna urbana tem 52 minutos e 30 segundos. O descanso semanal segue a Lei 605/1949.',
    en: 'CLT, art. 73; Law 5.889/1973, art. 7; TST, Súmula 60. The urban night hour has 52 minutes and 30 seconds. The weekly rest follows Law 605/1949.',
  },
  input,
  output: {
    tipo,
    percentual: {
      pt: ['Adicional noturno', 'Adicional noturno'],
      en: ['Night premium', 'Night premium'],
    },
    horasRelogio: {
      pt: ['Horas relógio', 'Tempo de relógio pago como noturno no mês'],
      en: ['HorasRelogio', 'Time of the clock paid as night work in the month'],
    },
    horasProrrogadas: {
      pt: ['Parte dele depois do período noturno', 'Parte dele depois do período noturno'],
      en: ['Part of it after the night period', 'Part of it after the night period'],
    },
    horasNoturnas: {
      pt: ['Tempo noturno pago', 'Tempo noturno pago, contado pela hora reduzida no trabalho urbano'],
      en: ['Night time paid', 'Night time paid, counted by the reduced hour in urban work'],
    },
    valorHoraNormal: {
      pt: ['Valor hora normal', 'Valor de uma hora normal'],
      en: ['Pay of an hour of the day', 'Pay of an hour of the day'],
    },
    valorAdicionalHora: {
      pt: ['Valor adicional hora', 'Adicional de uma hora noturna'],
      en: ['Premium of a night hour', 'Premium of a night hour'],
    },
    adicional: {
      pt: ['Adicional', 'Adicional noturno do mês'],
      en: ['Night premium of the month', 'Night premium of the month'],
    },
    ...restOutput,
  },
} satisfies TextsOf<typeof adicionalNoturno>;

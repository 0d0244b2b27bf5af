import { avisos } from '../../kit/fields/legal.texts.ts';
import { hourEntries, restEntries, restOutput } from './_hourly.texts.ts';
import type { adicionalNoturno } from './adicional-noturno.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tipo = {
  pt: ['Tipo de trabalho', 'Decide o período noturno e o adicional da lei'],
  en: ['Type of work', 'Decides the night period and the premium of the law'],
  choices: {
    urbano: { pt: 'Urbano (22 h às 5 h)', en: 'Urban (22:00 to 05:00)' },
    'rural-lavoura': { pt: 'Lavoura (21 h às 5 h)', en: 'Crops (21:00 to 05:00)' },
    'rural-pecuaria': { pt: 'Pecuária (20 h às 4 h)', en: 'Livestock (20:00 to 04:00)' },
  },
} satisfies FieldTexts;

const input = {
  ...hourEntries,
  ...restEntries,
  inicio: {
    pt: ['Início da jornada', 'Hora em que a jornada começa (HH:mm). Obrigatório com fim, sem horasNoturnas'],
    en: ['Shift start', 'Time at which the shift starts (HH:mm). Required with fim, without horasNoturnas'],
  },
  fim: {
    pt: ['Fim da jornada', 'Hora em que a jornada acaba (HH:mm); antes de inicio, é no dia seguinte'],
    en: ['Shift end', 'Time at which the shift ends (HH:mm); before inicio, it is on the next day'],
  },
  horasNoturnas: {
    pt: ['Horas por noite', 'Tempo de relógio de cada noite no período noturno, no lugar de inicio e fim'],
    en: ['Hours per night', 'Clock time of each night in the night period, instead of inicio and fim'],
  },
  dias: { pt: ['Noites no mês', 'Noites iguais no mês'], en: ['Nights in the month', 'Nights alike in the month'] },
  tipo,
  percentual: {
    pt: ['Percentual do adicional', 'Adicional de um acordo, se não o da lei: 20 % urbano, 25 % rural'],
    en: ['Premium rate', 'Premium set by an agreement, if not that of the law: 20 % urban, 25 % rural'],
  },
  prorrogacao: {
    pt: ['Prorrogar o adicional', 'A jornada urbana que cobre todo o período noturno mantém o adicional até o fim (TST, Súmula 60, II)'],
    en: ['Extend the premium', 'An urban shift that covers the whole night period keeps the premium to its end (TST, Súmula 60, II)'],
  },
} satisfies FieldsTexts;

export const adicionalNoturnoTexts = {
  englishName: 'Night work premium calculator',
  summary: { pt: 'Adicional noturno urbano e rural, com a hora reduzida e a prorrogação', en: 'Urban and rural night work premium, with the reduced hour and the extension past the night' },
  search: { pt: 'madrugada, trabalho à noite, noite, turno da noite, vigia', en: 'night shift, night work, graveyard shift' },
  about: {
    pt: 'CLT, art. 73; Lei 5.889/1973, art. 7º; TST, Súmula 60. A hora noturna urbana tem 52 minutos e 30 segundos. O descanso semanal segue a Lei 605/1949.',
    en: 'CLT, art. 73; Law 5.889/1973, art. 7; TST, Súmula 60. The urban night hour has 52 minutes and 30 seconds. The weekly rest follows Law 605/1949.',
  },
  why: [
    {
      when: { 'dsr.valor': { above: 0 } },
      text: {
        pt: 'São {horasNoturnas} noturnas com {percentual} de acréscimo, e {dsr.valor} de descanso semanal.',
        en: '{horasNoturnas} of night work with {percentual} on top, and {dsr.valor} of weekly rest.',
      },
    },
    { text: { pt: 'São {horasNoturnas} noturnas com {percentual} de acréscimo.', en: '{horasNoturnas} of night work with {percentual} on top.' } },
  ],
  facts: ['adicional', { path: 'dsr.valor', label: { pt: 'Descanso semanal', en: 'Weekly rest' } }, 'valorAdicionalHora', 'remuneracao'],
  input,
  output: {
    tipo,
    percentual: { pt: ['Percentual do adicional', 'Adicional sobre a hora normal'], en: ['Premium rate', 'Premium on the regular hour'] },
    horasRelogio: { pt: ['Horas de relógio', 'Tempo de relógio pago como noturno no mês'], en: ['Clock hours', 'Clock time paid as night work in the month'] },
    horasProrrogadas: {
      pt: ['Horas depois da noite', 'Parte do tempo de relógio que vem depois do período noturno'],
      en: ['Hours after the night', 'Part of the clock time that comes after the night period'],
    },
    horasNoturnas: {
      pt: ['Horas noturnas pagas', 'Tempo noturno pago, contado pela hora reduzida no trabalho urbano'],
      en: ['Paid night hours', 'Night time paid, counted by the reduced hour in urban work'],
    },
    valorHoraNormal: { pt: ['Hora normal', 'Valor de uma hora normal'], en: ['Regular hour', 'Pay for a regular hour'] },
    valorAdicionalHora: { pt: ['Adicional por hora', 'Adicional de uma hora noturna'], en: ['Premium per hour', 'Premium for a night hour'] },
    adicional: { pt: ['Adicional do mês', 'Adicional noturno do mês, sem o descanso semanal'], en: ['Monthly premium', 'Night premium of the month, without the weekly rest'] },
    ...restOutput,
    avisos,
  },
} satisfies TextsOf<typeof adicionalNoturno>;

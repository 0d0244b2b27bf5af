import { localTime, timezone, timezoneUsed } from './_time-zone-field.texts.ts';
import type { cron } from './cron.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cronTexts = {
  englishName: 'Cron expressions',
  summary: { pt: 'Descreve uma expressão cron e mostra as próximas execuções', en: 'Describes a cron expression and shows its next runs' },
  search: { pt: 'crontab, agendar tarefa, todo dia, horário de execução', en: 'crontab, schedule, scheduled job, every day' },
  about: {
    pt: 'Cinco campos, como no cron de Vixie: com dia do mês e dia da semana limitados, basta um deles, salvo quando um começa com *: */2 pede os dois. Segundos, L, W, # e ? não são aceitos.',
    en: 'Five fields, as in Vixie cron: when day of month and day of week are both restricted, either is enough, unless one begins with *: */2 asks for both. Seconds, L, W, # and ? are not accepted.',
  },
  input: {
    expression: {
      pt: ['Expressão cron', 'Expressão de cinco campos (minuto, hora, dia do mês, mês e dia da semana) ou um nome, como @daily'],
      en: ['Cron expression', 'Expression of five fields (minute, hour, day of month, month and day of week) or a name, such as @daily'],
      also: 'cron expressao',
    },
    timezone,
    from: { pt: ['A partir de', 'Instante depois do qual procurar as execuções. Sem ele, agora'], en: ['Starting at', 'Instant after which to look for runs. Without it, now'] },
    count: { pt: ['Quantas execuções', 'Quantas execuções mostrar'], en: ['How many runs', 'How many runs to show'] },
  },
  output: {
    expression: { pt: ['Expressão cron', 'A expressão em cinco campos, com os nomes por extenso'], en: ['Cron expression', 'The expression in five fields, with names written out'] },
    timezone: timezoneUsed,
    description: { pt: ['O que quer dizer', 'O que a expressão quer dizer'], en: ['What it means', 'What the expression means'] },
    next: {
      pt: ['Próximas execuções', 'As primeiras depois do instante inicial, em ordem'],
      en: ['Next runs', 'The first ones after the starting instant, in order'],
      fields: { utc: { pt: ['Hora em UTC', 'Instante em UTC (ISO 8601)'], en: ['UTC time', 'Instant in UTC (ISO 8601)'] }, local: localTime },
    },
  },
} satisfies TextsOf<typeof cron>;

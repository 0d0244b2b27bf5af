import { timezone } from './_time-zone-field.texts.ts';
import type { cron } from './cron.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cronTexts = {
  englishName: 'Cron expressions',
  summary: {
    pt: 'Descreve uma expressão cron e mostra as próximas execuções',
    en: 'Describes a cron expression and shows its next runs',
  },
  about: {
    pt: 'Cinco campos, como no cron de Vixie: com dia do mês e dia da semana limitados, basta um deles. Segundos, L, W, # e ? não são aceitos.',
    en: 'Five fields, as in Vixie cron: where day of month and day of week are both restricted, either is enough. Seconds, L, W, # and ? are not accepted.',
  },
  input: {
    expression: {
      pt: [
        'Expressão de cinco campos',
        'Expressão de cinco campos (minuto, hora, dia do mês, mês e dia da semana) ou um nome, como @daily',
      ],
      en: [
        'Expression',
        'Expression of five fields (minute, hour, day of month, month and day of week) or a name, such as @daily',
      ],
    },
    timezone,
    from: {
      pt: ['From', 'Instante depois do qual procurar as execuções. Sem ele, agora'],
      en: ['Instant after which to look for runs', 'Instant after which to look for runs. Without it, now'],
    },
    count: {
      pt: ['Quantas execuções mostrar', 'Quantas execuções mostrar'],
      en: ['How many runs to show', 'How many runs to show'],
    },
  },
  output: {
    expression: {
      pt: ['A expressão em cinco campos', 'A expressão em cinco campos, com os nomes por extenso'],
      en: ['Expression', 'The expression in five fields, with names written out'],
    },
    timezone: {
      pt: ['Fuso horário usado', 'Fuso horário usado'],
      en: ['Time zone used', 'Time zone used'],
    },
    description: {
      pt: ['O que a expressão quer dizer', 'O que a expressão quer dizer, em português'],
      en: ['What the expression means', 'What the expression means, in Portuguese'],
    },
    next: {
      pt: ['Próximas execuções', 'Próximas execuções'],
      en: ['Next', 'Next runs'],
      fields: {
        utc: {
          pt: ['Utc', 'Instante em UTC (ISO 8601)'],
          en: ['Utc', 'Instant in UTC (ISO 8601)'],
        },
        local: {
          pt: ['O mesmo no fuso', 'O mesmo no fuso, com a diferença para UTC'],
          en: ['The same in the time zone', 'The same in the time zone, with its offset from UTC'],
        },
      },
    },
  },
} satisfies TextsOf<typeof cron>;

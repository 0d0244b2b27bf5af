import { disclaimer } from './_fields.texts.ts';
import type { jejumIntermitente } from './jejum-intermitente.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const protocol = {
  pt: [
    'Horas de jejum e de alimentação',
    'Horas de jejum e de alimentação, como 16-8, ou personalizado, com fastingHours',
  ],
  en: [
    'Hours of fasting and of eating',
    'Hours of fasting and of eating, such as 16-8, or personalizado (custom), with fastingHours',
  ],
  choices: {
    '12-12': { pt: '12 12', en: '12 12' },
    '14-10': { pt: '14 10', en: '14 10' },
    '16-8': { pt: '16 8', en: '16 8' },
    '18-6': { pt: '18 6', en: '18 6' },
    '20-4': { pt: '20 4', en: '20 4' },
    '23-1': { pt: '23 1', en: '23 1' },
    personalizado: { pt: 'Personalizado', en: 'Personalizado' },
  },
} satisfies FieldTexts;

const input = {
  protocol,
  fastingHours: {
    pt: ['Jejum', 'Jejum. Só lido, e então obrigatório, com protocol=personalizado'],
    en: ['Fasting hours', 'Fasting. Only read, and then required, with protocol=personalizado'],
  },
  firstMeal: {
    pt: [
      'Início da janela de alimentação',
      'Início da janela de alimentação. Sem ele e sem lastMeal, meio-dia',
    ],
    en: ['Start of the eating window', 'Start of the eating window. Without it and lastMeal, noon'],
  },
  lastMeal: {
    pt: ['Fim da janela de alimentação', 'Fim da janela de alimentação, no lugar de firstMeal'],
    en: ['End of the eating window', 'End of the eating window, in place of firstMeal'],
  },
  meals: {
    pt: ['Refeições a distribuir na janela', 'Refeições a distribuir na janela'],
    en: ['Meals', 'Meals to spread over the window'],
  },
  currentTime: {
    pt: ['Hora atual', 'Hora atual: acrescenta status'],
    en: ['Current time', 'Current time: adds status'],
  },
} satisfies FieldsTexts;

const window = {
  start: {
    pt: ['Início', 'Início (HH:mm)'],
    en: ['Start', 'Start (HH:mm)'],
  },
  end: {
    pt: ['Fim', 'Fim (HH:mm)'],
    en: ['End', 'End (HH:mm)'],
  },
} satisfies FieldsTexts;

export const jejumIntermitenteTexts = {
  englishName: 'Intermittent fasting',
  summary: {
    pt: 'Janelas de alimentação e de jejum, com o horário das refeições',
    en: 'Eating and fasting windows, with the times of the meals',
  },
  about: {
    pt: 'Só distribui as horas do dia; não recomenda o jejum. Não é indicado sem orientação para gestantes, lactantes, menores de 18 anos, diabéticos que tomam medicação e quem tem histórico de transtorno alimentar.',
    en: 'It only lays out the hours of the day; it does not recommend fasting. Without guidance it is not for pregnant or breastfeeding women, minors, diabetics on medication or people with a history of eating disorders.',
  },
  input,
  output: {
    protocol,
    fastingHours: {
      pt: ['Jejum', 'Jejum'],
      en: ['Fasting hours', 'Fasting'],
    },
    eatingHours: {
      pt: ['Janela de alimentação', 'Janela de alimentação'],
      en: ['Eating hours', 'Eating window'],
    },
    eatingWindow: {
      pt: ['Janela de alimentação', 'Janela de alimentação'],
      en: ['Eating window', 'Eating window'],
      fields: window,
    },
    fastingWindow: {
      pt: ['Janela de jejum', 'Janela de jejum'],
      en: ['Fasting window', 'Fasting window'],
      fields: window,
    },
    meals: {
      pt: [
        'Horários das refeições',
        'Horários das refeições (HH:mm), a espaços iguais do início ao fim da janela',
      ],
      en: ['Meals', 'Times of the meals (HH:mm), evenly spread from the start to the end of the window'],
    },
    status: {
      pt: ['Onde se está em currentTime', 'Onde se está em currentTime. Só com ele'],
      en: ['Where currentTime falls', 'Where currentTime falls. Only with it'],
      fields: {
        phase: {
          pt: ['Janela em curso', 'Janela em curso: alimentação ou jejum'],
          en: ['Window in course', 'Window in course: eating (alimentacao) or fasting (jejum)'],
          choices: {
            alimentacao: { pt: 'Alimentacao', en: 'Alimentacao' },
            jejum: { pt: 'Jejum', en: 'Jejum' },
          },
        },
        elapsedMinutes: {
          pt: ['Tempo desde o início dela', 'Tempo desde o início dela'],
          en: ['Time since its start', 'Time since its start'],
        },
        remainingMinutes: {
          pt: ['Tempo até o fim dela', 'Tempo até o fim dela'],
          en: ['Time until its end', 'Time until its end'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof jejumIntermitente>;

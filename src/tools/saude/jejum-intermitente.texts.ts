import { disclaimer } from './_fields.texts.ts';
import type { jejumIntermitente } from './jejum-intermitente.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const protocol = {
  pt: ['Protocolo', 'Horas de jejum e de alimentação por dia; o personalizado pede as horas de jejum'],
  en: ['Protocol', 'Hours of fasting and eating per day; a custom one needs the fasting hours'],
  choices: {
    '12-12': { pt: '12/12', en: '12/12' },
    '14-10': { pt: '14/10', en: '14/10' },
    '16-8': { pt: '16/8', en: '16/8' },
    '18-6': { pt: '18/6', en: '18/6' },
    '20-4': { pt: '20/4', en: '20/4' },
    '23-1': { pt: '23/1', en: '23/1' },
    personalizado: { pt: 'Personalizado', en: 'Custom' },
  },
  alsoChoices: { '12-12': '12x12', '14-10': '14x10', '16-8': '16x8', '18-6': '18x6', '20-4': '20x4', '23-1': '23x1' },
} satisfies FieldTexts;

const input = {
  protocol,
  fastingHours: { pt: ['Horas de jejum', 'Só valem, e então são obrigatórias, no protocolo personalizado'], en: ['Fasting hours', 'Used, and then required, only with a custom protocol'] },
  firstMeal: {
    pt: ['Primeira refeição', 'Início da janela de alimentação. Sem ela e sem a última, meio-dia'],
    en: ['First meal', 'Start of the eating window. If you give neither the first nor the last meal, noon'],
  },
  lastMeal: { pt: ['Última refeição', 'Fim da janela de alimentação, no lugar da primeira refeição'], en: ['Last meal', 'End of the eating window, instead of the first meal'] },
  meals: { pt: ['Número de refeições', 'Distribuídas na janela de alimentação'], en: ['Number of meals', 'Spread over the eating window'] },
  currentTime: { pt: ['Hora atual', 'Acrescenta à resposta a janela em que se está'], en: ['Current time', 'Adds the window you are in to the answer'] },
} satisfies FieldsTexts;

const window = {
  start: { pt: ['Início', 'Hora em que começa (HH:mm)'], en: ['Start', 'Time it starts (HH:mm)'] },
  end: { pt: ['Fim', 'Hora em que termina (HH:mm)'], en: ['End', 'Time it ends (HH:mm)'] },
} satisfies FieldsTexts;

export const jejumIntermitenteTexts = {
  englishName: 'Intermittent fasting',
  summary: { pt: 'Janelas de alimentação e de jejum, com o horário das refeições', en: 'Eating and fasting windows, with meal times' },
  search: { pt: 'jejum, 16/8, janela de alimentação, horário de comer', en: 'intermittent fasting, 16/8, fasting, eating window' },
  about: {
    pt: 'Só distribui as horas do dia; não recomenda o jejum. Não é indicado sem orientação para gestantes, lactantes, menores de 18 anos, diabéticos que tomam medicação e quem tem histórico de transtorno alimentar.',
    en: 'It only lays out the hours of the day; it does not recommend fasting. Without guidance, fasting is not advised for pregnant or breastfeeding women, people under 18, diabetics on medication, or people with a history of eating disorders.',
  },
  input,
  output: {
    protocol,
    fastingHours: { pt: ['Horas de jejum', 'Por dia'], en: ['Fasting hours', 'Per day'] },
    eatingHours: { pt: ['Horas de alimentação', 'Por dia'], en: ['Eating hours', 'Per day'] },
    eatingWindow: { pt: ['Janela de alimentação', 'Da primeira à última refeição'], en: ['Eating window', 'From the first to the last meal'], fields: window },
    fastingWindow: { pt: ['Janela de jejum', 'Da última refeição à primeira do dia seguinte'], en: ['Fasting window', 'From the last meal to the first of the next day'], fields: window },
    meals: { pt: ['Horários das refeições', 'A espaços iguais do início ao fim da janela (HH:mm)'], en: ['Meal times', 'Evenly spread from the start to the end of the window (HH:mm)'] },
    status: {
      pt: ['Situação agora', 'A janela na hora atual. Só quando ela é informada'],
      en: ['Status now', 'The window at the current time. Only when it is given'],
      fields: {
        phase: {
          pt: ['Janela em curso', 'Alimentação ou jejum'],
          en: ['Current window', 'Eating or fasting'],
          choices: { alimentacao: { pt: 'Alimentação', en: 'Eating' }, jejum: { pt: 'Jejum', en: 'Fasting' } },
        },
        elapsedMinutes: { pt: ['Tempo decorrido', 'Desde o início da janela em curso'], en: ['Time elapsed', 'Since the start of the current window'] },
        remainingMinutes: { pt: ['Tempo restante', 'Até o fim da janela em curso'], en: ['Time left', 'Until the end of the current window'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof jejumIntermitente>;

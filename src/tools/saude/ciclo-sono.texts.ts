import { disclaimer } from './_fields.texts.ts';
import type { cicloSono } from './ciclo-sono.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cicloSonoTexts = {
  englishName: 'Sleep cycle calculator',
  summary: {
    pt: 'Horários de dormir ou de acordar em ciclos inteiros de sono',
    en: 'Times to go to bed or to wake up in whole sleep cycles',
  },
  about: {
    pt: 'Ciclos inteiros, mais o tempo de adormecer; as horas recomendadas por idade são as da National Sleep Foundation (2015). Os ciclos reais variam de pessoa para pessoa e ao longo da noite.',
    en: 'Whole cycles, plus the time to fall asleep; the hours recommended by age are those of the National Sleep Foundation (2015). Real cycles vary from person to person and over the night.',
  },
  input: {
    wakeTime: {
      pt: ['Hora de acordar', 'Hora de acordar: a resposta traz as de deitar. Não vai junto com bedTime'],
      en: ['Wake time', 'Time to wake up: the answer has the bedtimes. It does not go together with bedTime'],
    },
    bedTime: {
      pt: [
        'Hora de deitar',
        'Hora de deitar: a resposta traz as de acordar. Sem ela e sem wakeTime, agora em Brasília',
      ],
      en: [
        'Bed time',
        'Bedtime: the answer has the times to wake up. Without it and wakeTime, now in Brasília',
      ],
    },
    fallAsleepMinutes: {
      pt: ['Tempo até adormecer', 'Tempo até adormecer'],
      en: ['Fall asleep minutes', 'Time to fall asleep'],
    },
    cycleMinutes: {
      pt: ['Duração de um ciclo de sono', 'Duração de um ciclo de sono'],
      en: ['Cycle minutes', 'Length of a sleep cycle'],
    },
    age: {
      pt: ['Idade', 'Idade, para as horas recomendadas'],
      en: ['Age', 'Age, for the recommended hours'],
    },
  },
  output: {
    mode: {
      pt: [
        'O que foi enviado',
        'O que foi enviado: a hora de acordar (options são as de deitar) ou a de dormir (options são as de acordar)',
      ],
      en: [
        'What was sent',
        'What was sent: the time to wake up (acordar; options are the bedtimes) or to go to bed (dormir; options are the times to wake up)',
      ],
      choices: {
        acordar: { pt: 'Acordar', en: 'Acordar' },
        dormir: { pt: 'Dormir', en: 'Dormir' },
      },
    },
    wakeTime: {
      pt: ['Hora de acordar', 'Hora de acordar (HH:mm), com mode=acordar'],
      en: ['Wake time', 'Time to wake up (HH:mm), with mode=acordar'],
    },
    bedTime: {
      pt: ['Hora de deitar', 'Hora de deitar (HH:mm), com mode=dormir'],
      en: ['Bed time', 'Bedtime (HH:mm), with mode=dormir'],
    },
    fallAsleepMinutes: {
      pt: ['Tempo até adormecer', 'Tempo até adormecer'],
      en: ['Fall asleep minutes', 'Time to fall asleep'],
    },
    cycleMinutes: {
      pt: ['Duração de um ciclo', 'Duração de um ciclo'],
      en: ['Cycle minutes', 'Length of a cycle'],
    },
    recommendedHours: {
      pt: ['Sono recomendado para a idade', 'Sono recomendado para a idade'],
      en: ['Sleep recommended for the age', 'Sleep recommended for the age'],
      fields: {
        min: {
          pt: ['Mínimo recomendado', 'Mínimo recomendado'],
          en: ['Least recommended', 'Least recommended'],
        },
        max: {
          pt: ['Máximo recomendado', 'Máximo recomendado'],
          en: ['Most recommended', 'Most recommended'],
        },
      },
    },
    options: {
      pt: ['Horários possíveis', 'Horários possíveis, do sono mais longo ao mais curto'],
      en: ['Possible times', 'Possible times, from the longest sleep to the shortest'],
      fields: {
        cycles: {
          pt: ['Ciclos inteiros de sono', 'Ciclos inteiros de sono'],
          en: ['Whole sleep cycles', 'Whole sleep cycles'],
        },
        time: {
          pt: ['Hora de deitar ou de acordar', 'Hora de deitar ou de acordar (HH:mm)'],
          en: ['Time', 'Time to go to bed or to wake up (HH:mm)'],
        },
        dayOffset: {
          pt: [
            'Em que dia cai',
            'Em que dia cai, em relação à hora dada: -1 na véspera, 0 no mesmo, 1 no seguinte',
          ],
          en: [
            'On which day it falls',
            'On which day it falls, relative to the given time: -1 the day before, 0 the same, 1 the next',
          ],
        },
        sleepMinutes: {
          pt: ['Tempo de sono', 'Tempo de sono'],
          en: ['Sleep minutes', 'Time asleep'],
        },
        sleepHours: {
          pt: ['Tempo de sono', 'Tempo de sono'],
          en: ['Sleep hours', 'Time asleep'],
        },
        recommended: {
          pt: ['O sono fica dentro do recomendado', 'Se o sono fica dentro do recomendado'],
          en: ['The sleep is within what is recommended', 'Whether the sleep is within what is recommended'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cicloSono>;

import { disclaimer } from './_fields.texts.ts';
import type { cicloSono } from './ciclo-sono.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cicloSonoTexts = {
  englishName: 'Sleep cycle calculator',
  summary: { pt: 'Horários de dormir ou de acordar em ciclos inteiros de sono', en: 'Times to go to bed or to wake up, in whole sleep cycles' },
  search: { pt: 'dormir, acordar, despertador, que horas, sono', en: 'sleep, wake up, bedtime, nap, alarm' },
  about: {
    pt: 'Ciclos inteiros, mais o tempo de adormecer; as horas recomendadas por idade são as da National Sleep Foundation (2015). Os ciclos reais variam de pessoa para pessoa e ao longo da noite.',
    en: 'Whole cycles plus the time to fall asleep; the recommended hours by age are those of the National Sleep Foundation (2015). Real cycles vary from person to person and over the night.',
  },
  input: {
    wakeTime: {
      pt: ['Hora de acordar', 'A resposta traz as horas de dormir. Envie esta ou a hora de dormir, não as duas'],
      en: ['Wake-up time', 'The answer has bedtimes. Send this or a bedtime, not both'],
    },
    bedTime: {
      pt: ['Hora de dormir', 'A resposta traz as horas de acordar. Sem nenhuma das duas, agora em Brasília'],
      en: ['Bedtime', 'The answer has wake-up times. If you send neither time, now in Brasília'],
    },
    fallAsleepMinutes: { pt: ['Tempo para adormecer', 'Somado aos ciclos de sono'], en: ['Time to fall asleep', 'Added to the sleep cycles'] },
    cycleMinutes: { pt: ['Duração do ciclo', 'Duração de um ciclo de sono'], en: ['Cycle length', 'Length of one sleep cycle'] },
    age: { pt: ['Idade', 'Para as horas de sono recomendadas'], en: ['Age', 'For the recommended hours of sleep'] },
  },
  output: {
    mode: {
      pt: ['Hora informada', 'A hora de acordar (as opções são de dormir) ou a de dormir (as opções são de acordar)'],
      en: ['Time given', 'The wake-up time (options are bedtimes) or the bedtime (options are wake-up times)'],
      choices: { acordar: { pt: 'Hora de acordar', en: 'Wake-up time' }, dormir: { pt: 'Hora de dormir', en: 'Bedtime' } },
    },
    wakeTime: { pt: ['Hora de acordar', 'A que foi informada (HH:mm)'], en: ['Wake-up time', 'As given (HH:mm)'] },
    bedTime: { pt: ['Hora de dormir', 'A que foi informada, ou agora (HH:mm)'], en: ['Bedtime', 'As given, or now (HH:mm)'] },
    fallAsleepMinutes: { pt: ['Tempo para adormecer', 'Quanto se leva, em geral, para pegar no sono'], en: ['Time to fall asleep', 'How long it usually takes'] },
    cycleMinutes: { pt: ['Duração do ciclo', 'Duração de um ciclo de sono'], en: ['Cycle length', 'Length of one sleep cycle'] },
    recommendedHours: {
      pt: ['Sono recomendado', 'Quanto se recomenda dormir na idade informada'],
      en: ['Recommended sleep', 'How much sleep is recommended at the age given'],
      fields: { min: { pt: ['Mínimo', 'Mínimo recomendado'], en: ['Least', 'Least recommended'] }, max: { pt: ['Máximo', 'Máximo recomendado'], en: ['Most', 'Most recommended'] } },
    },
    options: {
      pt: ['Horários possíveis', 'Do sono mais longo ao mais curto'],
      en: ['Possible times', 'From the longest sleep to the shortest'],
      fields: {
        cycles: { pt: ['Ciclos de sono', 'Ciclos inteiros'], en: ['Sleep cycles', 'Whole cycles'] },
        time: { pt: ['Horário', 'Hora de dormir ou de acordar (HH:mm)'], en: ['Time', 'Time to go to bed or to wake up (HH:mm)'] },
        dayOffset: {
          pt: ['Dia do horário', 'Em relação à hora informada: −1 na véspera, 0 no mesmo dia, 1 no seguinte'],
          en: ['Day of that time', 'Relative to the time given: −1 the day before, 0 the same day, 1 the next'],
        },
        sleepMinutes: { pt: ['Minutos de sono', 'Tempo dormindo, sem o de adormecer'], en: ['Minutes of sleep', 'Time asleep, without the time to fall asleep'] },
        sleepHours: { pt: ['Horas de sono', 'O mesmo tempo, como número decimal'], en: ['Hours of sleep', 'The same time as a decimal number'] },
        recommended: {
          pt: ['Dentro do recomendado', 'O tempo de sono está na faixa recomendada para a idade'],
          en: ['Within the recommendation', 'The sleep is in the range recommended for the age'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cicloSono>;

import { metActivities, metActivityIds } from '../../data/met-activities.ts';
import type { Text } from '../../kit/texts.ts';
import { disclaimer, weight } from './_fields.texts.ts';
import type { caloriasExercicio } from './calorias-exercicio.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const activities = Object.fromEntries(metActivityIds.map((id) => [id, metActivities[id].label])) as Record<keyof typeof metActivities, Text>;

export const caloriasExercicioTexts = {
  englishName: 'Calories burned in exercise',
  summary: { pt: 'Calorias gastas em 44 atividades, ou por um MET próprio', en: 'Calories burned in 44 activities, or by a MET value of your own' },
  search: { pt: 'calorias da corrida, caminhada, academia, queimar, gasto, bicicleta, MET', en: 'calories burned, running, walking, workout, gym, cycling' },
  about: {
    pt: 'MET vezes peso vezes horas, pela definição do Compêndio de Atividades Físicas de adultos (Herrmann et al., 2024): 1 MET é 1 kcal por kg e hora. O MET é um valor médio; idade, condicionamento e técnica mudam o gasto real.',
    en: 'MET times weight times hours, as defined by the Adult Compendium of Physical Activities (Herrmann et al., 2024): 1 MET is 1 kcal per kg per hour. A MET is an average; age, fitness and technique change what is really burned.',
  },
  input: {
    weight,
    duration: { pt: ['Duração', 'Duração do exercício'], en: ['Duration', 'How long the exercise lasted'] },
    activity: {
      pt: ['Atividade', 'Atividade do Compêndio. Obrigatória se o MET não for informado; envie só um dos dois'],
      en: ['Activity', 'An activity of the Compendium. Required unless a MET is given; send only one of the two'],
      choices: activities,
      also: 'exercicio exercise',
    },
    met: {
      pt: ['Intensidade (MET)', 'Uma intensidade própria, em equivalentes metabólicos, no lugar da atividade'],
      en: ['Intensity (MET)', 'An intensity of your own, as metabolic equivalents, instead of an activity'],
    },
  },
  output: {
    activity: { pt: ['Atividade', 'A atividade enviada, se houve uma'], en: ['Activity', 'The activity sent, if any'], choices: activities },
    label: { pt: ['Nome da atividade', 'Só quando uma atividade é enviada'], en: ['Activity name', 'Only when an activity is sent'] },
    compendiumCode: { pt: ['Código no Compêndio', 'Só quando uma atividade é enviada'], en: ['Compendium code', 'Only when an activity is sent'] },
    met: { pt: ['Intensidade (MET)', 'Intensidade usada na conta'], en: ['Intensity (MET)', 'Intensity used in the calculation'] },
    intensity: {
      pt: ['Classe de intensidade', 'Pela OMS (2020): leve abaixo de 3 MET, moderada abaixo de 6, vigorosa daí em diante'],
      en: ['Intensity class', 'By the WHO (2020): light below 3 MET, moderate below 6, vigorous from there on'],
      choices: { leve: { pt: 'Leve', en: 'Light' }, moderada: { pt: 'Moderada', en: 'Moderate' }, vigorosa: { pt: 'Vigorosa', en: 'Vigorous' } },
    },
    duration: { pt: ['Duração', 'Duração do exercício'], en: ['Duration', 'How long the exercise lasted'] },
    calories: { pt: ['Calorias gastas', 'Total, com o que se gastaria em repouso'], en: ['Calories burned', 'In total, with what rest would have burned'] },
    netCalories: { pt: ['Calorias além do repouso', 'Só o que o exercício acrescentou'], en: ['Calories beyond rest', 'Only what the exercise added'] },
    caloriesPerMinute: { pt: ['Calorias por minuto', 'Total dividido pela duração'], en: ['Calories per minute', 'Total over the duration'] },
    caloriesPerHour: { pt: ['Calorias por hora', 'Total de uma hora nesse ritmo'], en: ['Calories per hour', 'Total of an hour at this pace'] },
    fatEquivalentGrams: { pt: ['Equivalente em gordura', 'Gordura corporal com a mesma energia, a 7700 kcal por kg'], en: ['Equivalent in fat', 'Body fat with the same energy, at 7700 kcal per kg'] },
    disclaimer,
  },
} satisfies TextsOf<typeof caloriasExercicio>;

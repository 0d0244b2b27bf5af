import { disclaimer, weight } from './_fields.texts.ts';
import type { caloriasExercicio } from './calorias-exercicio.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const activities = {
  aerobica: { pt: 'Ginástica aeróbica', en: 'Aerobics' },
  alongamento: { pt: 'Alongamento', en: 'Stretching' },
  'artes-marciais': { pt: 'Artes marciais', en: 'Martial arts' },
  basquete: { pt: 'Basquete', en: 'Basketball' },
  'bicicleta-ergometrica': { pt: 'Bicicleta ergométrica', en: 'Stationary bike' },
  boxe: { pt: 'Boxe, saco de pancada', en: 'Boxing, punching bag' },
  calistenia: { pt: 'Calistenia moderada', en: 'Calisthenics, moderate' },
  caminhada: { pt: 'Caminhada, 4,5 a 5,5 km/h', en: 'Walking, 4.5 to 5.5 km/h' },
  'caminhada-leve': { pt: 'Caminhada leve, 4 km/h', en: 'Slow walking, 4 km/h' },
  'caminhada-rapida': { pt: 'Caminhada rápida, 5,6 a 6,3 km/h', en: 'Brisk walking, 5.6 to 6.3 km/h' },
  ciclismo: { pt: 'Ciclismo, geral', en: 'Cycling, general' },
  'ciclismo-intenso': { pt: 'Ciclismo intenso, 22 a 26 km/h', en: 'Fast cycling, 22 to 26 km/h' },
  'ciclismo-leve': { pt: 'Ciclismo leve, 16 a 19 km/h', en: 'Light cycling, 16 to 19 km/h' },
  'ciclismo-moderado': { pt: 'Ciclismo moderado, 19 a 22 km/h', en: 'Moderate cycling, 19 to 22 km/h' },
  circuito: { pt: 'Treino em circuito', en: 'Circuit training' },
  'corrida-10': { pt: 'Corrida, 10 km/h (6 min/km)', en: 'Running, 10 km/h (6 min/km)' },
  'corrida-11': { pt: 'Corrida, 11,3 km/h', en: 'Running, 11.3 km/h' },
  'corrida-12': { pt: 'Corrida, 12 km/h (5 min/km)', en: 'Running, 12 km/h (5 min/km)' },
  'corrida-13': { pt: 'Corrida, 13 km/h', en: 'Running, 13 km/h' },
  'corrida-16': { pt: 'Corrida, 16 km/h', en: 'Running, 16 km/h' },
  'corrida-8': { pt: 'Corrida, 8 km/h', en: 'Running, 8 km/h' },
  danca: { pt: 'Dança vigorosa', en: 'Dancing, vigorous' },
  eliptico: { pt: 'Elíptico moderado', en: 'Elliptical, moderate' },
  futebol: { pt: 'Futebol recreativo', en: 'Soccer, casual' },
  'futebol-competitivo': { pt: 'Futebol competitivo', en: 'Soccer, competitive' },
  futsal: { pt: 'Futsal', en: 'Futsal' },
  hidroginastica: { pt: 'Hidroginástica', en: 'Water aerobics' },
  hiit: { pt: 'HIIT intenso', en: 'HIIT, vigorous' },
  musculacao: { pt: 'Musculação, 8 a 15 repetições', en: 'Weight training, 8 to 15 reps' },
  'musculacao-intensa': { pt: 'Musculação intensa', en: 'Weight training, vigorous' },
  'natacao-intensa': { pt: 'Natação, crawl intenso', en: 'Swimming, fast crawl' },
  'natacao-leve': { pt: 'Natação, crawl leve', en: 'Swimming, slow crawl' },
  pilates: { pt: 'Pilates', en: 'Pilates' },
  'pular-corda': { pt: 'Pular corda, ritmo moderado', en: 'Jumping rope, moderate pace' },
  'remo-ergometro': { pt: 'Remo (ergômetro)', en: 'Rowing machine' },
  spinning: { pt: 'Spinning', en: 'Indoor cycling class' },
  'subir-escadas': { pt: 'Subir escadas', en: 'Climbing stairs' },
  tenis: { pt: 'Tênis', en: 'Tennis' },
  trilha: { pt: 'Trilha', en: 'Hiking' },
  trote: { pt: 'Trote leve', en: 'Jogging' },
  volei: { pt: 'Vôlei recreativo', en: 'Volleyball, casual' },
  'volei-praia': { pt: 'Vôlei de praia', en: 'Beach volleyball' },
  yoga: { pt: 'Yoga', en: 'Yoga' },
  zumba: { pt: 'Zumba', en: 'Zumba' },
} satisfies FieldTexts['choices'];

export const caloriasExercicioTexts = {
  englishName: 'Calories burned in exercise',
  summary: {
    pt: 'Calorias gastas em 44 atividades, ou por um MET próprio',
    en: 'Calories burned in 44 activities, or by a MET value of your own',
  },
  about: {
    pt: 'MET vezes peso vezes horas, pela definição do Compêndio de Atividades Físicas de adultos (Herrmann et al., 2024): 1 MET é 1 kcal por kg e hora. O MET é um valor médio; idade, condicionamento e técnica mudam o gasto real.',
    en: 'MET times weight times hours, as defined by the Adult Compendium of Physical Activities (Herrmann et al., 2024): 1 MET is 1 kcal per kg per hour. A MET is an average; age, fitness and technique change what is really burned.',
  },
  input: {
    weight,
    duration: {
      pt: ['Duração', 'Duração do exercício'],
      en: ['Duration', 'How long the exercise lasted'],
    },
    activity: {
      pt: [
        'Atividade',
        'Atividade do Compêndio. Obrigatória se o MET não for informado; envie só um dos dois',
      ],
      en: [
        'Activity',
        'An activity of the Compendium. Required unless a MET is given; send only one of the two',
      ],
      choices: activities,
    },
    met: {
      pt: [
        'Intensidade (MET)',
        'Uma intensidade própria, em equivalentes metabólicos, no lugar da atividade',
      ],
      en: ['Intensity (MET)', 'An intensity of your own, as metabolic equivalents, instead of an activity'],
    },
  },
  output: {
    activity: {
      pt: ['Atividade', 'A atividade enviada, se houve uma'],
      en: ['Activity', 'The activity sent, if any'],
      choices: activities,
    },
    label: {
      pt: ['Nome da atividade', 'Em português; só quando uma atividade é enviada'],
      en: ['Activity name', 'In Portuguese; only when an activity is sent'],
    },
    compendiumCode: {
      pt: ['Código no Compêndio', 'Só quando uma atividade é enviada'],
      en: ['Compendium code', 'Only when an activity is sent'],
    },
    met: {
      pt: ['Intensidade (MET)', 'Intensidade usada na conta'],
      en: ['Intensity (MET)', 'Intensity used in the calculation'],
    },
    intensity: {
      pt: [
        'Classe de intensidade',
        'Pela OMS (2020): leve abaixo de 3 MET, moderada abaixo de 6, vigorosa daí em diante',
      ],
      en: [
        'Intensity class',
        'By the WHO (2020): light below 3 MET, moderate below 6, vigorous from there on',
      ],
      choices: {
        leve: { pt: 'Leve', en: 'Light' },
        moderada: { pt: 'Moderada', en: 'Moderate' },
        vigorosa: { pt: 'Vigorosa', en: 'Vigorous' },
      },
    },
    duration: {
      pt: ['Duração', 'Duração do exercício'],
      en: ['Duration', 'How long the exercise lasted'],
    },
    calories: {
      pt: ['Calorias gastas', 'Total, com o que se gastaria em repouso'],
      en: ['Calories burned', 'In total, with what rest would have burned'],
    },
    netCalories: {
      pt: ['Calorias além do repouso', 'Só o que o exercício acrescentou'],
      en: ['Calories beyond rest', 'Only what the exercise added'],
    },
    caloriesPerMinute: {
      pt: ['Calorias por minuto', 'Calorias por minuto'],
      en: ['Calories per minute', 'Calories per minute'],
    },
    caloriesPerHour: {
      pt: ['Calorias por hora', 'Calorias por hora'],
      en: ['Calories per hour', 'Calories per hour'],
    },
    fatEquivalentGrams: {
      pt: ['Equivalente em gordura', 'Gordura corporal com a mesma energia, a 7700 kcal por kg'],
      en: ['Equivalent in fat', 'Body fat with the same energy, at 7700 kcal per kg'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof caloriasExercicio>;

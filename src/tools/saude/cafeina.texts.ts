import { disclaimer } from './_fields.texts.ts';
import type { cafeina } from './cafeina.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const drinkType = {
  pt: ['Bebida conhecida', 'Bebida conhecida, com teor e dose típicos'],
  en: ['Known drink', 'Known drink, with its typical content and serving'],
  choices: {
    'cafe-coado': { pt: 'Cafe coado', en: 'Cafe coado' },
    espresso: { pt: 'Espresso', en: 'Espresso' },
    'cafe-soluvel': { pt: 'Cafe soluvel', en: 'Cafe soluvel' },
    'cha-preto': { pt: 'Cha preto', en: 'Cha preto' },
    'cha-verde': { pt: 'Cha verde', en: 'Cha verde' },
    cola: { pt: 'Cola', en: 'Cola' },
    energetico: { pt: 'Energetico', en: 'Energetico' },
  },
} satisfies FieldTexts;

export const cafeinaTexts = {
  englishName: 'Daily caffeine limit',
  summary: {
    pt: 'Limite diário de cafeína, o que já foi consumido e o horário da última dose',
    en: 'Daily limit of caffeine, what has been taken of it and the time of the last dose',
  },
  about: {
    pt: 'Limites da EFSA (2015): adultos, 400 mg por dia e 200 mg por dose, ou menos pelo peso; gestantes e lactantes, 200 mg; menores de 18 anos, 3 mg por kg. Teores típicos, do USDA FoodData Central e de rótulos. A última dose vem 6 horas antes de deitar (Drake, 2013).',
    en: 'Limits of the EFSA (2015): adults, 400 mg a day and 200 mg a dose, or less by their weight; pregnant and breastfeeding women, 200 mg; minors, 3 mg per kg. Typical contents, of the USDA FoodData Central and of labels. The last dose is 6 hours before bed (Drake, 2013).',
  },
  input: {
    age: {
      pt: ['Idade', 'Idade'],
      en: ['Age', 'Age'],
    },
    weight: {
      pt: ['Peso corporal', 'Peso corporal. Obrigatório antes dos 18 anos; depois, pode baixar os limites'],
      en: ['Body weight', 'Body weight. Required below 18 years; from then on, it may lower the limits'],
    },
    condition: {
      pt: ['Gestação ou amamentação', 'Gestação ou amamentação, que baixam os limites'],
      en: ['Pregnancy', 'Pregnancy (gestante) or breastfeeding (lactante), which lower the limits'],
      choices: {
        nenhuma: { pt: 'Nenhuma', en: 'Nenhuma' },
        gestante: { pt: 'Gestante', en: 'Gestante' },
        lactante: { pt: 'Lactante', en: 'Lactante' },
      },
    },
    drinks: {
      pt: ['O que já foi bebido no dia', 'O que já foi bebido no dia'],
      en: ['What has been drunk in the day', 'What has been drunk in the day'],
      fields: {
        type: {
          pt: ['Bebida', 'Bebida. Obrigatória sem mg'],
          en: ['Drink', 'Drink. Required without mg'],
          choices: drinkType.choices,
        },
        quantity: {
          pt: ['Quantas doses', 'Quantas doses'],
          en: ['How many servings', 'How many servings'],
        },
        volumeMl: {
          pt: ['Volume ml', 'Volume de uma dose. Sem ele, o típico da bebida'],
          en: ['Volume ml', 'Volume of one serving. Without it, that typical of the drink'],
        },
        mg: {
          pt: ['Cafeína de uma dose', 'Cafeína de uma dose, como diz o rótulo, no lugar da típica'],
          en: [
            'Caffeine of one serving',
            'Caffeine of one serving, as its label says, in place of the typical one',
          ],
        },
      },
    },
    bedTime: {
      pt: ['Hora de deitar', 'Hora de deitar: acrescenta lastIntakeTime'],
      en: ['Bed time', 'Bedtime: adds lastIntakeTime'],
    },
  },
  output: {
    dailyLimitMg: {
      pt: ['Limite do dia', 'Limite do dia'],
      en: ['Limit of the day', 'Limit of the day'],
    },
    singleDoseLimitMg: {
      pt: ['Limite de uma só dose', 'Limite de uma só dose'],
      en: ['Limit of a single dose', 'Limit of a single dose'],
    },
    consumedMg: {
      pt: ['Cafeína já consumida', 'Cafeína já consumida'],
      en: ['Caffeine taken so far', 'Caffeine taken so far'],
    },
    remainingMg: {
      pt: ['O que resta do limite do dia', 'O que resta do limite do dia, nunca abaixo de 0'],
      en: ['What is left of the limit of the day', 'What is left of the limit of the day, never below 0'],
    },
    percentOfLimit: {
      pt: ['Parte do limite já consumida', 'Parte do limite já consumida'],
      en: ['Share of the limit taken so far', 'Share of the limit taken so far'],
    },
    exceeded: {
      pt: ['O consumo passou do limite do dia', 'Se o consumo passou do limite do dia'],
      en: ['The intake is above the limit of the day', 'Whether the intake is above the limit of the day'],
    },
    drinks: {
      pt: ['O consumo', 'O consumo, bebida a bebida'],
      en: ['The intake', 'The intake, drink by drink'],
      fields: {
        type: drinkType,
        quantity: {
          pt: ['Quantas doses', 'Quantas doses'],
          en: ['How many servings', 'How many servings'],
        },
        caffeineMg: {
          pt: ['Cafeína dessas doses', 'Cafeína dessas doses'],
          en: ['Caffeine of these servings', 'Caffeine of these servings'],
        },
      },
    },
    equivalents: {
      pt: ['Equivalents', 'Quantas doses inteiras de cada bebida cabem no limite do dia'],
      en: ['Equivalents', 'How many whole servings of each drink fit into the limit of the day'],
      fields: {
        type: drinkType,
        label: {
          pt: ['Nome da bebida', 'Nome da bebida, em português'],
          en: ['Name of the drink', 'Name of the drink, in Portuguese'],
        },
        volumeMl: {
          pt: ['Volume ml', 'Volume de uma dose'],
          en: ['Volume ml', 'Volume of one serving'],
        },
        mgPerServing: {
          pt: ['Cafeína de uma dose', 'Cafeína de uma dose'],
          en: ['Caffeine of one serving', 'Caffeine of one serving'],
        },
        servings: {
          pt: ['Doses inteiras dentro do limite', 'Doses inteiras dentro do limite'],
          en: ['Whole servings within the limit', 'Whole servings within the limit'],
        },
      },
    },
    lastIntakeTime: {
      pt: ['Hora da última dose', 'Hora da última dose (HH:mm), 6 horas antes de bedTime. Só com ele'],
      en: ['Last intake time', 'Time of the last dose (HH:mm), 6 hours before bedTime. Only with it'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cafeina>;

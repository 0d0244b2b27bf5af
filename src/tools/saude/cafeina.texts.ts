import { age, disclaimer } from './_fields.texts.ts';
import type { cafeina } from './cafeina.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const drinkType = {
  pt: ['Bebida', 'Bebida conhecida, com teor e dose típicos'],
  en: ['Drink', 'A known drink, with its typical caffeine content and serving'],
  choices: {
    'cafe-coado': { pt: 'Café coado', en: 'Filter coffee' },
    espresso: { pt: 'Espresso', en: 'Espresso' },
    'cafe-soluvel': { pt: 'Café solúvel', en: 'Instant coffee' },
    'cha-preto': { pt: 'Chá preto', en: 'Black tea' },
    'cha-verde': { pt: 'Chá verde', en: 'Green tea' },
    cola: { pt: 'Refrigerante de cola', en: 'Cola' },
    energetico: { pt: 'Energético', en: 'Energy drink' },
  },
} satisfies FieldTexts;

export const cafeinaTexts = {
  englishName: 'Daily caffeine limit',
  summary: { pt: 'Limite diário de cafeína, o que já foi consumido e o horário da última dose', en: 'Daily caffeine limit, how much of it is used up, and the time of the last dose' },
  search: { pt: 'café, energético, quanto café, xícara', en: 'coffee, energy drink, how much coffee' },
  about: {
    pt: 'Limites da EFSA (2015): adultos, 400 mg por dia e 200 mg por dose, ou menos pelo peso; gestantes e lactantes, 200 mg; menores de 18 anos, 3 mg por kg. Teores típicos, do USDA FoodData Central e de rótulos. A última dose vem 6 horas antes de deitar (Drake, 2013).',
    en: 'EFSA limits (2015): adults, 400 mg a day and 200 mg a dose, or less by weight; pregnant and breastfeeding women, 200 mg; under 18, 3 mg per kg. Typical contents are from the USDA FoodData Central and from labels. The last dose is 6 hours before bed (Drake, 2013).',
  },
  input: {
    age,
    weight: { pt: ['Peso', 'Obrigatório antes dos 18 anos; depois, pode baixar os limites'], en: ['Weight', 'Required under 18; for adults, it may lower the limits'] },
    condition: {
      pt: ['Gestação ou amamentação', 'As duas baixam os limites'],
      en: ['Pregnancy or breastfeeding', 'Both lower the limits'],
      choices: { nenhuma: { pt: 'Nenhuma das duas', en: 'Neither' }, gestante: { pt: 'Gestante', en: 'Pregnant' }, lactante: { pt: 'Amamentando', en: 'Breastfeeding' } },
    },
    drinks: {
      pt: ['Bebidas de hoje', 'O que já foi bebido no dia'],
      en: ['Drinks so far today', 'What has already been drunk in the day'],
      from: [{ list: 'drinks', show: ['caffeineMg'], totals: ['consumedMg'] }],
      fields: {
        type: { pt: ['Bebida', 'Obrigatória se a cafeína da dose não for informada'], en: ['Drink', 'Required if the caffeine per serving is left out'], choices: drinkType.choices },
        quantity: { pt: ['Número de doses', 'Quantas doses dessa bebida'], en: ['Number of servings', 'How many servings of this drink'] },
        volumeMl: { pt: ['Volume da dose', 'Sem ele, o típico da bebida'], en: ['Serving size', 'If left out, the usual one for the drink'] },
        mg: { pt: ['Cafeína por dose', 'A que está no rótulo, no lugar da típica'], en: ['Caffeine per serving', 'As stated on the label, instead of the typical content'] },
      },
    },
    bedTime: { pt: ['Hora de dormir', 'Acrescenta à resposta o horário da última dose'], en: ['Bedtime', 'Adds the time of the last dose to the answer'] },
  },
  output: {
    dailyLimitMg: { pt: ['Limite diário', 'Cafeína que se pode tomar no dia'], en: ['Daily limit', 'Caffeine allowed in a day'] },
    singleDoseLimitMg: { pt: ['Limite por dose', 'Cafeína que se pode tomar de uma só vez'], en: ['Limit per dose', 'Caffeine allowed at one time'] },
    consumedMg: { pt: ['Cafeína consumida', 'Soma das bebidas do dia'], en: ['Caffeine consumed', "Sum of the day's drinks"] },
    remainingMg: { pt: ['Ainda pode tomar', 'O que resta do limite diário, nunca abaixo de 0'], en: ['Still allowed', 'What is left of the daily limit, never below 0'] },
    percentOfLimit: { pt: ['Parte do limite usada', 'Quanto do limite diário já foi consumido'], en: ['Share of the limit', 'How much of the daily limit has been consumed'] },
    exceeded: { pt: ['Passou do limite', 'O consumo está acima do limite diário'], en: ['Over the limit', 'The intake is above the daily limit'] },
    drinks: {
      pt: ['Consumo por bebida', 'A cafeína de cada bebida enviada'],
      en: ['Intake by drink', 'The caffeine in each drink sent'],
      fields: {
        type: drinkType,
        quantity: { pt: ['Número de doses', 'Número de doses'], en: ['Number of servings', 'Number of servings'] },
        caffeineMg: { pt: ['Cafeína', 'Cafeína de todas essas doses'], en: ['Caffeine', 'Caffeine in all these servings'] },
      },
    },
    equivalents: {
      pt: ['Quanto cabe no limite', 'Doses inteiras de cada bebida que cabem no limite diário'],
      en: ['What fits the limit', 'Whole servings of each drink that fit into the daily limit'],
      fields: {
        type: drinkType,
        label: { pt: ['Nome da bebida', 'Nome da bebida'], en: ['Drink name', 'Name of the drink'] },
        volumeMl: { pt: ['Volume da dose', 'Volume de uma dose'], en: ['Serving size', 'Volume of one serving'] },
        mgPerServing: { pt: ['Cafeína por dose', 'Na porção comum da bebida'], en: ['Caffeine per serving', 'In the usual serving of the drink'] },
        servings: { pt: ['Doses inteiras', 'Quantas cabem no limite diário'], en: ['Whole servings', 'How many fit into the daily limit'] },
      },
    },
    lastIntakeTime: {
      pt: ['Horário da última dose', '6 horas antes da hora de dormir (HH:mm); só quando ela é informada'],
      en: ['Time of last dose', '6 hours before bedtime (HH:mm); only when bedtime is given'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cafeina>;

import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const drinkType = {
  pt: ['Bebida conhecida', 'Bebida conhecida, cuja dose e cujo teor alcoólico valem onde não são enviados'],
  en: ['Known drink', 'Known drink, whose serving and alcohol content hold where they are not sent'],
  choices: {
    cerveja: { pt: 'Cerveja', en: 'Cerveja' },
    chope: { pt: 'Chope', en: 'Chope' },
    vinho: { pt: 'Vinho', en: 'Vinho' },
    espumante: { pt: 'Espumante', en: 'Espumante' },
    destilado: { pt: 'Destilado', en: 'Destilado' },
    caipirinha: { pt: 'Caipirinha', en: 'Caipirinha' },
  },
} satisfies FieldTexts;

export const drinkInput = {
  type: drinkType,
  volumeMl: {
    pt: ['Volume ml', 'Volume de uma dose. Obrigatório sem type'],
    en: ['Volume ml', 'Volume of one serving. Required without type'],
  },
  abv: {
    pt: ['Teor alcoólico em volume', 'Teor alcoólico em volume. Obrigatório sem type'],
    en: ['Alcohol by volume', 'Alcohol by volume. Required without type'],
  },
  quantity: {
    pt: ['Quantas doses', 'Quantas doses'],
    en: ['How many servings', 'How many servings'],
  },
} satisfies FieldsTexts;

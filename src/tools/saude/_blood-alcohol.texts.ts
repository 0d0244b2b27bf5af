import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const drinkType = {
  pt: ['Bebida', 'Preenche a dose e o teor alcoólico usuais, se não forem informados'],
  en: ['Drink', 'Fills in the usual serving and alcohol content if you leave them out'],
  choices: {
    cerveja: { pt: 'Cerveja', en: 'Beer' },
    chope: { pt: 'Chope', en: 'Draft beer' },
    vinho: { pt: 'Vinho', en: 'Wine' },
    espumante: { pt: 'Espumante', en: 'Sparkling wine' },
    destilado: { pt: 'Destilado', en: 'Spirits' },
    caipirinha: { pt: 'Caipirinha', en: 'Caipirinha' },
  },
} satisfies FieldTexts;

export const drinkInput = {
  type: drinkType,
  volumeMl: { pt: ['Volume da dose', 'Volume de uma dose. Obrigatório se a bebida não for escolhida'], en: ['Serving size', 'Volume of one serving. Required if no drink is chosen'] },
  abv: { pt: ['Teor alcoólico', 'Teor alcoólico em volume. Obrigatório se a bebida não for escolhida'], en: ['Alcohol by volume', 'Alcohol content by volume. Required if no drink is chosen'] },
  quantity: { pt: ['Número de doses', 'Quantas doses dessa bebida foram tomadas'], en: ['Number of servings', 'How many servings of this drink were taken'] },
} satisfies FieldsTexts;

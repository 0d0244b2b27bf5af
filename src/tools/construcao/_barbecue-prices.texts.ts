import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const byKind = {
  bovina: {
    pt: ['Carne bovina', 'Carne bovina'],
    en: ['Beef', 'Beef'],
  },
  frango: {
    pt: ['Frango', 'Frango'],
    en: ['Chicken', 'Chicken'],
  },
  linguica: {
    pt: ['Linguiça', 'Linguiça'],
    en: ['Sausage', 'Sausage'],
  },
  suina: {
    pt: ['Suína', 'Carne suína'],
    en: ['Pork', 'Pork'],
  },
  cordeiro: {
    pt: ['Cordeiro', 'Cordeiro'],
    en: ['Lamb', 'Lamb'],
  },
} satisfies FieldsTexts;

export const prices = {
  carnes: {
    pt: ['Carnes', 'Preço do kg de cada carne; sem preço, ela não custa nada'],
    en: ['Price per kg of each meat', 'Price per kg of each meat; without one it costs nothing'],
    fields: byKind,
  },
  cervejaLata: {
    pt: ['Preço da lata de cerveja de 350 ml', 'Preço da lata de cerveja de 350 ml'],
    en: ['Price of a beer can of 350 ml', 'Price of a beer can of 350 ml'],
  },
  refrigeranteLitro: {
    pt: ['Refrigerante litro', 'Preço do litro de refrigerante'],
    en: ['Price of a litre of soft drink', 'Price of a litre of soft drink'],
  },
  aguaLitro: {
    pt: ['Água litro', 'Preço do litro de água'],
    en: ['Price of a litre of water', 'Price of a litre of water'],
  },
  carvaoKg: {
    pt: ['Carvão kg', 'Preço do kg de carvão'],
    en: ['Price of a kg of charcoal', 'Price of a kg of charcoal'],
  },
} satisfies FieldsTexts;

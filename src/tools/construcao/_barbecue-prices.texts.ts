import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const byKind = {
  bovina: { pt: ['Carne bovina', 'Carne bovina'], en: ['Beef', 'Beef'] },
  frango: { pt: ['Frango', 'Frango'], en: ['Chicken', 'Chicken'] },
  linguica: { pt: ['Linguiça', 'Linguiça'], en: ['Sausage', 'Sausage'] },
  suina: { pt: ['Carne suína', 'Carne suína'], en: ['Pork', 'Pork'] },
  cordeiro: { pt: ['Cordeiro', 'Cordeiro'], en: ['Lamb', 'Lamb'] },
} satisfies FieldsTexts;

export const prices = {
  carnes: {
    pt: ['Preço das carnes', 'Preço do quilo de cada carne; sem preço, ela conta como zero'],
    en: ['Meat prices', 'Price per kilo of each meat; without a price, it counts as zero'],
    fields: byKind,
  },
  cervejaLata: { pt: ['Lata de cerveja', 'Preço da lata de cerveja de 350 ml'], en: ['Can of beer', 'Price of a 350 ml can of beer'] },
  refrigeranteLitro: { pt: ['Litro de refrigerante', 'Preço do litro de refrigerante'], en: ['Liter of soft drink', 'Price of a liter of soft drink'] },
  aguaLitro: { pt: ['Litro de água', 'Preço do litro de água'], en: ['Liter of water', 'Price of a liter of water'] },
  carvaoKg: { pt: ['Quilo de carvão', 'Preço do quilo de carvão'], en: ['Kilo of charcoal', 'Price of a kilo of charcoal'] },
} satisfies FieldsTexts;

import type { FieldTexts } from '../tool-texts.ts';

export const count = {
  pt: ['Quantos itens gerar', 'Quantos itens gerar'],
  en: ['How many items to generate', 'How many items to generate'],
} satisfies FieldTexts;

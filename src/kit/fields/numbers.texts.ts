import type { FieldTexts } from '../tool-texts.ts';

export const count = { pt: ['Quantos', 'Quantos itens gerar'], en: ['How many', 'How many items to generate'] } satisfies FieldTexts;

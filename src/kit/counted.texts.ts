/** Texts of tools that make one thing and, for a call with `count`, a list. */
import { count } from './fields/numbers.texts.ts';
import type { FieldTexts } from './tool-texts.ts';

export const countOfList = {
  ...count,
  pt: ['Quantos', 'Quantos itens gerar, em uma lista. Sem ele, um só, fora de lista'],
  en: ['How many', 'How many items to generate, in a list. Without it, a single one that is in no list'],
} satisfies FieldTexts;

/** The list, by its label; `fields` are those of its items, and `columns` those that a row shows. */
export const listed = <const Fields>(pt: string, en: string, fields?: Fields, columns?: FieldTexts['columns']) =>
  ({
    pt: [pt, 'O que se gerou, sem repetição. Só com a quantidade'],
    en: [en, 'What was generated, without repeats. Only with the number of items'],
    ...(fields && { fields }),
    ...(columns && { columns }),
  }) as { readonly pt: FieldTexts['pt']; readonly en: FieldTexts['en'] } & ([Fields] extends [never] ? unknown : { readonly fields: Fields });

import type { FieldTexts } from '../../kit/tool-texts.ts';

export const openings = {
  pt: ['Portas e janelas', 'Portas e janelas, cuja área se desconta da superfície'],
  en: ['Doors and windows', 'Doors and windows, whose area is taken off the surface'],
  fields: {
    largura: {
      pt: ['Largura', 'Largura de uma abertura'],
      en: ['Width of one opening', 'Width of one opening'],
    },
    altura: {
      pt: ['Altura', 'Altura de uma abertura'],
      en: ['Height of one opening', 'Height of one opening'],
    },
    quantidade: {
      pt: ['Quantas aberturas iguais', 'Quantas aberturas iguais'],
      en: ['How many such openings', 'How many such openings'],
    },
  },
} satisfies FieldTexts;

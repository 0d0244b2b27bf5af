import type { FieldTexts } from '../../kit/tool-texts.ts';

export const roomLength = { pt: ['Comprimento', 'Comprimento do ambiente. Não vai com area'], en: ['Length', 'Length of the room. Not sent with area'] } satisfies FieldTexts;

export const roomWidth = { pt: ['Largura', 'Largura do ambiente. Não vai com area'], en: ['Width', 'Width of the room. Not sent with area'] } satisfies FieldTexts;

export const waste = { pt: ['Perda', 'Acréscimo para quebras e recortes, sobre as quantidades'], en: ['Waste', 'Allowance for breakage and cuts, on the quantities'] } satisfies FieldTexts;

export const totalCost = { pt: ['Custo total', 'Soma dos custos. Só com algum preço'], en: ['Total cost', 'Sum of the costs. Only when some price is given'] } satisfies FieldTexts;

export const openings = {
  pt: ['Aberturas', 'Portas, janelas e outros vãos, descontados da superfície'],
  en: ['Openings', 'Doors, windows and other openings, whose area is taken off the surface'],
  fields: {
    largura: { pt: ['Largura', 'Largura de uma abertura'], en: ['Width', 'Width of one opening'] },
    altura: { pt: ['Altura', 'Altura de uma abertura'], en: ['Height', 'Height of one opening'] },
    quantidade: { pt: ['Quantidade', 'Quantas aberturas iguais'], en: ['Quantity', 'How many identical openings'] },
  },
} satisfies FieldTexts;

import { openings, roomLength, roomWidth } from './_fields.texts.ts';
import type { tinta } from './tinta.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const tintaTexts = {
  englishName: 'Paint',
  summary: { pt: 'Litros de tinta de uma pintura e a combinação de latas mais barata', en: 'Liters of paint for a room and the cheapest combination of cans' },
  search: { pt: 'pintar parede, pintura, lata, galão, demão', en: 'paint, painting, cans, wall, coats' },

  why: [{ text: { pt: 'Para {areaPintura} a pintar. Compre {litrosComprados}; sobram {sobra}.', en: 'For {areaPintura} to paint. Buy {litrosComprados}; {sobra} is left.' } }],
  facts: ['areaPintura', 'litrosComprados', 'sobra'],
  input: {
    area: { pt: ['Área', 'Área a pintar, com as aberturas. Sem ela, comprimento, largura e altura'], en: ['Area', 'Area to paint, openings included. Without it, comprimento, largura and altura'] },
    comprimento: roomLength,
    largura: roomWidth,
    altura: { pt: ['Altura', 'Altura das paredes. Não vai com area'], en: ['Height', 'Height of the walls. Not sent with area'] },
    teto: { pt: ['Pintar o teto', 'Soma o teto às paredes. Não vai com area'], en: ['Paint the ceiling', 'Adds the ceiling to the walls. Not sent with area'] },
    portas: { pt: ['Portas', 'Portas de 0,80 × 2,10 m, que se descontam'], en: ['Doors', 'Doors of 0.80 × 2.10 m, which are taken off'] },
    janelas: { pt: ['Janelas', 'Janelas de 1,20 × 1,20 m, que se descontam'], en: ['Windows', 'Windows of 1.20 × 1.20 m, which are taken off'] },
    aberturas: openings,
    demaos: { pt: ['Demãos', 'Número de demãos'], en: ['Coats', 'Number of coats'] },
    rendimento: { pt: ['Rendimento da tinta', 'Rendimento da tinta por demão'], en: ['Paint coverage', 'Coverage of the paint per coat'] },
    perda: { pt: ['Perda', 'Acréscimo para perdas, sobre a tinta'], en: ['Waste', 'Allowance for waste, on the paint'] },
    precos: {
      pt: ['Preço das latas', 'Preço de cada tamanho de lata, ao menos um; o que falta não entra na compra. Com ele, a resposta traz custo'],
      en: ['Can prices', 'Price of each size of can, at least one; a size left out is not bought. With it, the answer has custo'],
      fields: {
        lata: { pt: ['Lata de 18 litros', 'Preço da lata de 18 litros'], en: ['18-liter can', 'Price of the can of 18 liters'] },
        galao: { pt: ['Galão de 3,6 litros', 'Preço do galão de 3,6 litros'], en: ['3.6-liter can', 'Price of the can of 3.6 liters'] },
        quarto: { pt: ['Quarto de 0,9 litro', 'Preço do quarto, de 0,9 litro'], en: ['0.9-liter can', 'Price of the can of 0.9 liter'] },
      },
    },
  },
  output: {
    areaBruta: { pt: ['Área com aberturas', 'Área com as aberturas'], en: ['Area with openings', 'Area, openings included'] },
    areaAberturas: { pt: ['Área das aberturas', 'Área de portas, janelas e outras aberturas'], en: ['Area of openings', 'Area of doors, windows and other openings'] },
    areaPintura: { pt: ['Área a pintar', 'Área a pintar, sem as aberturas'], en: ['Area to paint', 'Area to paint, openings left out'] },
    litros: { pt: ['Tinta necessária', 'Tinta necessária, com todas as demãos e a perda'], en: ['Paint needed', 'Paint needed, with all coats and the waste'] },
    latas: {
      pt: ['Latas a comprar', 'Latas a comprar, na combinação mais barata'],
      en: ['Cans to buy', 'Cans to buy, in the cheapest combination'],
      fields: {
        litros: { pt: ['Tamanho da lata', 'Tamanho da lata'], en: ['Can size', 'Size of the can'] },
        quantidade: { pt: ['Quantidade', 'Quantas latas desse tamanho'], en: ['Quantity', 'How many cans of that size'] },
      },
    },
    litrosComprados: { pt: ['Tinta comprada', 'Tinta de todas as latas'], en: ['Paint bought', 'Paint in all cans'] },
    sobra: { pt: ['Tinta que sobra', 'O que sobra nas latas'], en: ['Paint left over', 'What is left in the cans'] },
    custo: { pt: ['Custo', 'Custo das latas. Só com precos'], en: ['Cost', 'Cost of the cans. Only with precos'] },
  },
} satisfies TextsOf<typeof tinta>;

import { openings } from './_fields.texts.ts';
import type { tinta } from './tinta.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const tintaTexts = {
  englishName: 'Paint',
  summary: {
    pt: 'Litros de tinta de uma pintura e a combinação de latas mais barata',
    en: 'Litres of paint for a room and the cheapest combination of cans',
  },

  input: {
    area: {
      pt: ['Área', 'Área a pintar, com as aberturas. Sem ela, comprimento, largura e altura'],
      en: ['Area', 'Area to paint, openings included. Without it, comprimento, largura and altura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento do ambiente; não conta com area'],
      en: ['Length of the room', 'Length of the room; does not count with area'],
    },
    largura: {
      pt: ['Largura', 'Largura do ambiente; não conta com area'],
      en: ['Width of the room', 'Width of the room; does not count with area'],
    },
    altura: {
      pt: ['Altura', 'Altura das paredes; não conta com area'],
      en: ['Height of the walls', 'Height of the walls; does not count with area'],
    },
    teto: {
      pt: ['O teto também é pintado', 'Se o teto também é pintado; não conta com area'],
      en: ['The ceiling is painted too', 'Whether the ceiling is painted too; does not count with area'],
    },
    portas: {
      pt: ['Portas', 'Portas de 0,80 × 2,10 m, que se descontam'],
      en: ['Doors of 0', 'Doors of 0.80 × 2.10 m, which are taken off'],
    },
    janelas: {
      pt: ['Janelas', 'Janelas de 1,20 × 1,20 m, que se descontam'],
      en: ['Windows of 1', 'Windows of 1.20 × 1.20 m, which are taken off'],
    },
    aberturas: openings,
    demaos: {
      pt: ['Demãos', 'Número de demãos'],
      en: ['Number of coats', 'Number of coats'],
    },
    rendimento: {
      pt: ['Rendimento', 'Rendimento da tinta por demão'],
      en: ['Coverage of the paint per coat', 'Coverage of the paint per coat'],
    },
    perda: {
      pt: ['Perda', 'Perda, sobre a tinta'],
      en: ['Waste', 'Waste, on the paint'],
    },
    precos: {
      pt: [
        'Preço de cada tamanho de lata',
        'Preço de cada tamanho de lata, ao menos um; o que falta não entra na compra. Acrescenta custo',
      ],
      en: [
        'Price of each size of can',
        'Price of each size of can, at least one; a size left out is not bought. Adds custo',
      ],
      fields: {
        lata: {
          pt: ['Preço da lata de 18 litros', 'Preço da lata de 18 litros'],
          en: ['Price of the can of 18 litres', 'Price of the can of 18 litres'],
        },
        galao: {
          pt: ['Galão', 'Preço do galão de 3,6 litros'],
          en: ['Price of the can of 3', 'Price of the can of 3.6 litres'],
        },
        quarto: {
          pt: ['Preço do quarto', 'Preço do quarto, de 0,9 litro'],
          en: ['Price of the can of 0', 'Price of the can of 0.9 litre'],
        },
      },
    },
  },
  output: {
    areaBruta: {
      pt: ['Área com as aberturas', 'Área com as aberturas'],
      en: ['Area', 'Area, openings included'],
    },
    areaAberturas: {
      pt: ['Área de portas', 'Área de portas, janelas e outras aberturas'],
      en: ['Area of doors', 'Area of doors, windows and other openings'],
    },
    areaPintura: {
      pt: ['Área pintura', 'Área a pintar'],
      en: ['Area to paint', 'Area to paint'],
    },
    litros: {
      pt: ['Litros', 'Tinta necessária, com todas as demãos e a perda'],
      en: ['Paint needed', 'Paint needed, with all coats and the waste'],
    },
    latas: {
      pt: ['As latas a comprar', 'As latas a comprar, que custam o menos'],
      en: ['The cans to buy', 'The cans to buy, which cost the least'],
      fields: {
        litros: {
          pt: ['Litros', 'Tamanho da lata'],
          en: ['Size of the can', 'Size of the can'],
        },
        quantidade: {
          pt: ['Quantas latas desse tamanho', 'Quantas latas desse tamanho'],
          en: ['How many cans of that size', 'How many cans of that size'],
        },
      },
    },
    litrosComprados: {
      pt: ['Tinta de todas as latas', 'Tinta de todas as latas'],
      en: ['Paint of all cans', 'Paint of all cans'],
    },
    sobra: {
      pt: ['O que sobra das latas', 'O que sobra das latas'],
      en: ['What is left of the cans', 'What is left of the cans'],
    },
    custo: {
      pt: ['Custo', 'Custo das latas; só com precos'],
      en: ['Cost of the cans', 'Cost of the cans; only with precos'],
    },
  },
} satisfies TextsOf<typeof tinta>;

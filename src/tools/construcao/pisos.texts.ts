import type { pisos } from './pisos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  area: {
    pt: ['Área', 'Área a revestir. Sem ela, comprimento e largura'],
    en: ['Area', 'Area to cover. Without it, comprimento and largura'],
  },
  comprimento: {
    pt: ['Comprimento', 'Comprimento da área; não conta com area'],
    en: ['Length of the area', 'Length of the area; does not count with area'],
  },
  largura: {
    pt: ['Largura', 'Largura da área; não conta com area'],
    en: ['Width of the area', 'Width of the area; does not count with area'],
  },
  comprimentoPeca: {
    pt: ['Comprimento peça', 'Comprimento da peça'],
    en: ['Length of a piece', 'Length of a piece'],
  },
  larguraPeca: {
    pt: ['Largura peça', 'Largura da peça'],
    en: ['Width of a piece', 'Width of a piece'],
  },
  paginacao: {
    pt: ['Paginação', 'Como as peças são assentadas, de que depende a perda'],
    en: [
      'How the pieces are laid',
      'How the pieces are laid, on which the waste depends: straight (reto), diagonal or herringbone (espinha-de-peixe)',
    ],
    choices: {
      reto: { pt: 'Reto', en: 'Reto' },
      diagonal: { pt: 'Diagonal', en: 'Diagonal' },
      'espinha-de-peixe': { pt: 'Espinha de peixe', en: 'Espinha de peixe' },
    },
  },
  perda: {
    pt: [
      'Perda',
      'Perda, sobre a área. Sem ela, a da paginação: 10 para reto, 15 para diagonal, 20 para espinha-de-peixe',
    ],
    en: [
      'Waste',
      'Waste, on the area. Without it, that of the layout: 10 for reto, 15 for diagonal, 20 for espinha-de-peixe',
    ],
  },
  pecasPorCaixa: {
    pt: ['Peças por caixa', 'Peças de uma caixa: acrescenta caixas. Vale sobre m2PorCaixa'],
    en: ['Pieces in a box', 'Pieces in a box: adds caixas. Wins over m2PorCaixa'],
  },
  m2PorCaixa: {
    pt: ['Área que uma caixa cobre', 'Área que uma caixa cobre: acrescenta caixas'],
    en: ['Area that a box covers', 'Area that a box covers: adds caixas'],
  },
  precoCaixa: {
    pt: ['Preço caixa', 'Preço de uma caixa: acrescenta custo, com pecasPorCaixa ou m2PorCaixa'],
    en: ['Price of a box', 'Price of a box: adds custo, with pecasPorCaixa or m2PorCaixa'],
  },
  junta: {
    pt: ['Largura da junta', 'Largura da junta'],
    en: ['Width of the joint', 'Width of the joint'],
  },
  espessura: {
    pt: ['Espessura', 'Espessura da peça, que é a fundura da junta'],
    en: ['Thickness of the piece', 'Thickness of the piece, which is the depth of the joint'],
  },
  pesoSaco: {
    pt: ['Peso saco', 'Peso do saco de argamassa'],
    en: ['Weight of a bag of mortar', 'Weight of a bag of mortar'],
  },
} satisfies FieldsTexts;

export const pisosTexts = {
  englishName: 'Floors and coverings',
  summary: {
    pt: 'Peças de um piso ou revestimento, com rejunte e argamassa; as caixas, com pecasPorCaixa ou m2PorCaixa',
    en: 'Pieces of a floor or covering, with grout and mortar; the boxes, with pecasPorCaixa or m2PorCaixa',
  },

  input,
  output: {
    area: {
      pt: ['Área', 'Área a revestir'],
      en: ['Area', 'Area to cover'],
    },
    areaComPerda: {
      pt: ['Área com perda', 'Área com a perda'],
      en: ['Area with the waste', 'Area with the waste'],
    },
    perda: {
      pt: ['Perda', 'Perda usada'],
      en: ['Waste used', 'Waste used'],
    },
    areaPeca: {
      pt: ['Área peça', 'Área de uma peça'],
      en: ['Area of one piece', 'Area of one piece'],
    },
    pecas: {
      pt: ['Peças', 'Peças a comprar, com a perda'],
      en: ['Pieces to buy', 'Pieces to buy, waste included'],
    },
    caixas: {
      pt: ['Caixas', 'Caixas a comprar; só com pecasPorCaixa ou m2PorCaixa'],
      en: ['Boxes to buy', 'Boxes to buy; only with pecasPorCaixa or m2PorCaixa'],
    },
    areaComprada: {
      pt: ['Área que as caixas cobrem', 'Área que as caixas cobrem; só com caixas'],
      en: ['Area that the boxes cover', 'Area that the boxes cover; only with caixas'],
    },
    custo: {
      pt: ['Custo', 'Custo das caixas; só com caixas e precoCaixa'],
      en: ['Cost of the boxes', 'Cost of the boxes; only with caixas and precoCaixa'],
    },
    rejunteKg: {
      pt: ['Rejunte kg', 'Rejunte'],
      en: ['Grout', 'Grout'],
    },
    argamassaKg: {
      pt: ['Argamassa kg', 'Argamassa colante'],
      en: ['Adhesive mortar', 'Adhesive mortar'],
    },
    sacosArgamassa: {
      pt: ['Sacos argamassa', 'Sacos de argamassa'],
      en: ['Bags of mortar', 'Bags of mortar'],
    },
    duplaColagem: {
      pt: [
        'A argamassa vai também no verso da peça',
        'Se a argamassa vai também no verso da peça, que tem 900 cm² ou mais',
      ],
      en: [
        'Mortar goes on the back of the piece too',
        'Whether mortar goes on the back of the piece too, which has 900 cm² or more',
      ],
    },
  },
} satisfies TextsOf<typeof pisos>;

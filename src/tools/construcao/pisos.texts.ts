import type { pisos } from './pisos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  area: { pt: ['Área', 'Área a revestir. Sem ela, comprimento e largura'], en: ['Area', 'Area to cover. Without it, comprimento and largura'] },
  comprimento: { pt: ['Comprimento', 'Comprimento da área. Não vai com area'], en: ['Length', 'Length of the area. Not sent with area'] },
  largura: { pt: ['Largura', 'Largura da área. Não vai com area'], en: ['Width', 'Width of the area. Not sent with area'] },
  comprimentoPeca: { pt: ['Comprimento da peça', 'Lado maior de uma peça'], en: ['Tile length', 'Length of one tile'] },
  larguraPeca: { pt: ['Largura da peça', 'Lado menor de uma peça'], en: ['Tile width', 'Width of one tile'] },
  paginacao: {
    pt: ['Paginação', 'Como as peças são assentadas, de que depende a perda'],
    en: ['Layout', 'How the tiles are laid, on which the waste depends'],
    choices: { reto: { pt: 'Reta', en: 'Straight' }, diagonal: { pt: 'Diagonal', en: 'Diagonal' }, 'espinha-de-peixe': { pt: 'Espinha de peixe', en: 'Herringbone' } },
  },
  perda: {
    pt: ['Perda', 'Acréscimo para quebras e recortes, sobre a área. Sem ele, o da paginação: 10 na reta, 15 na diagonal, 20 na espinha de peixe'],
    en: ['Waste', 'Allowance for breakage and cuts, on the area. Without it, that of the layout: 10 for straight, 15 for diagonal, 20 for herringbone'],
  },
  pecasPorCaixa: {
    pt: ['Peças por caixa', 'Peças de uma caixa. Com elas, a resposta traz caixas. Valem no lugar de m2PorCaixa'],
    en: ['Tiles per box', 'Tiles in a box. With them, the answer has caixas. Used in place of m2PorCaixa'],
  },
  m2PorCaixa: { pt: ['Área por caixa', 'Área que uma caixa cobre. Com ela, a resposta traz caixas'], en: ['Area per box', 'Area that a box covers. With it, the answer has caixas'] },
  precoCaixa: {
    pt: ['Preço da caixa', 'Preço de uma caixa. Com ele e pecasPorCaixa ou m2PorCaixa, a resposta traz custo'],
    en: ['Price per box', 'Price of a box. With it and pecasPorCaixa or m2PorCaixa, the answer has custo'],
  },
  junta: { pt: ['Largura da junta', 'Espaço entre as peças'], en: ['Joint width', 'Width of the joint'] },
  espessura: { pt: ['Espessura da peça', 'Espessura da peça, que é a fundura da junta'], en: ['Tile thickness', 'Thickness of the tile, which is the depth of the joint'] },
  pesoSaco: { pt: ['Saco de argamassa', 'Peso do saco de argamassa'], en: ['Bag of mortar', 'Weight of a bag of mortar'] },
} satisfies FieldsTexts;

export const pisosTexts = {
  englishName: 'Floors and coverings',
  summary: {
    pt: 'Peças de um piso ou revestimento, com rejunte e argamassa; as caixas, com pecasPorCaixa ou m2PorCaixa',
    en: 'Tiles for a floor or wall, with grout and mortar; the boxes, with pecasPorCaixa or m2PorCaixa',
  },
  search: { pt: 'azulejo, porcelanato, cerâmica, rejunte, argamassa, lajota', en: 'floor tiles, ceramic, grout, flooring' },

  hero: [{ text: { pt: '{caixas} caixas', en: '{caixas} boxes' } }, { text: { pt: '{pecas} peças', en: '{pecas} pieces' } }],
  why: [{ text: { pt: 'São {pecas} peças para {areaComPerda}, já com {perda} de perda.', en: '{pecas} pieces for {areaComPerda}, with {perda} of waste.' } }],
  facts: ['pecas', 'areaComPerda', 'argamassaKg', 'sacosArgamassa', 'rejunteKg'],
  input,
  output: {
    area: { pt: ['Área', 'Área a revestir'], en: ['Area', 'Area to cover'] },
    areaComPerda: { pt: ['Área com a perda', 'Área e os recortes'], en: ['Area with waste', 'Area with the waste'] },
    perda: { pt: ['Perda', 'Perda usada'], en: ['Waste', 'Waste used'] },
    areaPeca: { pt: ['Área da peça', 'Área de uma peça'], en: ['Tile area', 'Area of one tile'] },
    pecas: { pt: ['Peças', 'Peças a comprar, com a perda'], en: ['Tiles', 'Tiles to buy, waste included'] },
    caixas: { pt: ['Caixas', 'Caixas a comprar; só com pecasPorCaixa ou m2PorCaixa'], en: ['Boxes', 'Boxes to buy; only with pecasPorCaixa or m2PorCaixa'] },
    areaComprada: { pt: ['Área comprada', 'Área que as caixas cobrem. Só com caixas'], en: ['Area bought', 'Area that the boxes cover. Only with caixas'] },
    custo: { pt: ['Custo', 'Custo das caixas. Só com caixas e precoCaixa'], en: ['Cost', 'Cost of the boxes. Only with caixas and precoCaixa'] },
    rejunteKg: { pt: ['Rejunte', 'Rejunte'], en: ['Grout', 'Grout'] },
    argamassaKg: { pt: ['Argamassa', 'Argamassa colante'], en: ['Mortar', 'Adhesive mortar'] },
    sacosArgamassa: { pt: ['Sacos de argamassa', 'Sacos de argamassa a comprar'], en: ['Bags of mortar', 'Bags of mortar to buy'] },
    duplaColagem: {
      pt: ['Com dupla colagem', 'Argamassa também no verso da peça, que tem 900 cm² ou mais'],
      en: ['With back-buttering', 'Mortar on the back of the tile too, which has 900 cm² or more'],
    },
  },
} satisfies TextsOf<typeof pisos>;

import { openings, waste } from './_fields.texts.ts';
import type { tijolos } from './tijolos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  area: { pt: ['Área da parede', 'Área da parede, com as aberturas. Sem ela, comprimento e altura'], en: ['Wall area', 'Area of the wall, openings included. Without it, comprimento and altura'] },
  comprimento: { pt: ['Comprimento', 'Comprimento da parede. Não vai com area'], en: ['Length', 'Length of the wall. Not sent with area'] },
  altura: { pt: ['Altura', 'Altura da parede. Não vai com area'], en: ['Height', 'Height of the wall. Not sent with area'] },
  tipo: {
    pt: ['Tijolo ou bloco', 'Tipo de tijolo ou bloco; o personalizado pede dimensoes'],
    en: ['Brick or block', 'Kind of brick or block; a custom one takes dimensoes'],
    choices: {
      'ceramico-6-furos': { pt: 'Cerâmico, 6 furos', en: 'Hollow clay brick, 6 holes' },
      'ceramico-8-furos': { pt: 'Cerâmico, 8 furos', en: 'Hollow clay brick, 8 holes' },
      'ceramico-29': { pt: 'Cerâmico, 29 cm', en: 'Hollow clay brick, 29 cm' },
      macico: { pt: 'Maciço', en: 'Solid brick' },
      ecologico: { pt: 'Ecológico', en: 'Eco-brick' },
      'bloco-concreto-9': { pt: 'Bloco de concreto, 9 cm', en: 'Concrete block, 9 cm' },
      'bloco-concreto-14': { pt: 'Bloco de concreto, 14 cm', en: 'Concrete block, 14 cm' },
      'bloco-concreto-19': { pt: 'Bloco de concreto, 19 cm', en: 'Concrete block, 19 cm' },
      personalizado: { pt: 'Personalizado', en: 'Custom' },
    },
  },
  dimensoes: {
    pt: ['Medidas do tijolo', 'Medidas do tijolo personalizado; obrigatórias com ele, e só valem com ele'],
    en: ['Brick size', 'Size of a custom brick; required for one, and ignored for the others'],
    fields: {
      comprimento: { pt: ['Comprimento', 'Comprimento do tijolo'], en: ['Length', 'Length of the brick'] },
      altura: { pt: ['Altura', 'Altura do tijolo'], en: ['Height', 'Height of the brick'] },
      largura: { pt: ['Largura', 'Largura (espessura) do tijolo'], en: ['Width', 'Width (thickness) of the brick'] },
    },
  },
  assentamento: {
    pt: ['Assentamento', 'Espessura da parede: na meia vez, a da largura do tijolo; na uma vez, a do tijolo atravessado'],
    en: ['Way of laying', 'Thickness of the wall: half brick is the width of the brick; full brick has it laid across'],
    choices: { 'meia-vez': { pt: 'Meia vez', en: 'Half brick' }, 'uma-vez': { pt: 'Uma vez', en: 'Full brick' } },
  },
  junta: { pt: ['Espessura da junta', 'Espessura da junta de argamassa'], en: ['Joint thickness', 'Thickness of the mortar joint'] },
  aberturas: openings,
  perda: waste,
  precoMilheiro: { pt: ['Preço do milheiro', 'Preço de mil tijolos. Com ele, a resposta traz custo'], en: ['Price per thousand', 'Price of a thousand bricks. With it, the answer has custo'] },
} satisfies FieldsTexts;

export const tijolosTexts = {
  englishName: 'Bricks and blocks',
  summary: { pt: 'Tijolos ou blocos de uma parede, e a argamassa das juntas', en: 'Bricks or blocks for a wall, and the mortar for its joints' },
  search: { pt: 'bloco, muro, parede, alvenaria, metro quadrado', en: 'bricks, blocks, wall, masonry' },
  about: {
    pt: 'As medidas de cada tipo são as nominais do comércio (blocos cerâmicos: ABNT NBR 15270; de concreto: ABNT NBR 6136).',
    en: 'The sizes of each kind are the nominal ones of the trade (ceramic blocks: ABNT NBR 15270; concrete: ABNT NBR 6136).',
  },
  why: [{ text: { pt: 'Para {areaLiquida} de parede, a {tijolosPorM2}.', en: 'For {areaLiquida} of wall, at {tijolosPorM2}.' } }],
  facts: ['areaLiquida', 'tijolosPorM2', 'argamassaM3'],
  input,
  output: {
    areaBruta: { pt: ['Área com aberturas', 'Área da parede, com as aberturas'], en: ['Area with openings', 'Area of the wall, openings included'] },
    areaAberturas: { pt: ['Área das aberturas', 'Portas e janelas, sem tijolos'], en: ['Area of openings', 'Area of the openings'] },
    areaLiquida: { pt: ['Área sem aberturas', 'Área da parede, sem as aberturas'], en: ['Area without openings', 'Area of the wall, openings left out'] },
    tijolosPorM2: { pt: ['Tijolos por área', 'Tijolos por área, sem a perda'], en: ['Bricks per area', 'Bricks per area, without waste'] },
    tijolos: { pt: ['Tijolos', 'Tijolos a comprar, com a perda'], en: ['Bricks', 'Bricks to buy, waste included'] },
    espessuraParede: { pt: ['Espessura da parede', 'Espessura da parede, sem revestimento'], en: ['Wall thickness', 'Thickness of the wall, without plaster'] },
    argamassaM3: { pt: ['Argamassa', 'Argamassa das juntas, com a perda'], en: ['Mortar', 'Mortar for the joints, waste included'] },
    custo: { pt: ['Custo', 'Custo dos tijolos. Só com precoMilheiro'], en: ['Cost', 'Cost of the bricks. Only with precoMilheiro'] },
  },
} satisfies TextsOf<typeof tijolos>;

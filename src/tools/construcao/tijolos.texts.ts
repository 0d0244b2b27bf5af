import { openings } from './_fields.texts.ts';
import type { tijolos } from './tijolos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  area: {
    pt: ['Área', 'Área da parede, com as aberturas. Sem ela, comprimento e altura'],
    en: ['Area', 'Area of the wall, openings included. Without it, comprimento and altura'],
  },
  comprimento: {
    pt: ['Comprimento', 'Comprimento da parede; não conta com area'],
    en: ['Length of the wall', 'Length of the wall; does not count with area'],
  },
  altura: {
    pt: ['Altura', 'Altura da parede; não conta com area'],
    en: ['Height of the wall', 'Height of the wall; does not count with area'],
  },
  tipo: {
    pt: ['Tipo', 'Tipo de tijolo ou bloco; personalizado pede dimensoes'],
    en: ['Kind of brick or block', 'Kind of brick or block; personalizado (custom) takes dimensoes'],
    choices: {
      'ceramico-6-furos': { pt: 'Ceramico 6 furos', en: 'Ceramico 6 furos' },
      'ceramico-8-furos': { pt: 'Ceramico 8 furos', en: 'Ceramico 8 furos' },
      'ceramico-29': { pt: 'Ceramico 29', en: 'Ceramico 29' },
      macico: { pt: 'Macico', en: 'Macico' },
      ecologico: { pt: 'Ecologico', en: 'Ecologico' },
      'bloco-concreto-9': { pt: 'Bloco concreto 9', en: 'Bloco concreto 9' },
      'bloco-concreto-14': { pt: 'Bloco concreto 14', en: 'Bloco concreto 14' },
      'bloco-concreto-19': { pt: 'Bloco concreto 19', en: 'Bloco concreto 19' },
      personalizado: { pt: 'Personalizado', en: 'Personalizado' },
    },
  },
  dimensoes: {
    pt: ['Medidas do tijolo', 'Medidas do tijolo; obrigatório com tipo personalizado, e só vale com ele'],
    en: ['Size of the brick', 'Size of the brick; required with tipo personalizado, and counts only with it'],
    fields: {
      comprimento: {
        pt: ['Comprimento', 'Comprimento do tijolo'],
        en: ['Length of the brick', 'Length of the brick'],
      },
      altura: {
        pt: ['Altura', 'Altura do tijolo'],
        en: ['Height of the brick', 'Height of the brick'],
      },
      largura: {
        pt: ['Largura', 'Largura (espessura) do tijolo'],
        en: ['Width', 'Width (thickness) of the brick'],
      },
    },
  },
  assentamento: {
    pt: [
      'Assentamento',
      'Se a parede tem a espessura da largura do tijolo (meia-vez) ou a dele atravessado (uma-vez)',
    ],
    en: [
      'Assentamento',
      'Whether the wall is as thick as the width of the brick (meia-vez) or has it laid across (uma-vez)',
    ],
    choices: {
      'meia-vez': { pt: 'Meia vez', en: 'Meia vez' },
      'uma-vez': { pt: 'Uma vez', en: 'Uma vez' },
    },
  },
  junta: {
    pt: ['Espessura da junta de argamassa', 'Espessura da junta de argamassa'],
    en: ['Thickness of the mortar joint', 'Thickness of the mortar joint'],
  },
  aberturas: openings,
  perda: {
    pt: ['Perda', 'Perda, sobre as quantidades'],
    en: ['Waste', 'Waste, on the quantities'],
  },
  precoMilheiro: {
    pt: ['Preço de mil tijolos', 'Preço de mil tijolos: acrescenta custo'],
    en: ['Price of a thousand bricks', 'Price of a thousand bricks: adds custo'],
  },
} satisfies FieldsTexts;

export const tijolosTexts = {
  englishName: 'Bricks and blocks',
  summary: {
    pt: 'Tijolos ou blocos de uma parede, e a argamassa das juntas',
    en: 'Bricks or blocks of a wall, and the mortar of its joints',
  },
  about: {
    pt: 'As medidas de cada tipo são as nominais do comércio (blocos cerâmicos: ABNT NBR 15270; de concreto: ABNT NBR 6136).',
    en: 'The sizes of each kind are the nominal ones of the trade (ceramic blocks: ABNT NBR 15270; concrete: ABNT NBR 6136).',
  },
  input,
  output: {
    areaBruta: {
      pt: ['Área da parede', 'Área da parede, com as aberturas'],
      en: ['Area of the wall', 'Area of the wall, openings included'],
    },
    areaAberturas: {
      pt: ['Área das aberturas', 'Área das aberturas'],
      en: ['Area of the openings', 'Area of the openings'],
    },
    areaLiquida: {
      pt: ['Área da parede', 'Área da parede, sem as aberturas'],
      en: ['Area of the wall', 'Area of the wall, openings left out'],
    },
    tijolosPorM2: {
      pt: ['Tijolos por área', 'Tijolos por área, sem a perda'],
      en: ['Bricks per area', 'Bricks per area, without waste'],
    },
    tijolos: {
      pt: ['Tijolos', 'Tijolos a comprar, com a perda'],
      en: ['Bricks to buy', 'Bricks to buy, waste included'],
    },
    espessuraParede: {
      pt: ['Espessura parede', 'Espessura da parede, sem revestimento'],
      en: ['Thickness of the wall', 'Thickness of the wall, without plaster'],
    },
    argamassaM3: {
      pt: ['Argamassa das juntas', 'Argamassa das juntas, com a perda'],
      en: ['Mortar of the joints', 'Mortar of the joints, waste included'],
    },
    custo: {
      pt: ['Custo', 'Custo dos tijolos; só com precoMilheiro'],
      en: ['Cost of the bricks', 'Cost of the bricks; only with precoMilheiro'],
    },
  },
} satisfies TextsOf<typeof tijolos>;

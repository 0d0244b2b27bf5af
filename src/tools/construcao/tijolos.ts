import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit, withExample } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { cm, m2, m3, reais, unitsPerM2 } from '../../kit/units.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import {
  amount,
  areaLeft,
  areaOf,
  areaOrSides,
  centimetres,
  metres,
  openings,
  squareMetres,
  waste,
  withWaste,
} from './_fields.ts';

/** cm */
interface Brick {
  readonly comprimento: number;
  readonly altura: number;
  readonly largura: number;
  /** Laid across the wall it is not used: a hollow block, or one that fits into its neighbours. */
  readonly onlyLengthwise?: true;
  /** Laid across the wall, a solid brick shows its end; a hollow one shows its bed. */
  readonly solid?: true;
}

/** The nominal sizes of the trade; ceramic and concrete blocks as NBR 15270 and NBR 6136 have them. */
const BRICKS = {
  'ceramico-6-furos': { comprimento: 19, altura: 14, largura: 9 },
  'ceramico-8-furos': { comprimento: 19, altura: 19, largura: 9 },
  'ceramico-29': { comprimento: 29, altura: 19, largura: 9 },
  macico: { comprimento: 20, altura: 5, largura: 10, solid: true },
  ecologico: { comprimento: 25, altura: 6.25, largura: 12.5, onlyLengthwise: true },
  'bloco-concreto-9': { comprimento: 39, altura: 19, largura: 9, onlyLengthwise: true },
  'bloco-concreto-14': { comprimento: 39, altura: 19, largura: 14, onlyLengthwise: true },
  'bloco-concreto-19': { comprimento: 39, altura: 19, largura: 19, onlyLengthwise: true },
} as const satisfies Record<string, Brick>;

const kinds = [...(Object.keys(BRICKS) as (keyof typeof BRICKS)[]), 'personalizado'] as const;

const input = v.object({
  area: describe(v.optional(squareMetres), {
    pt: 'Área da parede, com as aberturas. Sem ela, comprimento e altura',
    en: 'Area of the wall, openings included. Without it, comprimento and altura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento da parede; não conta com area',
    en: 'Length of the wall; does not count with area',
  }),
  altura: describe(v.optional(metres), {
    pt: 'Altura da parede; não conta com area',
    en: 'Height of the wall; does not count with area',
  }),
  tipo: describe(v.optional(v.picklist(kinds), 'ceramico-8-furos'), {
    pt: 'Tipo de tijolo ou bloco; personalizado pede dimensoes',
    en: 'Kind of brick or block; personalizado (custom) takes dimensoes',
  }),
  dimensoes: describe(
    v.optional(
      v.object({
        comprimento: describe(withExample(19, centimetres), {
          pt: 'Comprimento do tijolo',
          en: 'Length of the brick',
        }),
        altura: describe(withExample(19, centimetres), { pt: 'Altura do tijolo', en: 'Height of the brick' }),
        largura: describe(withExample(9, centimetres), {
          pt: 'Largura (espessura) do tijolo',
          en: 'Width (thickness) of the brick',
        }),
      }),
    ),
    {
      pt: 'Medidas do tijolo; obrigatório com tipo personalizado, e só vale com ele',
      en: 'Size of the brick; required with tipo personalizado, and counts only with it',
    },
  ),
  assentamento: describe(v.optional(v.picklist(['meia-vez', 'uma-vez']), 'meia-vez'), {
    pt: 'Se a parede tem a espessura da largura do tijolo (meia-vez) ou a dele atravessado (uma-vez)',
    en: 'Whether the wall is as thick as the width of the brick (meia-vez) or has it laid across (uma-vez)',
  }),
  junta: describe(inUnit(cm, v.optional(between(0, 5), 1)), {
    pt: 'Espessura da junta de argamassa',
    en: 'Thickness of the mortar joint',
  }),
  aberturas: openings,
  perda: describe(waste(10), { pt: 'Perda, sobre as quantidades', en: 'Waste, on the quantities' }),
  precoMilheiro: describe(v.optional(amount), {
    pt: 'Preço de mil tijolos: acrescenta custo',
    en: 'Price of a thousand bricks: adds custo',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Bricks or blocks of a wall, and the mortar of its joints. */
export const tijolos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tijolos',
  category: 'construcao',
  name: 'Tijolos e blocos',
  summary: 'Tijolos ou blocos de uma parede, e a argamassa das juntas',
  en: { name: 'Bricks and blocks', summary: 'Bricks or blocks of a wall, and the mortar of its joints' },
  about: {
    pt: 'As medidas de cada tipo são as nominais do comércio (blocos cerâmicos: ABNT NBR 15270; de concreto: ABNT NBR 6136).',
    en: 'The sizes of each kind are the nominal ones of the trade (ceramic blocks: ABNT NBR 15270; concrete: ABNT NBR 6136).',
  },
  input,
  output: v.object({
    areaBruta: describe(
      v.number(),
      { pt: 'Área da parede, com as aberturas', en: 'Area of the wall, openings included' },
      m2,
    ),
    areaAberturas: describe(v.number(), { pt: 'Área das aberturas', en: 'Area of the openings' }, m2),
    areaLiquida: describe(
      v.number(),
      { pt: 'Área da parede, sem as aberturas', en: 'Area of the wall, openings left out' },
      m2,
    ),
    tijolosPorM2: describe(
      v.number(),
      { pt: 'Tijolos por área, sem a perda', en: 'Bricks per area, without waste' },
      unitsPerM2,
    ),
    tijolos: describe(
      v.number(),
      { pt: 'Tijolos a comprar, com a perda', en: 'Bricks to buy, waste included' },
      null,
    ),
    espessuraParede: describe(
      v.number(),
      { pt: 'Espessura da parede, sem revestimento', en: 'Thickness of the wall, without plaster' },
      cm,
    ),
    argamassaM3: describe(
      v.number(),
      { pt: 'Argamassa das juntas, com a perda', en: 'Mortar of the joints, waste included' },
      m3,
    ),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Custo dos tijolos; só com precoMilheiro', en: 'Cost of the bricks; only with precoMilheiro' },
      reais,
    ),
  }),
  result: 'tijolos',
  examples: [{ input: { comprimento: 5, altura: 2.8, aberturas: [{ largura: 0.8, altura: 2.1 }] } }],
  impossible: { area: 2, aberturas: [{ largura: 2, altura: 1 }] },
  assumptions: {
    constants: (input) => {
      const { comprimento, altura, largura } = brickOf(input);
      return { dimensoes: { comprimento, altura, largura } };
    },
  },
  run(input) {
    const { junta, perda, precoMilheiro } = input;
    const brick = brickOf(input);
    const wall = areaOrSides(input, 'comprimento', 'altura');
    const open = areaOf(input.aberturas);
    const area = areaLeft(wall, open);

    const { faceLength, faceHeight, thickness } = laid(brick, input.assentamento);
    const perM2 = 10_000 / ((faceLength + junta) * (faceHeight + junta));
    const tijolos = roundUp(area * perM2 * withWaste(perda));
    const brickM3 = (brick.comprimento * brick.altura * brick.largura) / 1e6;
    const mortar = ((area * thickness) / 100 - area * perM2 * brickM3) * withWaste(perda);
    return {
      areaBruta: roundTo(wall, 2),
      areaAberturas: roundTo(open, 2),
      areaLiquida: roundTo(area, 2),
      tijolosPorM2: roundTo(perM2, 2),
      tijolos,
      espessuraParede: thickness,
      argamassaM3: roundTo(mortar, 3),
      ...(precoMilheiro !== undefined && { custo: roundMoney((tijolos * precoMilheiro) / 1000) }),
    };
  },
});

/** The brick that is laid. 400 or 422 for a brick without a size, or one that cannot be laid that way. */
function brickOf({ tipo, dimensoes, assentamento }: Input): Brick {
  if (tipo === 'personalizado') {
    if (!dimensoes) throw badParameter('dimensoes', required);
    return dimensoes;
  }
  const brick: Brick = BRICKS[tipo];
  if (assentamento === 'uma-vez' && brick.onlyLengthwise) {
    throw invalidValue('assentamento', {
      pt: `deve ser meia-vez com ${tipo}`,
      en: `must be meia-vez with ${tipo}`,
    });
  }
  return brick;
}

/** cm: the face that a laid brick shows, and the thickness of its wall. */
function laid({ comprimento, altura, largura, solid }: Brick, assentamento: Input['assentamento']) {
  if (assentamento === 'meia-vez') {
    return { faceLength: comprimento, faceHeight: altura, thickness: largura };
  }
  return solid
    ? { faceLength: largura, faceHeight: altura, thickness: comprimento }
    : { faceLength: comprimento, faceHeight: largura, thickness: altura };
}

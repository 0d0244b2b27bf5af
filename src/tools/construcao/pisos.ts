import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, inUnit, percent } from '../../kit/fields/index.ts';
import { kg, m2, mm, percentage, reais } from '../../kit/units.ts';
import { roundUp, withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import {
  amount,
  areaOrSides,
  centimetres,
  metres,
  pieces,
  quantity,
  squareMetres,
  withWaste,
} from './_fields.ts';

/** % of waste by the way in which the pieces are laid. */
const WASTE = { reto: 10, diagonal: 15, 'espinha-de-peixe': 20 } as const;

/** kg of grout in a litre of joint. */
const GROUT_DENSITY = 1.6;

/** kg of mortar per m² of pieces smaller than that many cm². */
const MORTAR = [
  { below: 400, perM2: 4 },
  { below: 900, perM2: 5 },
  { below: Infinity, perM2: 8.5 },
] as const;

/** cm² from which mortar is spread on the piece as well as on the floor (NBR 13753). */
const DOUBLE_SPREADING_FROM = 900;

const input = v.object({
  area: describe(v.optional(squareMetres), {
    pt: 'Área a revestir. Sem ela, comprimento e largura',
    en: 'Area to cover. Without it, comprimento and largura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento da área; não conta com area',
    en: 'Length of the area; does not count with area',
  }),
  largura: describe(v.optional(metres), {
    pt: 'Largura da área; não conta com area',
    en: 'Width of the area; does not count with area',
  }),
  comprimentoPeca: describe(v.optional(centimetres, 60), {
    pt: 'Comprimento da peça',
    en: 'Length of a piece',
  }),
  larguraPeca: describe(v.optional(centimetres, 60), { pt: 'Largura da peça', en: 'Width of a piece' }),
  paginacao: describe(v.optional(v.picklist(['reto', 'diagonal', 'espinha-de-peixe']), 'reto'), {
    pt: 'Como as peças são assentadas, de que depende a perda',
    en: 'How the pieces are laid, on which the waste depends: straight (reto), diagonal or herringbone (espinha-de-peixe)',
  }),
  perda: describe(v.optional(percent()), {
    pt: 'Perda, sobre a área. Sem ela, a da paginação: 10 para reto, 15 para diagonal, 20 para espinha-de-peixe',
    en: 'Waste, on the area. Without it, that of the layout: 10 for reto, 15 for diagonal, 20 for espinha-de-peixe',
  }),
  pecasPorCaixa: describe(v.optional(pieces), {
    pt: 'Peças de uma caixa: acrescenta caixas. Vale sobre m2PorCaixa',
    en: 'Pieces in a box: adds caixas. Wins over m2PorCaixa',
  }),
  m2PorCaixa: describe(v.optional(squareMetres), {
    pt: 'Área que uma caixa cobre: acrescenta caixas',
    en: 'Area that a box covers: adds caixas',
  }),
  precoCaixa: describe(v.optional(amount), {
    pt: 'Preço de uma caixa: acrescenta custo, com pecasPorCaixa ou m2PorCaixa',
    en: 'Price of a box: adds custo, with pecasPorCaixa or m2PorCaixa',
  }),
  junta: describe(inUnit(mm, v.optional(between(0, 20), 3)), {
    pt: 'Largura da junta',
    en: 'Width of the joint',
  }),
  espessura: describe(inUnit(mm, v.optional(quantity, 8)), {
    pt: 'Espessura da peça, que é a fundura da junta',
    en: 'Thickness of the piece, which is the depth of the joint',
  }),
  pesoSaco: describe(inUnit(kg, v.optional(quantity, 20)), {
    pt: 'Peso do saco de argamassa',
    en: 'Weight of a bag of mortar',
  }),
});

type Input = v.InferOutput<typeof input>;

const neededByPrice = {
  pt: 'é obrigatório com precoCaixa, ou m2PorCaixa em seu lugar',
  en: 'is required with precoCaixa, or m2PorCaixa in its place',
};

/** Pieces and boxes of a floor or wall covering, with its grout and mortar. */
export const pisos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/pisos',
  category: 'construcao',
  name: 'Pisos e revestimentos',
  summary:
    'Peças de um piso ou revestimento, com rejunte e argamassa; as caixas, com pecasPorCaixa ou m2PorCaixa',
  en: {
    name: 'Floors and coverings',
    summary:
      'Pieces of a floor or covering, with grout and mortar; the boxes, with pecasPorCaixa or m2PorCaixa',
  },
  input,
  output: v.object({
    area: describe(v.number(), { pt: 'Área a revestir', en: 'Area to cover' }, m2),
    areaComPerda: describe(v.number(), { pt: 'Área com a perda', en: 'Area with the waste' }, m2),
    perda: describe(v.number(), { pt: 'Perda usada', en: 'Waste used' }, percentage),
    areaPeca: describe(v.number(), { pt: 'Área de uma peça', en: 'Area of one piece' }, m2),
    pecas: describe(
      v.number(),
      { pt: 'Peças a comprar, com a perda', en: 'Pieces to buy, waste included' },
      null,
    ),
    caixas: describe(
      v.optional(v.number()),
      {
        pt: 'Caixas a comprar; só com pecasPorCaixa ou m2PorCaixa',
        en: 'Boxes to buy; only with pecasPorCaixa or m2PorCaixa',
      },
      null,
    ),
    areaComprada: describe(
      v.optional(v.number()),
      { pt: 'Área que as caixas cobrem; só com caixas', en: 'Area that the boxes cover; only with caixas' },
      m2,
    ),
    custo: describe(
      v.optional(v.number()),
      {
        pt: 'Custo das caixas; só com caixas e precoCaixa',
        en: 'Cost of the boxes; only with caixas and precoCaixa',
      },
      reais,
    ),
    rejunteKg: describe(v.number(), { pt: 'Rejunte', en: 'Grout' }, kg),
    argamassaKg: describe(v.number(), { pt: 'Argamassa colante', en: 'Adhesive mortar' }, kg),
    sacosArgamassa: describe(v.number(), { pt: 'Sacos de argamassa', en: 'Bags of mortar' }, null),
    duplaColagem: describe(v.boolean(), {
      pt: 'Se a argamassa vai também no verso da peça, que tem 900 cm² ou mais',
      en: 'Whether mortar goes on the back of the piece too, which has 900 cm² or more',
    }),
  }),
  result: 'caixas',
  examples: [{ input: { comprimento: 5, largura: 4, pecasPorCaixa: 5 } }],
  requires: ({ pecasPorCaixa, m2PorCaixa, precoCaixa }) =>
    precoCaixa !== undefined && pecasPorCaixa === undefined && m2PorCaixa === undefined
      ? [{ field: 'pecasPorCaixa', message: neededByPrice }]
      : [],
  assumptions: {
    unused: {
      paginacao: ({ perda }) => perda !== undefined,
      espessura: ({ junta }) => junta === 0,
    },
    constants: (input, { perda }) => ({ perda, argamassaPorM2Kg: mortarPerM2(pieceArea(input)) }),
  },
  run(input) {
    const { comprimentoPeca, larguraPeca, junta, espessura, pesoSaco } = input;
    const area = areaOrSides(input, 'comprimento', 'largura');
    const perda = input.perda ?? WASTE[input.paginacao];
    const needed = area * withWaste(perda);
    const pieceCm2 = pieceArea(input);
    const pieceM2 = pieceCm2 / 10_000;
    const pecas = roundUp(needed / pieceM2);
    const mortar = area * mortarPerM2(pieceCm2);
    return {
      area: roundTo(area, 2),
      areaComPerda: roundTo(needed, 2),
      perda,
      areaPeca: roundTo(pieceM2, 4),
      pecas,
      ...boxes(input, pecas, pieceM2, needed),
      rejunteKg: roundTo(area * groutPerM2(comprimentoPeca * 10, larguraPeca * 10, junta, espessura), 2),
      argamassaKg: roundTo(mortar, 2),
      sacosArgamassa: roundUp(mortar / pesoSaco),
      duplaColagem: pieceCm2 >= DOUBLE_SPREADING_FROM,
    };
  },
});

/** cm² of a piece. */
function pieceArea({ comprimentoPeca, larguraPeca }: Input): number {
  return withoutNoise(comprimentoPeca * larguraPeca);
}

/** kg of mortar per m² of pieces of that many cm². */
function mortarPerM2(pieceCm2: number): number {
  return (MORTAR.find(({ below }) => pieceCm2 < below) as (typeof MORTAR)[number]).perM2;
}

/** The boxes that hold the pieces, or that cover the area (m²). Undefined when the content of a box was not sent. */
function boxes(
  { pecasPorCaixa, m2PorCaixa, precoCaixa }: Input,
  pecas: number,
  pieceM2: number,
  needed: number,
) {
  const boxM2 = pecasPorCaixa === undefined ? m2PorCaixa : pecasPorCaixa * pieceM2;
  if (boxM2 === undefined) return {};
  const caixas = roundUp(pecasPorCaixa === undefined ? needed / boxM2 : pecas / pecasPorCaixa);
  return {
    caixas,
    areaComprada: roundTo(caixas * boxM2, 2),
    ...(precoCaixa !== undefined && { custo: roundMoney(caixas * precoCaixa) }),
  };
}

/** kg of grout per m², of a piece's sides, the joint and the thickness in mm. */
function groutPerM2(length: number, width: number, joint: number, thickness: number): number {
  return ((length + width) / (length * width)) * joint * thickness * GROUT_DENSITY;
}

import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, inUnit, num, percent, pure } from '../../kit/fields/index.ts';
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
  area: v.optional(squareMetres),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  comprimentoPeca: v.optional(centimetres, 60),
  larguraPeca: v.optional(centimetres, 60),
  paginacao: v.optional(v.picklist(['reto', 'diagonal', 'espinha-de-peixe']), 'reto'),
  perda: v.optional(percent()),
  pecasPorCaixa: v.optional(inUnit(pure, pieces)),
  m2PorCaixa: v.optional(squareMetres),
  precoCaixa: v.optional(amount),
  junta: inUnit(mm, v.optional(between(0, 20), 3)),
  espessura: inUnit(mm, v.optional(quantity, 8)),
  pesoSaco: inUnit(kg, v.optional(quantity, 20)),
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
  input,
  output: v.object({
    area: num(m2),
    areaComPerda: num(m2),
    perda: num(percentage),
    areaPeca: num(m2),
    pecas: num(pure),
    caixas: v.optional(num(pure)),
    areaComprada: v.optional(num(m2)),
    custo: v.optional(num(reais)),
    rejunteKg: num(kg),
    argamassaKg: num(kg),
    sacosArgamassa: num(pure),
    duplaColagem: v.boolean(),
  }),
  reads: { oneOf: [[['area'], ['comprimento', 'largura']]] },
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

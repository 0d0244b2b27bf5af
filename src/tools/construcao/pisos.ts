import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import { roundUp, withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, areaOrSides, between, pieces, quantity, withWaste } from './_fields.ts';

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
  area: v.optional(quantity),
  comprimento: v.optional(quantity),
  largura: v.optional(quantity),
  comprimentoPeca: v.optional(quantity, 60),
  larguraPeca: v.optional(quantity, 60),
  paginacao: v.optional(v.picklist(['reto', 'diagonal', 'espinha-de-peixe']), 'reto'),
  perda: v.optional(between(0, 100)),
  pecasPorCaixa: v.optional(pieces),
  m2PorCaixa: v.optional(quantity),
  precoCaixa: v.optional(amount),
  junta: v.optional(between(0, 20), 3),
  espessura: v.optional(quantity, 8),
  pesoSaco: v.optional(quantity, 20),
});

type Input = v.InferOutput<typeof input>;

/** Pieces and boxes of a floor or wall covering, with its grout and mortar. */
export const pisos = defineTool({
  method: 'POST',
  path: '/calculadoras/pisos',
  category: 'construcao',
  name: 'Pisos e revestimentos',
  summary: 'Peças e caixas de um piso ou revestimento, com rejunte e argamassa',
  input,
  output: v.object({
    area: v.number(),
    areaComPerda: v.number(),
    perda: v.number(),
    areaPeca: v.number(),
    pecas: v.number(),
    caixas: v.optional(v.number()),
    areaComprada: v.optional(v.number()),
    custo: v.optional(v.number()),
    rejunteKg: v.number(),
    argamassaKg: v.number(),
    sacosArgamassa: v.number(),
    duplaColagem: v.boolean(),
  }),
  examples: [
    {
      input: { comprimento: 5, largura: 4, pecasPorCaixa: 5 },
      output: {
        area: 20,
        areaComPerda: 22,
        perda: 10,
        areaPeca: 0.36,
        pecas: 62,
        caixas: 13,
        areaComprada: 23.4,
        rejunteKg: 2.56,
        argamassaKg: 170,
        sacosArgamassa: 9,
        duplaColagem: true,
      },
    },
  ],
  run(input) {
    const { comprimentoPeca, larguraPeca, junta, espessura, pesoSaco } = input;
    const area = areaOrSides(input, 'comprimento', 'largura');
    const perda = input.perda ?? WASTE[input.paginacao];
    const needed = area * withWaste(perda);
    const pieceCm2 = withoutNoise(comprimentoPeca * larguraPeca);
    const pieceM2 = pieceCm2 / 10_000;
    const pecas = roundUp(needed / pieceM2);
    const { perM2 } = MORTAR.find(({ below }) => pieceCm2 < below) as (typeof MORTAR)[number];
    const mortar = area * perM2;
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

/** The boxes that hold the pieces, or that cover the area (m²); nothing when no box is known. */
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

import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit, withExample, num, pure } from '../../kit/fields/index.ts';
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
  area: v.optional(squareMetres),
  comprimento: v.optional(metres),
  altura: v.optional(metres),
  tipo: v.optional(v.picklist(kinds), 'ceramico-8-furos'),
  dimensoes: v.optional(
    v.object({
      comprimento: withExample(19, centimetres),
      altura: withExample(19, centimetres),
      largura: withExample(9, centimetres),
    }),
  ),
  assentamento: v.optional(v.picklist(['meia-vez', 'uma-vez']), 'meia-vez'),
  junta: inUnit(cm, v.optional(between(0, 5), 1)),
  aberturas: openings,
  perda: waste(10),
  precoMilheiro: v.optional(amount),
});

type Input = v.InferOutput<typeof input>;

/** Bricks or blocks of a wall, and the mortar of its joints. */
export const tijolos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tijolos',
  category: 'construcao',
  name: 'Tijolos e blocos',
  input,
  output: v.object({
    areaBruta: num(m2),
    areaAberturas: num(m2),
    areaLiquida: num(m2),
    tijolosPorM2: num(unitsPerM2),
    tijolos: num(pure),
    espessuraParede: num(cm),
    argamassaM3: num(m3),
    custo: v.optional(num(reais)),
  }),
  reads: { needs: { dimensoes: { tipo: 'personalizado' } }, oneOf: [[['area'], ['comprimento', 'altura']]] },
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

    const { faceLength, faceHeight, thickness } = facesOf(brick, input.assentamento);
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

/** The brick that is laid. 422 for one that cannot be laid that way. */
function brickOf({ tipo, dimensoes, assentamento }: Input): Brick {
  if (tipo === 'personalizado') return dimensoes as Brick;
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
function facesOf({ comprimento, altura, largura, solid }: Brick, assentamento: Input['assentamento']) {
  if (assentamento === 'meia-vez') {
    return { faceLength: comprimento, faceHeight: altura, thickness: largura };
  }
  return solid
    ? { faceLength: largura, faceHeight: altura, thickness: comprimento }
    : { faceLength: comprimento, faceHeight: largura, thickness: altura };
}

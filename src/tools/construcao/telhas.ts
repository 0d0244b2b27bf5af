import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, inUnit, num, pure } from '../../kit/fields/index.ts';
import { kg, m, m2, percentage, reais, unitsPerM2 } from '../../kit/units.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, areaOrSides, metres, quantity, squareMetres, waste, withWaste } from './_fields.ts';

/**
 * Averages of the market, the maker's own figures prevail: tiles per m² of roof, least slope in %, kg of a tile.
 * Concrete: NBR 13858-1. Fibre cement: 8 mm, 2.44 × 1.10 m, which with its laps covers 2.30 × 1.05 m (Brasilit).
 */
const TILES = {
  romana: { perM2: 16, minimumSlope: 30, weight: 2.6 },
  portuguesa: { perM2: 17, minimumSlope: 30, weight: 2.4 },
  francesa: { perM2: 16, minimumSlope: 32, weight: 2.8 },
  italiana: { perM2: 14, minimumSlope: 30, weight: 3 },
  americana: { perM2: 12, minimumSlope: 30, weight: 3.2 },
  colonial: { perM2: 24, minimumSlope: 25, weight: 2.5 },
  paulista: { perM2: 26, minimumSlope: 25, weight: 2.5 },
  plan: { perM2: 26, minimumSlope: 25, weight: 2.2 },
  concreto: { perM2: 10.4, minimumSlope: 30, weight: 4.7 },
  'fibrocimento-244x110': { perM2: 0.414, minimumSlope: 9, weight: 43 },
} as const;

const kinds = [...(Object.keys(TILES) as (keyof typeof TILES)[]), 'personalizada'] as const;

const CUSTOM_SLOPE = 30;

const RIDGE_TILES_PER_M = 3;

const SLOPE_BELOW_MINIMUM = 'inclinacao-abaixo-da-minima';

const input = v.object({
  area: v.optional(squareMetres),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  beiral: inUnit(m, v.optional(between(0, 3), 0)),
  tipo: v.optional(v.picklist(kinds), 'romana'),
  telhasPorM2: inUnit(unitsPerM2, v.optional(quantity)),
  inclinacao: inUnit(percentage, v.optional(between(0, 200))),
  perda: waste(10),
  cumeeira: v.optional(metres),
  precoTelha: v.optional(amount),
});

type Input = v.InferOutput<typeof input>;

/** Tiles of a roof of a given slope, and the weight that its structure carries. */
export const telhas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/telhas',
  category: 'construcao',
  name: 'Telhas',
  input,
  output: v.object({
    areaPlana: num(m2),
    inclinacao: num(percentage),
    fatorInclinacao: num(pure),
    areaTelhado: num(m2),
    telhasPorM2: num(unitsPerM2),
    telhas: num(pure),
    pesoKg: v.nullable(num(kg)),
    pecasCumeeira: v.optional(num(pure)),
    custo: v.optional(num(reais)),
    avisos: v.array(v.string()),
  }),
  warnings: [SLOPE_BELOW_MINIMUM],
  reads: { when: { beiral: 'comprimento' }, oneOf: [[['area'], ['comprimento', 'largura']]] },
  requires: ({ tipo }) => (tipo === 'personalizada' ? ['telhasPorM2'] : []),
  result: 'telhas',
  examples: [{ input: { comprimento: 10, largura: 8, beiral: 0.5 } }],
  assumptions: {
    constants: ({ tipo }, { telhasPorM2, inclinacao }) => ({
      telhasPorM2,
      inclinacao,
      ...(tipo !== 'personalizada' && { pesoTelhaKg: TILES[tipo].weight }),
    }),
  },
  run(input) {
    const { perda, cumeeira, precoTelha } = input;
    const tile = input.tipo === 'personalizada' ? null : TILES[input.tipo];
    const perM2 = input.telhasPorM2 ?? (tile?.perM2 as number);

    const plan = planArea(input);
    const slope = input.inclinacao ?? tile?.minimumSlope ?? CUSTOM_SLOPE;
    const factor = Math.sqrt(1 + (slope / 100) ** 2);
    const roof = plan * factor;
    const telhas = roundUp(roof * perM2 * withWaste(perda));
    return {
      areaPlana: roundTo(plan, 2),
      inclinacao: slope,
      fatorInclinacao: roundTo(factor, 4),
      areaTelhado: roundTo(roof, 2),
      telhasPorM2: perM2,
      telhas,
      pesoKg: tile && roundTo(roof * perM2 * tile.weight, 0),
      ...(cumeeira !== undefined && {
        pecasCumeeira: roundUp(RIDGE_TILES_PER_M * cumeeira * withWaste(perda)),
      }),
      ...(precoTelha !== undefined && { custo: roundMoney(telhas * precoTelha) }),
      avisos: tile && slope < tile.minimumSlope ? [SLOPE_BELOW_MINIMUM] : [],
    };
  },
});

/** m² in plan; eaves widen the sides, while an area is sent with them. */
function planArea({ area, comprimento, largura, beiral }: Input): number {
  const withEaves = (side: number | undefined) => side && side + 2 * beiral;
  return areaOrSides(
    { area, comprimento: withEaves(comprimento), largura: withEaves(largura) },
    'comprimento',
    'largura',
  );
}

import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { required } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, areaOrSides, between, quantity, waste, withWaste } from './_fields.ts';

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
  area: v.optional(quantity),
  comprimento: v.optional(quantity),
  largura: v.optional(quantity),
  beiral: v.optional(between(0, 3), 0),
  tipo: v.optional(v.picklist(kinds), 'romana'),
  telhasPorM2: v.optional(quantity),
  inclinacao: v.optional(between(0, 200)),
  perda: waste(10),
  cumeeira: v.optional(quantity),
  precoTelha: v.optional(amount),
});

type Input = v.InferOutput<typeof input>;

/** Tiles of a roof of a given slope, and the weight that its structure carries. */
export const telhas = defineTool({
  method: 'POST',
  path: '/calculadoras/telhas',
  category: 'construcao',
  name: 'Telhas',
  summary: 'Telhas de um telhado, pela área, o tipo e a inclinação',
  input,
  output: v.object({
    areaPlana: v.number(),
    inclinacao: v.number(),
    fatorInclinacao: v.number(),
    areaTelhado: v.number(),
    telhasPorM2: v.number(),
    telhas: v.number(),
    pesoKg: v.nullable(v.number()),
    pecasCumeeira: v.optional(v.number()),
    custo: v.optional(v.number()),
    avisos: v.array(v.string()),
  }),
  warnings: [SLOPE_BELOW_MINIMUM],
  examples: [
    {
      input: { comprimento: 10, largura: 8, beiral: 0.5 },
      output: {
        areaPlana: 99,
        inclinacao: 30,
        fatorInclinacao: 1.044,
        areaTelhado: 103.36,
        telhasPorM2: 16,
        telhas: 1820,
        pesoKg: 4300,
        avisos: [],
      },
    },
  ],
  run(input) {
    const { perda, cumeeira, precoTelha } = input;
    const tile = input.tipo === 'personalizada' ? null : TILES[input.tipo];
    const perM2 = input.telhasPorM2 ?? tile?.perM2;
    if (perM2 === undefined) throw badParameter('telhasPorM2', required);

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

import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
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
  area: describe(v.optional(squareMetres), {
    pt: 'Área em planta, com os beirais. Sem ela, comprimento e largura',
    en: 'Area in plan, eaves included. Without it, comprimento and largura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento da construção; não conta com area',
    en: 'Length of the building; does not count with area',
  }),
  largura: describe(v.optional(metres), {
    pt: 'Largura da construção; não conta com area',
    en: 'Width of the building; does not count with area',
  }),
  beiral: describe(inUnit(m, v.optional(between(0, 3), 0)), {
    pt: 'Beiral, somado aos quatro lados; não conta com area',
    en: 'Eaves, added on the four sides; do not count with area',
  }),
  tipo: describe(v.optional(v.picklist(kinds), 'romana'), {
    pt: 'Tipo de telha; personalizada pede telhasPorM2',
    en: 'Kind of tile; personalizada (custom) takes telhasPorM2',
  }),
  telhasPorM2: describe(inUnit(unitsPerM2, v.optional(quantity)), {
    pt: 'Rendimento da telha, por área de telhado. Sem ele, o do tipo',
    en: 'Yield of the tile, per area of roof. Without it, that of the kind',
  }),
  inclinacao: describe(inUnit(percentage, v.optional(between(0, 200))), {
    pt: 'Inclinação do telhado. Sem ela, a mínima do tipo',
    en: 'Slope of the roof. Without it, the least of the kind',
  }),
  perda: describe(waste(10), { pt: 'Perda, sobre as quantidades', en: 'Waste, on the quantities' }),
  cumeeira: describe(v.optional(metres), {
    pt: 'Comprimento da cumeeira: acrescenta pecasCumeeira',
    en: 'Length of the ridge: adds pecasCumeeira',
  }),
  precoTelha: describe(v.optional(amount), {
    pt: 'Preço de uma telha: acrescenta custo',
    en: 'Price of one tile: adds custo',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Tiles of a roof of a given slope, and the weight that its structure carries. */
export const telhas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/telhas',
  category: 'construcao',
  name: 'Telhas',
  summary: 'Telhas de um telhado, pela área, o tipo e a inclinação',
  en: { name: 'Roof tiles', summary: 'Tiles of a roof, by its area, kind and slope' },
  about: {
    pt: 'Rendimentos, inclinações mínimas e pesos são médias do mercado: os do fabricante prevalecem.',
    en: 'Yields, least slopes and weights are averages of the market: those of the maker prevail.',
  },
  input,
  output: v.object({
    areaPlana: describe(
      v.number(),
      { pt: 'Área em planta, com os beirais', en: 'Area in plan, eaves included' },
      m2,
    ),
    inclinacao: describe(v.number(), { pt: 'Inclinação usada', en: 'Slope used' }, percentage),
    fatorInclinacao: describe(
      v.number(),
      {
        pt: 'Quantas vezes o telhado é maior que a planta',
        en: 'How many times the roof is as large as the plan',
      },
      null,
    ),
    areaTelhado: describe(v.number(), { pt: 'Área do telhado inclinado', en: 'Area of the sloped roof' }, m2),
    telhasPorM2: describe(
      v.number(),
      { pt: 'Rendimento usado, sem a perda', en: 'Yield used, without waste' },
      unitsPerM2,
    ),
    telhas: describe(
      v.number(),
      { pt: 'Telhas a comprar, com a perda', en: 'Tiles to buy, waste included' },
      null,
    ),
    pesoKg: describe(
      v.nullable(v.number()),
      {
        pt: 'Peso das telhas assentadas, que a estrutura sustenta; null com tipo personalizada',
        en: 'Weight of the tiles laid, which the structure carries; null with tipo personalizada',
      },
      kg,
    ),
    pecasCumeeira: describe(
      v.optional(v.number()),
      {
        pt: 'Peças de cumeeira, três por metro e a perda; só com cumeeira',
        en: 'Ridge tiles, three per metre and the waste; only with cumeeira',
      },
      null,
    ),
    custo: describe(
      v.optional(v.number()),
      {
        pt: 'Custo das telhas, sem a cumeeira; só com precoTelha',
        en: 'Cost of the tiles, without the ridge; only with precoTelha',
      },
      reais,
    ),
    avisos: describe(v.array(v.string()), {
      pt: 'Aviso quando a inclinação é menor que a mínima do tipo',
      en: 'Warning when the slope is below the least of the kind',
    }),
  }),
  warnings: [SLOPE_BELOW_MINIMUM],
  result: 'telhas',
  examples: [{ input: { comprimento: 10, largura: 8, beiral: 0.5 } }],
  assumptions: {
    unused: { beiral: ({ area }) => area !== undefined },
    constants: ({ tipo }, { telhasPorM2, inclinacao }) => ({
      telhasPorM2,
      inclinacao,
      ...(tipo !== 'personalizada' && { pesoTelhaKg: TILES[tipo].weight }),
    }),
  },
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

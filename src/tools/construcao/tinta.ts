import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, flag, integer, inUnit } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { litres, m2, m2PerLitre, reais } from '../../kit/units.ts';
import { cheapestPacks } from './_cheapest-packs.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amount, areaLeft, areaOf, metres, openings, quantity, waste, withWaste } from './_fields.ts';

/** m² of a door of 0.80 × 2.10 m and of a window of 1.20 × 1.20 m. */
const DOOR = 1.68;
const WINDOW = 1.44;

const LARGEST_AREA = 100_000;

/** Litres of the smallest can. The other cans hold multiples of it. */
const UNIT = 0.9;

/** The cans of the trade. `weight` is the price relative to the other cans, in thousandths, for a call without prices. */
const CANS = [
  { key: 'lata', litres: 18, content: 20, weight: 18_000 },
  { key: 'galao', litres: 3.6, content: 4, weight: 4500 },
  { key: 'quarto', litres: 0.9, content: 1, weight: 1575 },
] as const;

const input = v.object({
  area: describe(inUnit(m2, v.optional(v.pipe(quantity, v.maxValue(LARGEST_AREA)))), {
    pt: 'Área a pintar, com as aberturas. Sem ela, comprimento, largura e altura',
    en: 'Area to paint, openings included. Without it, comprimento, largura and altura',
  }),
  comprimento: describe(v.optional(metres), {
    pt: 'Comprimento do ambiente; não conta com area',
    en: 'Length of the room; does not count with area',
  }),
  largura: describe(v.optional(metres), {
    pt: 'Largura do ambiente; não conta com area',
    en: 'Width of the room; does not count with area',
  }),
  altura: describe(v.optional(metres), {
    pt: 'Altura das paredes; não conta com area',
    en: 'Height of the walls; does not count with area',
  }),
  teto: describe(flag(false), {
    pt: 'Se o teto também é pintado; não conta com area',
    en: 'Whether the ceiling is painted too; does not count with area',
  }),
  portas: describe(v.optional(integer(0, 10_000), 0), {
    pt: 'Portas de 0,80 × 2,10 m, que se descontam',
    en: 'Doors of 0.80 × 2.10 m, which are taken off',
  }),
  janelas: describe(v.optional(integer(0, 10_000), 0), {
    pt: 'Janelas de 1,20 × 1,20 m, que se descontam',
    en: 'Windows of 1.20 × 1.20 m, which are taken off',
  }),
  aberturas: openings,
  demaos: describe(v.optional(integer(1, 6), 2), { pt: 'Número de demãos', en: 'Number of coats' }),
  rendimento: describe(inUnit(m2PerLitre, v.optional(between(1, 50), 10)), {
    pt: 'Rendimento da tinta por demão',
    en: 'Coverage of the paint per coat',
  }),
  perda: describe(waste(10), { pt: 'Perda, sobre a tinta', en: 'Waste, on the paint' }),
  precos: describe(
    v.optional(
      v.pipe(
        v.object({
          lata: describe(v.optional(amount), {
            pt: 'Preço da lata de 18 litros',
            en: 'Price of the can of 18 litres',
          }),
          galao: describe(v.optional(amount), {
            pt: 'Preço do galão de 3,6 litros',
            en: 'Price of the can of 3.6 litres',
          }),
          quarto: describe(v.optional(amount), {
            pt: 'Preço do quarto, de 0,9 litro',
            en: 'Price of the can of 0.9 litre',
          }),
        }),
        v.check(
          (prices) => CANS.some(({ key }) => prices[key] !== undefined),
          say({
            pt: 'deve ter o preço de ao menos um tamanho: lata, galao, quarto',
            en: 'must hold the price of at least one size: lata, galao, quarto',
          }),
        ),
      ),
    ),
    {
      pt: 'Preço de cada tamanho de lata, ao menos um; o que falta não entra na compra. Acrescenta custo',
      en: 'Price of each size of can, at least one; a size left out is not bought. Adds custo',
    },
  ),
});

type Input = v.InferOutput<typeof input>;

/** Litres of paint for walls, and the cheapest cans that hold them. */
export const tinta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tinta',
  category: 'construcao',
  name: 'Tinta',
  summary: 'Litros de tinta de uma pintura e a combinação de latas mais barata',
  en: { name: 'Paint', summary: 'Litres of paint for a room and the cheapest combination of cans' },
  input,
  output: v.object({
    areaBruta: describe(v.number(), { pt: 'Área com as aberturas', en: 'Area, openings included' }, m2),
    areaAberturas: describe(
      v.number(),
      { pt: 'Área de portas, janelas e outras aberturas', en: 'Area of doors, windows and other openings' },
      m2,
    ),
    areaPintura: describe(v.number(), { pt: 'Área a pintar', en: 'Area to paint' }, m2),
    litros: describe(
      v.number(),
      {
        pt: 'Tinta necessária, com todas as demãos e a perda',
        en: 'Paint needed, with all coats and the waste',
      },
      litres,
    ),
    latas: describe(
      v.array(
        v.object({
          litros: describe(v.number(), { pt: 'Tamanho da lata', en: 'Size of the can' }, litres),
          quantidade: describe(
            v.number(),
            { pt: 'Quantas latas desse tamanho', en: 'How many cans of that size' },
            null,
          ),
        }),
      ),
      { pt: 'As latas a comprar, que custam o menos', en: 'The cans to buy, which cost the least' },
    ),
    litrosComprados: describe(v.number(), { pt: 'Tinta de todas as latas', en: 'Paint of all cans' }, litres),
    sobra: describe(v.number(), { pt: 'O que sobra das latas', en: 'What is left of the cans' }, litres),
    custo: describe(
      v.optional(v.number()),
      { pt: 'Custo das latas; só com precos', en: 'Cost of the cans; only with precos' },
      reais,
    ),
  }),
  result: 'litros',
  examples: [{ input: { comprimento: 4, largura: 3, altura: 2.7, portas: 1, janelas: 1 } }],
  impossible: { area: 5, aberturas: [{ largura: 5, altura: 2 }] },
  assumptions: {
    unused: { teto: ({ area }) => area !== undefined },
    constants: ({ portas, janelas }) => ({
      ...(portas > 0 && { areaPortaM2: DOOR }),
      ...(janelas > 0 && { areaJanelaM2: WINDOW }),
    }),
  },
  run(input) {
    const { portas, janelas, demaos, rendimento, perda, precos } = input;
    const surface = surfaceOf(input);
    const open = areaOf(input.aberturas) + portas * DOOR + janelas * WINDOW;
    const area = areaLeft(surface, open);
    const litres = ((area * demaos) / rendimento) * withWaste(perda);
    const { cans, bought, cost } = buy(litres, precos);
    return {
      areaBruta: roundTo(surface, 2),
      areaAberturas: roundTo(open, 2),
      areaPintura: roundTo(area, 2),
      litros: roundTo(litres, 2),
      latas: cans,
      litrosComprados: roundTo(bought, 1),
      sobra: roundTo(bought - litres, 2),
      ...(precos && { custo: cost }),
    };
  },
});

/** m² of the area sent, else of a room's four walls, with its ceiling where it is painted too. */
function surfaceOf({ area, comprimento, largura, altura, teto }: Input): number {
  if (area !== undefined) return area;
  if (comprimento === undefined || largura === undefined || altura === undefined) {
    throw badParameter('area', {
      pt: 'é obrigatório, ou então comprimento, largura e altura',
      en: 'is required, or else comprimento, largura and altura',
    });
  }
  return 2 * (comprimento + largura) * altura + (teto ? comprimento * largura : 0);
}

/** The cheapest cans for some litres, of the sizes that have a price. */
function buy(litres: number, prices: Input['precos']) {
  const onSale = CANS.flatMap(({ key, weight, ...can }) => {
    const price = prices ? prices[key] : weight;
    return price === undefined ? [] : [{ ...can, price: BigInt(toCents(price)) }];
  });
  const counts = cheapestPacks(onSale, roundUp(litres / UNIT));
  const cans = onSale.map(({ litres, content, price }, i) => {
    const quantidade = counts[i] as number;
    return { litros: litres, quantidade, content: content * quantidade, cost: price * BigInt(quantidade) };
  });
  return {
    cans: cans
      .filter(({ quantidade }) => quantidade > 0)
      .map(({ litros, quantidade }) => ({ litros, quantidade })),
    bought: cans.reduce((sum, { content }) => sum + content, 0) * UNIT,
    cost: toReais(Number(cans.reduce((sum, { cost }) => sum + cost, 0n))),
  };
}

import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { between, flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
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
  area: inUnit(m2, v.optional(v.pipe(quantity, v.maxValue(LARGEST_AREA)))),
  comprimento: v.optional(metres),
  largura: v.optional(metres),
  altura: v.optional(metres),
  teto: flag(false),
  portas: v.optional(inUnit(pure, integer(0, 10_000)), 0),
  janelas: v.optional(inUnit(pure, integer(0, 10_000)), 0),
  aberturas: openings,
  demaos: v.optional(inUnit(pure, integer(1, 6)), 2),
  rendimento: inUnit(m2PerLitre, v.optional(between(1, 50), 10)),
  perda: waste(10),
  precos: v.optional(
    v.pipe(
      v.object({
        lata: v.optional(amount),
        galao: v.optional(amount),
        quarto: v.optional(amount),
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
});

type Input = v.InferOutput<typeof input>;

/** Litres of paint for walls, and the cheapest cans that hold them. */
export const tinta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/tinta',
  category: 'construcao',
  name: 'Tinta',
  input,
  output: v.object({
    areaBruta: num(m2),
    areaAberturas: num(m2),
    areaPintura: num(m2),
    litros: num(litres),
    latas: v.array(
      v.object({
        litros: num(litres),
        quantidade: num(pure),
      }),
    ),
    litrosComprados: num(litres),
    sobra: num(litres),
    custo: v.optional(num(reais)),
  }),
  reads: { when: { teto: 'comprimento' }, oneOf: [[['area'], ['comprimento', 'largura', 'altura']]] },
  result: 'litros',
  examples: [{ input: { comprimento: 4, largura: 3, altura: 2.7, portas: 1, janelas: 1 } }],
  impossible: { area: 5, aberturas: [{ largura: 5, altura: 2 }] },
  assumptions: {
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
function surfaceOf(input: Input): number {
  if (input.area !== undefined) return input.area;
  const { comprimento, largura, altura, teto } = complete(input);
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

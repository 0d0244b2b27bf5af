import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { tinta } from './tinta.ts';

/** Exactly that many litres: one coat of 1 m² a litre, without waste. */
const litres = (area: number) => ({ area, demaos: 1, rendimento: 1, perda: 0 });

const LITRES = [18, 3.6, 0.9] as const;
const WEIGHTS = [18, 4.5, 1.575] as const;

interface Can {
  readonly litros: number;
  readonly quantidade: number;
}

const countsOf = ({ latas }: { latas: readonly Can[] }) =>
  LITRES.map((size) => latas.find(({ litros }) => litros === size)?.quantidade ?? 0);

const costOf = (counts: readonly number[], prices: readonly number[]) =>
  counts.reduce((sum, count, i) => sum + Math.round(count * (prices[i] as number) * 1000), 0);

/** The least cost of any cans that hold `units` of 0.9 L, in thousandths. */
function leastCost(units: number, prices: readonly number[]): number {
  let least = Infinity;
  for (let large = 0; large <= Math.ceil(units / 20); large++) {
    for (let middle = 0; middle <= Math.ceil(units / 4); middle++) {
      const small = Math.max(0, units - 20 * large - 4 * middle);
      least = Math.min(least, costOf([large, middle, small], prices));
    }
  }
  return least;
}

describe('tinta', () => {
  // "Cálculos simples ajudam a colocar na ponta do lápis quanta tinta comprar" (UOL, 2016): area times coats by the
  // yield; an 18 L can of acrylic paint gives two coats to 120 to 150 m².
  it.each([
    [120, 40 / 3],
    [150, 50 / 3],
  ])('a can of 18 L gives two coats to %d m²', (area, rendimento) => {
    const answer = callTool(tinta, { area, rendimento, perda: 0 });
    expect(answer).toMatchObject({ litros: 18, latas: [{ litros: 18, quantidade: 1 }], sobra: 0 });
  });

  it('a room is its four walls, and its ceiling too when that is painted', () => {
    const room = { comprimento: 4, largura: 3, altura: 2.5 };
    expect(callTool(tinta, room).areaBruta).toBe(35);
    expect(callTool(tinta, { ...room, teto: true }).areaBruta).toBe(47);
    expect(refusal(tinta, { area: 20, teto: true })).toEqual({ status: 400, fields: ['teto'] });
  });

  it('doors of 1.68 m², windows of 1.44 m² and other openings are left out', () => {
    const aberturas = [{ largura: 2, altura: 1, quantidade: 2 }];
    const answer = callTool(tinta, { area: 30, portas: 2, janelas: 3, aberturas });
    expect(answer).toMatchObject({ areaAberturas: 11.68, areaPintura: 18.32 });
  });

  it('no can more for binary noise: 8.1 litres are nine quarters of a gallon', () => {
    const answer = callTool(tinta, { area: 40.5, perda: 0, precos: { quarto: 30 } });
    expect(answer).toMatchObject({ litros: 8.1, latas: [{ litros: 0.9, quantidade: 9 }], sobra: 0 });
  });

  it('without prices a large can beats the small ones that would hold just enough', () => {
    // 14.4 L: four gallons weigh 18 as one can does, and are more cans.
    expect(countsOf(callTool(tinta, litres(14.4)))).toEqual([1, 0, 0]);
    // 13.5 L: four gallons weigh 18 too, three and three quarters 18.225.
    expect(countsOf(callTool(tinta, litres(13.5)))).toEqual([1, 0, 0]);
    // 11.7 L: three gallons and a quarter weigh 15.075.
    expect(countsOf(callTool(tinta, litres(11.7)))).toEqual([0, 3, 1]);
  });

  it('with prices it is the cheapest, even with more paint or smaller cans than needed', () => {
    const precos = { lata: 320, galao: 90, quarto: 32 };
    expect(callTool(tinta, { ...litres(33), precos })).toMatchObject({ custo: 640, sobra: 3 });
    const cheapQuarter = { ...precos, quarto: 1 };
    expect(callTool(tinta, { ...litres(18), precos: cheapQuarter })).toMatchObject({
      latas: [{ litros: 0.9, quantidade: 20 }],
      custo: 20,
    });
  });

  it('a size without a price is not for sale', () => {
    expect(countsOf(callTool(tinta, { ...litres(1), precos: { lata: 300 } }))).toEqual([1, 0, 0]);
    expect(countsOf(callTool(tinta, { ...litres(18.1), precos: { galao: 90 } }))).toEqual([0, 6, 0]);
  });

  it('the cans hold the paint at the least cost, by brute force', () => {
    const cents = fc.integer({ min: 1, max: 60_000 }).map((price) => price / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.option(fc.record({ lata: cents, galao: cents, quarto: cents }), { nil: undefined }),
        (hundredths, precos) => {
          const needed = hundredths / 100;
          const answer = callTool(tinta, { ...litres(needed), ...(precos && { precos }) });
          const prices = precos ? [precos.lata, precos.galao, precos.quarto] : WEIGHTS;
          const cost = costOf(countsOf(answer), prices);
          expect(answer.litrosComprados).toBeGreaterThanOrEqual(needed);
          expect(answer.sobra).toBeCloseTo(answer.litrosComprados - needed, 6);
          expect(cost).toBe(leastCost(Math.ceil(Number((needed / 0.9).toFixed(9))), prices));
          if (precos) expect(answer.custo).toBe(cost / 1000);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the litres paint the area in every coat, with the stated waste', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 100 }),
        (area, demaos, rendimento, perda) => {
          const answer = callTool(tinta, { area, demaos, rendimento, perda });
          const painted = (answer.litrosComprados * rendimento) / demaos / (1 + perda / 100);
          expect(painted).toBeGreaterThanOrEqual(area * (1 - 1e-10));
        },
      ),
    );
  });

  it.each([
    [{}, 400, 'area'],
    [{ comprimento: 4, largura: 3 }, 400, 'altura'],
    [{ area: 100_001 }, 400, 'area'],
    [{ area: 10, demaos: 7 }, 400, 'demaos'],
    [{ area: 10, rendimento: 0.5 }, 400, 'rendimento'],
    [{ area: 10, portas: -1 }, 400, 'portas'],
    [{ area: 10, precos: {} }, 400, 'precos'],
    [{ area: 10, precos: { lata: 1.999 } }, 400, 'precos.lata'],
    [{ area: 1.68, portas: 1 }, 422, 'aberturas'],
    [{ area: 5, aberturas: [{ largura: 5, altura: 2 }] }, 422, 'aberturas'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(tinta, input)).toEqual({ status, fields: [field] });
  });
});

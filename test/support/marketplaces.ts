import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../../src/kit/tool.ts';
import { toCents } from '../../src/lib/numbers/money.ts';
import { figuresOf, refusal } from './call-tool.ts';
import { sized } from './size.ts';

type Input = Record<string, unknown>;

export interface MarketplaceSuite {
  /** The field of the price. */
  readonly price: 'precoVenda' | 'valorPedido';
  /** The first day of its rates, `YYYY-MM-DD`. */
  readonly since?: string;
  /** The marketplace's own inputs, other than price, costs, tax and target. */
  readonly inputs: fc.Arbitrary<Input>;
  /** The revenue in cents that percentages are of, at a price in cents. */
  readonly base?: (price: number, input: Input) => number;
  /** Amount that the seller receives in addition to the base, in cents. */
  readonly received?: (input: Input) => number;
  /** The costs in cents other than `custo` and `outrosCustos`. */
  readonly costs?: (input: Input) => number;
}

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);

/** Tests every marketplace: its amounts add up, and its suggested price is the least that reaches the target. */
export function describeMarketplace(tool: AnyTool, suite: MarketplaceSuite): void {
  const { price, since = '2026-01-01' } = suite;
  const baseOf = suite.base ?? ((value) => value);
  const terms = (largestCost: number) =>
    fc.record({
      custo: cents(1, largestCost),
      outrosCustos: cents(0, 500),
      aliquotaImpostos: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
      margemAlvo: fc.integer({ min: 0, max: 350 }).map((tenths) => tenths / 10),
    });
  const profitIsEnough = (sale: { lucro: number }, value: number, input: Input) =>
    toCents(sale.lucro) >= (baseOf(value, input) * (input['margemAlvo'] as number)) / 100 - 1e-6;
  /** The answer at a price in cents, without a suggestion. */
  const saleAt = (value: number, input: Input) =>
    figuresOf(tool, { ...input, [price]: value / 100, margemAlvo: undefined });

  describe(`${tool.id}: properties`, () => {
    it('net − tax − costs = profit, and the fees sum to their total', () => {
      const prices = fc.integer({ min: 6_000, max: 1e8 });
      fc.assert(
        fc.property(prices, terms(1e6), suite.inputs, (value, terms, own) => {
          const input = { ...terms, ...own };
          const sale = saleAt(value, input);
          const base = baseOf(value, input);
          const { total, percentual, ...fees } = sale.taxas;
          const charged = Object.entries<number>(fees).reduce(
            (sum, [fee, amount]) => sum + toCents(amount) * (fee === 'descontoTeto' ? -1 : 1),
            0,
          );
          expect(charged).toBe(toCents(total));
          // To two decimals; what falls between two of them may be either.
          expect(Math.abs(percentual - (total * 10_000) / base)).toBeLessThanOrEqual(0.005 + 1e-9);
          expect(toCents(sale.valorLiquido)).toBe(base + (suite.received?.(input) ?? 0) - charged);
          expect(sale.impostos).toBeCloseTo((base * terms.aliquotaImpostos) / 10_000, 1);
          expect(toCents(sale.custos)).toBe(
            toCents(terms.custo) + toCents(terms.outrosCustos) + (suite.costs?.(input) ?? 0),
          );
          expect(toCents(sale.lucro)).toBe(
            toCents(sale.valorLiquido) - toCents(sale.impostos) - toCents(sale.custos),
          );
        }),
      );
    });

    it('the suggested price reaches the target, one cent less does not, nor does any price tried below', () => {
      const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 30 });
      fc.assert(
        fc.property(terms(1e6), suite.inputs, shares, (terms, own, shares) => {
          const input = { ...terms, ...own };
          const { precoSugerido } = figuresOf(tool, input);
          const suggested = toCents(precoSugerido[price]);
          expect(precoSugerido).toMatchObject(onlySale(saleAt(suggested, input)));
          expect(profitIsEnough(precoSugerido, suggested, input)).toBe(true);
          const least = suggested - baseOf(suggested, input) + 1;
          const below = [
            suggested - 1,
            ...shares.map((share) => least + Math.floor(share * (suggested - least))),
          ];
          for (const value of below) {
            if (value >= least && value < suggested && profitIsEnough(saleAt(value, input), value, input)) {
              expect.fail(`${value} also reaches ${input['margemAlvo']} %, of ${JSON.stringify(input)}`);
            }
          }
        }),
        { numRuns: sized(6, 150) },
      );
    });

    it('no lower price at all reaches the target', () => {
      fc.assert(
        fc.property(terms(1_500), suite.inputs, (terms, own) => {
          const input = { ...terms, ...own };
          const suggested = toCents(figuresOf(tool, input).precoSugerido[price]);
          const least = suggested - baseOf(suggested, input) + 1;
          for (let value = least; value < suggested; value++) {
            if (profitIsEnough(saleAt(value, input), value, input))
              expect.fail(`${value} is below ${suggested}`);
          }
        }),
        { numRuns: sized(1, 25) },
      );
    });

    it('a target alone is answered without a sale', () => {
      const answer = figuresOf(tool, { custo: 10, margemAlvo: 10 });
      expect(Object.keys(answer)).toEqual(['precoSugerido', 'tabela']);
    });

    it.each([
      [{}, 400, price],
      [{ custo: 10 }, 400, price],
      [{ margemAlvo: 10 }, 400, 'custo'],
      [{ [price]: 10, margemAlvo: 10 }, 400, 'custo'],
      [{ [price]: 0 }, 400, price],
      [{ [price]: 10.001 }, 400, price],
      [{ [price]: 10, custo: -1 }, 400, 'custo'],
      [{ [price]: 10, aliquotaImpostos: 101 }, 400, 'aliquotaImpostos'],
      [{ custo: 10, margemAlvo: 95.1 }, 400, 'margemAlvo'],
      [{ [price]: 10, tabela: { comissao: 101 } }, 400, 'tabela.comissao'],
      [{ custo: 10, margemAlvo: 95, aliquotaImpostos: 5 }, 422, 'margemAlvo'],
      [{ custo: 990_000, margemAlvo: 50 }, 422, 'margemAlvo'],
    ])('%j gets %i on %s', (input, status, field) => {
      expect(refusal(tool, input)).toEqual({ status, fields: [field] });
    });

    it('past the year of its table it says so', () => {
      const { tabela } = figuresOf(tool, { [price]: 100 }, { now: '2031-01-01T12:00:00Z' });
      expect(tabela).toMatchObject({ vigencia: since, vigente: false });
      expect(figuresOf(tool, { [price]: 100 }).tabela).not.toHaveProperty('vigente');
    });
  });
}

function onlySale({ totais: _totais, mensal: _mensal, tabela: _tabela, ...sale }: Input): Input {
  return sale;
}

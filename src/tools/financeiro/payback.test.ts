import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../lib/numbers/money.ts';
import { callTool, figuresOf, refusal } from '#test/support/call-tool.ts';
import { payback } from './payback.ts';

const recover = (input: Record<string, unknown>) => figuresOf(payback, input);

it('explains a long course at a high rate by finite numbers', async () => {
  const input = { investimento: 86.6, fluxo: -1e12, prazo: 600, taxaDesconto: 1000, explicar: true };
  const steps: { resultado: number }[] = (await callTool(payback, input)).explicacao;
  expect(steps.filter(({ resultado }) => !Number.isFinite(resultado))).toEqual([]);
});

describe('payback: values of others', () => {
  // Excel's documentation of IRR; digits as in the tests of pycel (tests/lib/test_financial.py).
  it.each([
    [[12_000, 15_000, 18_000, 21_000, 26_000], 8.66],
    [[12_000, 15_000, 18_000, 21_000], -2.12],
    [[12_000, 15_000], -44.35],
  ])('the IRR of −70000 and %j is %f %%', (fluxos, tir) => {
    expect(recover({ investimento: 70_000, fluxos }).tir).toBe(tir);
  });

  it('the NPV of numpy-financial (TestNpv): 15000 for 1500, 2500, 3500, 4500, 6000 at 5 %', () => {
    const answer = recover({
      investimento: 15_000,
      fluxos: [1500, 2500, 3500, 4500, 6000],
      taxaDesconto: 5,
    });
    expect(answer.vpl).toBe(122.89);
    expect(answer.indiceLucratividade).toBe(1.0082);
  });
});

describe('payback: recovery', () => {
  it('counts the last stretch: what goes negative again has not paid back yet', () => {
    expect(recover({ investimento: 100, fluxos: [150, -100, 100] }).paybackSimples).toBe(2.5);
    expect(recover({ investimento: 100, fluxos: [150, -100] }).paybackSimples).toBeNull();
  });

  it('in the first period is a part of it', () => {
    expect(recover({ investimento: 100, fluxos: [400] }).paybackSimples).toBe(0.25);
  });

  it('at the end of a period counts, also through binary noise', () => {
    expect(recover({ investimento: 0.3, fluxos: [0.1, 0.1, 0.1] }).paybackSimples).toBe(3);
    const discounted = recover({ investimento: 100, fluxos: [110], taxaDesconto: 10 });
    expect(discounted).toMatchObject({ paybackDescontado: 1, vpl: 0, indiceLucratividade: 1 });
  });

  it('is null when it does not come', () => {
    const answer = recover({ investimento: 100, fluxos: [30, 30], taxaDesconto: 0 });
    expect(answer).toMatchObject({ paybackSimples: null, paybackDescontado: null, vpl: -40, lucro: -40 });
  });

  it('equal flows are the list of them', () => {
    const equal = recover({ investimento: 100, fluxo: 30, prazo: 5, taxaDesconto: 2 });
    expect(equal).toEqual(recover({ investimento: 100, fluxos: [30, 30, 30, 30, 30], taxaDesconto: 2 }));
    expect(equal.paybackSimples).toBe(3.33);
  });

  it('without a discount rate there are no discounted figures', () => {
    const answer = recover({ investimento: 100, fluxos: [60, 60] });
    expect(Object.keys(answer)).toEqual(['paybackSimples', 'tir', 'totalFluxos', 'lucro', 'fluxos']);
    expect(answer.fluxos[1]).toEqual({ periodo: 2, fluxo: 60, acumulado: 20 });
  });
});

describe('payback: internal rate of return', () => {
  it('is null, never a wrong root, when the flows change sign more than once', () => {
    // 10 % and 20 % both make it worth nothing.
    expect(recover({ investimento: 100, fluxos: [230, -132] }).tir).toBeNull();
  });

  it('is null when nothing comes back', () => {
    expect(recover({ investimento: 100, fluxos: [0, -1] }).tir).toBeNull();
  });

  it.each([
    [50, -50],
    [49.99, null],
    [1100, 1000],
    [1100.02, null],
  ])('of 100 for %f after one period is %s', (fluxo, tir) => {
    expect(recover({ investimento: 100, fluxos: [fluxo] }).tir).toBe(tir);
  });

  it('discounts the flows to the investment', () => {
    const flows = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), flows, (investimento, fluxos) => {
        const { tir } = recover({ investimento, fluxos });
        fc.pre(tir !== null);
        const worthAt = (rate: number) =>
          fluxos.reduce((sum, flow, k) => sum + flow / (1 + rate / 100) ** (k + 1), 0);
        expect(worthAt(tir - 0.00501)).toBeGreaterThanOrEqual(investimento);
        expect(worthAt(tir + 0.00501)).toBeLessThanOrEqual(investimento);
      }),
    );
  });
});

describe('payback: rows', () => {
  it('accumulate to the profit, and discounted to the NPV', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100);
    const flows = fc.array(cents, { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(flows, fc.integer({ min: 0, max: 100 }), (fluxos, taxaDesconto) => {
        const answer = recover({ investimento: 1000, fluxos, taxaDesconto });
        expect(answer.fluxos.at(-1).acumulado).toBe(answer.lucro);
        expect(answer.fluxos.at(-1).acumuladoDescontado).toBe(answer.vpl);
        expect(answer.totalFluxos).toBe(sumMoney(fluxos));
        expect(answer.paybackSimples === null).toBe(answer.lucro < 0);
      }),
    );
  });
});

describe('payback: refusals', () => {
  it.each([
    [{ fluxos: [1] }, 'investimento'],
    [{ investimento: 1 }, 'fluxos'],
    [{ investimento: 1, fluxos: [1], fluxo: 1 }, 'fluxos'],
    [{ investimento: 1, fluxos: [] }, 'fluxos'],
    [{ investimento: 1, fluxos: ['1'] }, 'fluxos[0]'],
    [{ investimento: 1, fluxos: Array.from({ length: 601 }, () => 1) }, 'fluxos'],
    [{ investimento: 1, fluxo: 1 }, 'prazo'],
    [{ investimento: 1, fluxo: 1, prazo: 601 }, 'prazo'],
    [{ investimento: 1, fluxos: [1], taxaDesconto: 1000.1 }, 'taxaDesconto'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(payback, input)).toEqual({ status: 400, fields: [field] });
  });
});

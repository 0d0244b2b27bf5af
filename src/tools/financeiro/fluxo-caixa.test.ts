import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { fluxoCaixa } from './fluxo-caixa.ts';

const flowsOf = (fluxos: readonly unknown[], more: Record<string, unknown> = {}) =>
  callTool(fluxoCaixa, { fluxos, ...more });

// Excel help: IRR, NPV, MIRR, XIRR and XNPV.
describe('functions of spreadsheets', () => {
  const business = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];

  it('IRR: −2.1 % after four years, 8.7 % after five', () => {
    expect(flowsOf(business.slice(0, 5)).tir).toBeCloseTo(-2.1244848, 7);
    expect(flowsOf(business).tir).toBeCloseTo(8.6630948, 7);
    expect(flowsOf(business.slice(0, 3)).tir).toBeCloseTo(-44.350694, 6);
  });

  it('NPV discounts the first flow too: 1188.44', () => {
    expect(flowsOf([-10_000, 3000, 4200, 6800], { taxa: 10, primeiroPeriodo: 1 }).vpl).toBe(1188.44);
  });

  it('NPV of what comes after an investment: 1922.06, and −3749.47 with a loss in the sixth year', () => {
    const shop = [-40_000, 8000, 9200, 10_000, 12_000, 14_500];
    expect(flowsOf(shop, { taxa: 8 }).vpl).toBe(1922.06);
    expect(flowsOf([...shop, -9000], { taxa: 8 }).vpl).toBe(-3749.47);
  });

  it('XIRR and XNPV: 0.373362535, and 2086.647602 at 9 %', () => {
    const dated = [
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    ] as const;
    const flows = (scale: number) => dated.map(([data, valor]) => ({ data, valor: valor * scale }));
    // Excel’s own digits are right to 10⁻⁸.
    expect(flowsOf(flows(1)).tir / 100).toBeCloseTo(0.373362535, 7);
    expect((flowsOf(flows(1e6), { taxa: 9 }).vpl / 1e6).toFixed(6)).toBe('2086.647602');
  });

  it('MIRR: 12.61 %, after three years −4.80 %', () => {
    const rates = { taxaFinanciamento: 10, taxaReinvestimento: 12 };
    const flows = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000];
    expect(flowsOf(flows, rates).tirm).toBeCloseTo(12.609413, 6);
    expect(flowsOf(flows, { ...rates, taxaReinvestimento: 14 }).tirm.toFixed(2)).toBe('13.48');
    expect(flowsOf(flows.slice(0, 4), rates).tirm).toBeCloseTo(-4.8044655, 6);
    expect(flowsOf([1, 2], rates).tirm).toBeNull();
  });
});

// numpy-financial, the examples of irr, npv and mirr, and the values of tests/test_financial.py.
describe('numpy-financial', () => {
  it.each([
    [[-250_000, 100_000, 150_000, 200_000, 250_000, 300_000], 7, '56.7230334'],
    [[-100, 39, 59, 55, 20], 3, '28.095'],
    [[-100, 0, 0, 74], 2, '-9.55'],
    [[-100, 100, 0, 7], 3, '6.206'],
    [[-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 2, '5.24'],
    [[-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, 4789.91, -1], 2, '100.43'],
  ])('irr of %j', (flows, decimals, shown) => {
    expect(flowsOf(flows).tirs.map((rate: number) => rate.toFixed(decimals))).toContain(shown);
  });

  it.each([
    [[-100, 100, 0, -7], '-8.33'],
    [[-5, 10.5, 1, -8, 1], '8.86'],
  ])('irr of %j is one of several', (flows, shown) => {
    const { tir, tirs } = flowsOf(flows);
    expect(tir).toBeNull();
    expect(tirs.map((rate: number) => rate.toFixed(2))).toContain(shown);
  });

  it.each([
    [[-40_000, 5000, 8000, 12_000, 30_000], 8, '3065.22267'],
    [[-15_000, 1500, 2500, 3500, 4500, 6000], 5, '122.89485'],
    [[-4000, 500, 800], 5, '-2798.18594'],
    [[-5000, 600, 900], 10, '-3710.74380'],
  ])('npv of %j at %d %%', (flows, taxa, shown) => {
    const { vpl } = flowsOf(
      flows.map((flow) => flow * 1e6),
      { taxa },
    );
    expect((vpl / 1e6).toFixed(5)).toBe(shown);
  });

  it.each([
    [[-100, 50, -60, 70], 10, 12, '-3.909367'],
    [[-4500, -800, 800, 800, 600], 5, 8, '-17.844490'],
    [[-120_000, 39_000, 30_000, 21_000, 37_000], 8, 10, '5.437856'],
    [[100, 200, -50, 300, -200], 8, 10, '40.628857'],
    [[-4500, -800, 800, 800, 600, 600, 800, 800, 700, 3000], 8, 5.5, '6.66'],
  ])('mirr of %j at %d and %d %%', (flows, taxaFinanciamento, taxaReinvestimento, shown) => {
    const { tirm } = flowsOf(flows, { taxaFinanciamento, taxaReinvestimento });
    expect(tirm.toFixed(shown.split('.')[1]?.length)).toBe(shown);
  });
});

// HP-12C user’s guide, "Discounted Cash Flow Analysis" and "Modified Internal Rate of Return".
describe('HP-12C', () => {
  it('net present value: 212.18', () => {
    expect(flowsOf([-80_000, -500, 4500, 5500, 4500, 130_000], { taxa: 13 }).vpl).toBe(212.18);
  });

  it('flows that repeat: 907.77, and a rate of 13.72 %', () => {
    const groups = [
      { valor: -79_000 },
      { valor: 14_000 },
      { valor: 11_000 },
      { valor: 10_000, vezes: 3 },
      { valor: 9100 },
      { valor: 9000, vezes: 2 },
      { valor: 4500 },
      { valor: 100_000 },
    ];
    const { tir, vpl, fluxos } = flowsOf(groups, { taxa: 13.5 });
    expect([vpl, tir.toFixed(2), fluxos.length]).toEqual([907.77, '13.72', 11]);
  });

  it('modified rate: 0.81 % a month, 9.70 % in a year of twelve of them', () => {
    const groups = [
      { valor: -180_000 },
      { valor: 100_000, vezes: 5 },
      { valor: -100_000, vezes: 5 },
      { valor: 0, vezes: 9 },
      { valor: 200_000 },
    ];
    const { tirm } = flowsOf(groups, { taxaFinanciamento: 6 / 12, taxaReinvestimento: 10 / 12 });
    expect([tirm.toFixed(2), (12 * tirm).toFixed(2)]).toEqual(['0.81', '9.70']);
  });
});

describe('rates', () => {
  it('says why there is not exactly one', () => {
    expect(flowsOf([1, 2])).toMatchObject({
      situacaoTir: 'sem-mudanca-de-sinal',
      tir: null,
      avisos: ['sem-tir'],
    });
    const turns = Array.from({ length: 23 }, (_, k) => (k % 2 ? 1 : -1));
    expect(flowsOf(turns).situacaoTir).toBe('muitas-mudancas-de-sinal');
  });

  it('have the period that the call names', () => {
    const monthly = flowsOf([-1000, 600, 600], {
      taxa: 12.682503013,
      periodoTaxa: 'anual',
      periodicidade: 'mensal',
    });
    expect(monthly.vpl).toBe(flowsOf([-1000, 600, 600], { taxa: 1 }).vpl);
    const quarterly = flowsOf([-1000, 600, 600], {
      taxa: 1,
      periodoTaxa: 'mensal',
      periodicidade: 'trimestral',
    });
    expect(quarterly.vpl).toBe(flowsOf([-1000, 600, 600], { taxa: 3.0301 }).vpl);
    expect(quarterly.tirAnual).toBeCloseTo(((1 + quarterly.tir / 100) ** 4 - 1) * 100, 5);
  });

  it('warns of a high rate over many periods of unknown length', () => {
    const flows = [{ valor: -1000 }, { valor: 100, vezes: 24 }];
    expect(flowsOf(flows, { taxa: 12 }).avisos).toEqual(['taxa-por-periodo']);
    expect(flowsOf(flows, { taxa: 12, periodoTaxa: 'periodo' }).avisos).toEqual([]);
    expect(flowsOf(flows, { taxa: 3 }).avisos).toEqual([]);
  });
});

describe('payback', () => {
  it('counts from the last time that the balance was negative', () => {
    expect(flowsOf([-100, 120, -50, 60]).paybackSimples).toBe(2.5);
    expect(flowsOf([-100, 50]).paybackSimples).toBeNull();
    expect(flowsOf([100, 50]).paybackSimples).toBe(0);
  });
});

it('dates are put in order, and flows of a day stand side by side', () => {
  const { fluxos, avisos, tir } = flowsOf([
    { data: '2026-12-31', valor: 660 },
    { data: '2025-12-31', valor: -500 },
    { data: '2025-12-31', valor: -100 },
  ]);
  expect(fluxos.map(({ data, dias }: { data: string; dias: number }) => [data, dias])).toEqual([
    ['2025-12-31', 0],
    ['2025-12-31', 0],
    ['2026-12-31', 365],
  ]);
  expect([avisos, tir]).toEqual([['fluxos-fora-de-ordem'], 10]);
});

const day = (data: string, valor = 1) => ({ data, valor });

it.each([
  [{ fluxos: [-100] }, 400, ['fluxos']],
  [{ fluxos: [{ valor: 1, vezes: 1000 }, 1] }, 400, ['fluxos']],
  [{ fluxos: [-100, day('2026-01-01')] }, 400, ['fluxos[1].data']],
  [{ fluxos: [day('2026-01-01'), 5] }, 400, ['fluxos[1]']],
  [{ fluxos: [day('2026-01-01'), { valor: 5 }] }, 400, ['fluxos[1].data']],
  [{ fluxos: [day('2026-01-01'), { ...day('2026-01-02'), vezes: 2 }] }, 400, ['fluxos[1].vezes']],
  [{ fluxos: [day('2026-01-01'), day('2026-01-01')] }, 422, ['fluxos']],
  [{ fluxos: [day('2002-12-31'), day('2026-01-01')], contagemDias: 'uteis-252' }, 422, ['fluxos[0].data']],
  [{ fluxos: [day('2026-01-01'), day('2027-01-01')], periodoTaxa: 'periodo' }, 400, ['periodoTaxa']],
  [{ fluxos: [-1, 2], taxa: 1, periodoTaxa: 'mensal' }, 400, ['periodicidade']],
  [{ fluxos: [-1, { valor: 2, vezes: 900 }], taxa: -98 }, 422, ['taxa']],
])('%j gets %i on %j', (input, status, fields) => {
  expect(refusal(fluxoCaixa, input)).toEqual({ status, fields });
});

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
  });

  it('NPV discounts the first flow too: 1188.44', () => {
    expect(flowsOf([-10_000, 3000, 4200, 6800], { taxa: 10, primeiroPeriodo: 1 }).vpl).toBe(1188.44);
  });

  it('MIRR: 12.61 %, after three years −4.80 %', () => {
    const rates = { taxaFinanciamento: 10, taxaReinvestimento: 12 };
    const flows = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000];
    expect(flowsOf(flows, rates).tirm).toBeCloseTo(12.609413, 6);
    expect(flowsOf(flows.slice(0, 4), rates).tirm).toBeCloseTo(-4.8044655, 6);
    expect(flowsOf([1, 2], rates).tirm).toBeNull();
  });
});

// HP-12C owner’s handbook, "Discounted Cash Flow Analysis": NPV 212.18 and 907.77, IRR 13.72 %.
it('HP-12C: flows that repeat', () => {
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

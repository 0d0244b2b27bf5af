import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { iofTable } from '../../law/tables/iof.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { valueOn } from '#test/support/legal-tables.ts';
import { jurosCartao } from './juros-cartao.ts';

const owe = (input: Record<string, unknown>) => callTool(jurosCartao, input);

describe('juros-cartao: values of others', () => {
  // dicionariofinanceiro.com, "calcular juros do cartão de crédito": a bill of 1000, 150 paid, at 9 %.
  it('costs in 30 days what a published example says', () => {
    expect(owe({ valorFatura: 1000, valorPago: 150, taxaMensal: 9 })).toMatchObject({
      valorFinanciado: 850,
      emAtraso: false,
      juros: 76.5,
      multa: 0,
      jurosMora: 0,
      iof: { fixo: 3.23, diario: 2.09 },
      totalDevido: 931.82,
    });
  });

  // Associação Brasileira do Consumidor (mundocarreira.com.br): 1200 of 1500 late, at 10 %.
  it('charges for lateness what a published example says', () => {
    const late = { valorFatura: 1500, valorPago: 300, pagamentoMinimoPercentual: 20.01, taxaMensal: 10 };
    expect(owe(late)).toMatchObject({ emAtraso: true, juros: 120, multa: 24, jurosMora: 12, encargos: 156 });
  });

  // Excel's documentation of PMT: PMT(8%/12,10,10000) = −1037.03.
  it('pays by instalments as spreadsheets do', () => {
    const plan = owe({
      valorFatura: 10_000,
      valorPago: 0,
      taxaMensal: 14,
      modo: 'parcelamento',
      parcelas: 10,
      taxaParcelamento: 8 / 12,
    });
    expect(plan).toMatchObject({ valorParcela: 1037.03, taxaAplicada: 0.6667, limiteAtingido: false });
  });
});

describe('juros-cartao: payment', () => {
  it('is the minimum when none is sent', () => {
    expect(owe({ valorFatura: 333.33, taxaMensal: 10 })).toMatchObject({
      pagamentoMinimo: 50,
      valorPago: 50,
      valorFinanciado: 283.33,
      emAtraso: false,
    });
  });

  it('in full leaves nothing to charge', () => {
    const nothing = {
      valorFinanciado: 0,
      emAtraso: false,
      juros: 0,
      encargos: 0,
      limiteEncargos: 0,
      limiteAtingido: false,
      encargosSemLimite: 0,
      iof: { fixo: 0, diario: 0, total: 0 },
      totalDevido: 0,
      custoEfetivo: 0,
      evolucao: [],
    };
    const sent = { valorFatura: 100, valorPago: 100, taxaMensal: 10 };
    expect(owe(sent)).toMatchObject(nothing);
    expect(owe({ ...sent, modo: 'parcelamento', parcelas: 3 })).toMatchObject({
      ...nothing,
      valorParcela: 0,
    });
  });

  it('is never late by instalments', () => {
    const sent = { valorFatura: 100, valorPago: 0, taxaMensal: 10, modo: 'parcelamento', parcelas: 3 };
    expect(owe(sent).emAtraso).toBe(false);
    expect(owe(sent)).not.toHaveProperty('multa');
  });
});

describe('juros-cartao: ceiling (Lei 14.690/2023, art. 28)', () => {
  it('cuts the charge that crosses it, and all that follow', () => {
    const { evolucao, limiteAtingido, encargos } = owe({
      valorFatura: 100,
      valorPago: 0,
      taxaMensal: 60,
      meses: 3,
      multaPercentual: 0,
      jurosMoraPercentual: 0,
    });
    expect(evolucao.map(({ juros }: { juros: number }) => juros)).toEqual([60, 40, 0]);
    expect([limiteAtingido, encargos]).toEqual([true, 100]);
  });

  it('by instalments makes the total the double of the debt, at the rate that gives it', () => {
    const plan = owe({
      valorFatura: 1000,
      valorPago: 0,
      taxaMensal: 15,
      modo: 'parcelamento',
      parcelas: 24,
      iof: false,
    });
    expect(plan).toMatchObject({ valorParcela: 83.33, juros: 1000, encargos: 1000, limiteAtingido: true });
    expect(plan.totalDevido).toBe(2000);
    expect(plan.encargosSemLimite).toBeGreaterThan(1000);
    const rate = plan.taxaAplicada / 100;
    expect((1000 * rate) / (1 - (1 + rate) ** -24)).toBeCloseTo(2000 / 24, 3);
  });

  it('by instalments settles the cents of the double in the last one', () => {
    const plan = owe({ valorFatura: 100, valorPago: 0, taxaMensal: 90, modo: 'parcelamento', parcelas: 3 });
    // A debt of 100 paid by three of 66.67 has a rate of 44.6312 % (Newton's method on (1 − (1 + i)^−3)/i = 1.5).
    expect(plan).toMatchObject({ valorParcela: 66.67, taxaAplicada: 44.6312, encargosSemLimite: 216.09 });
    expect(plan.evolucao).toEqual([
      { numero: 1, valor: 66.67, amortizacao: 22.04, juros: 44.63, saldoDevedor: 77.96 },
      { numero: 2, valor: 66.67, amortizacao: 31.88, juros: 34.79, saldoDevedor: 46.08 },
      { numero: 3, valor: 66.66, amortizacao: 46.08, juros: 20.58, saldoDevedor: 0 },
    ]);
  });

  it('by instalments explains the rate by what it leaves of its equation, which is nothing', async () => {
    const sent = { valorFatura: 100, valorPago: 0, taxaMensal: 90, modo: 'parcelamento', parcelas: 3 };
    const { explicacao } = await owe({ ...sent, explicar: true });
    const step = (name: string) => explicacao.find(({ passo }: { passo: string }) => passo === name);
    expect(step('raiz')).toMatchObject({
      formula: '2 / 3 * (-(calculo10 - 1)) / taxa - 1',
      valores: { calculo10: { passo: 'calculo.10' }, taxa: expect.closeTo(0.4463115, 7) },
      resultado: 0,
    });
    expect(step('calculo.10')).toMatchObject({ formula: 'potencia(1 + taxa, -3)' });
    expect(step('taxaAplicada')).toMatchObject({ formula: 'taxa * 100', resultado: 44.6312 });
    expect(step('evolucao[2].amortizacao')).toMatchObject({ formula: 'evolucao1SaldoDevedor' });
  });

  it('names the rate of the instalments that was sent, and has rows of a debt of one cent', async () => {
    const sent = { valorFatura: 0.01, valorPago: 0, taxaMensal: 9, modo: 'parcelamento', parcelas: 2 };
    expect(owe(sent).evolucao).toHaveLength(2);
    const formulas = async (more: object) =>
      (await owe({ ...sent, ...more, valorFatura: 100, explicar: true })).explicacao.map(
        ({ formula }: { formula: string }) => formula,
      );
    expect(await formulas({})).toContain('taxaMensal / 100');
    expect(await formulas({ taxaParcelamento: 3 })).toContain('taxaParcelamento / 100');
  });

  it('by instalments begins where plain interest exceeds the debt', () => {
    // At (√5 − 1)/2 a month a debt is worth two instalments of itself.
    const plan = (taxaMensal: number) =>
      owe({ valorFatura: 1000, valorPago: 0, taxaMensal, modo: 'parcelamento', parcelas: 2 });
    expect(plan(61.803)).toMatchObject({ encargosSemLimite: 999.99, limiteAtingido: false });
    expect(plan(61.8035)).toMatchObject({ encargosSemLimite: 1000.01, limiteAtingido: true });
  });

  const debts = fc.record({
    valorFatura: fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100),
    valorPago: fc.constant(0),
    taxaMensal: fc.double({ min: 0, max: 100, noNaN: true }),
  });

  it('holds for every revolving debt, month by month', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 1, max: 60 }), (debt, meses) => {
        const {
          evolucao,
          encargos,
          limiteEncargos,
          juros,
          multa,
          jurosMora,
          encargosSemLimite,
          limiteAtingido,
        } = owe({ ...debt, meses });
        expect(encargos).toBeLessThanOrEqual(limiteEncargos);
        expect(encargos).toBeLessThanOrEqual(encargosSemLimite);
        expect(limiteAtingido).toBe(encargos === limiteEncargos);
        expect(toCents(juros) + toCents(multa) + toCents(jurosMora)).toBe(toCents(encargos));
        expect(evolucao).toHaveLength(meses);
        let charged = 0;
        for (const row of evolucao) {
          charged += toCents(row.juros) + toCents(row.multa) + toCents(row.jurosMora);
          expect(toCents(row.encargosAcumulados)).toBe(charged);
          expect(toCents(row.saldo)).toBe(toCents(debt.valorFatura) + charged);
        }
      }),
    );
  });

  it('holds for every plan of instalments, which ends at zero and sums to what is owed', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 2, max: 60 }), (debt, parcelas) => {
        const plan = owe({ ...debt, modo: 'parcelamento', parcelas, iof: false });
        expect(plan.encargos).toBeLessThanOrEqual(plan.limiteEncargos);
        expect(plan.evolucao).toHaveLength(parcelas);
        expect(plan.evolucao.at(-1).saldoDevedor).toBe(0);
        let balance = toCents(debt.valorFatura);
        let paid = 0;
        for (const { valor, amortizacao, juros, saldoDevedor } of plan.evolucao) {
          balance -= toCents(amortizacao);
          paid += toCents(valor);
          expect(toCents(saldoDevedor)).toBe(balance);
          expect(toCents(valor)).toBe(toCents(amortizacao) + toCents(juros));
          expect(Math.min(valor, amortizacao, juros, saldoDevedor)).toBeGreaterThanOrEqual(0);
        }
        expect(paid).toBe(toCents(plan.totalDevido));
      }),
    );
  });
});

describe('juros-cartao: IOF (Decreto 6.306/2007, art. 7º)', () => {
  const sent = { valorFatura: 10_000, valorPago: 0, pagamentoMinimoPercentual: 0, taxaMensal: 1 };

  it('counts 365 days at most', () => {
    expect(owe({ ...sent, meses: 12 }).iof.diario).toBe(295.2);
    expect(owe({ ...sent, meses: 13 }).iof).toEqual({ fixo: 38, diario: 299.3, total: 337.3 });
    expect(owe({ ...sent, meses: 60 }).iof.diario).toBe(299.3);
  });

  it('by instalments counts each part of the principal for its own days', () => {
    const plan = owe({ ...sent, taxaMensal: 0, modo: 'parcelamento', parcelas: 2 });
    expect(plan.iof).toEqual({ fixo: 38, diario: 36.9, total: 74.9 });
  });

  it('is left out on request', () => {
    expect(owe({ ...sent, iof: false }).iof).toEqual({ fixo: 0, diario: 0, total: 0 });
  });

  it('takes the rates that a host adds', () => {
    const value = valueOn(iofTable, '2026-11-21');
    const credito = { ...value.credito, adicional: 1 };
    const tables = { iof: [{ from: '2026-05-01', source: 'Decreto X', value: { ...value, credito } }] };
    expect(callTool(jurosCartao, sent, { tables }).iof).toEqual({ fixo: 100, diario: 24.6, total: 124.6 });
  });
});

describe('juros-cartao: refusals', () => {
  it.each([
    [{ taxaMensal: 1 }, 400, 'valorFatura'],
    [{ valorFatura: 1 }, 400, 'taxaMensal'],
    [{ valorFatura: 1, taxaMensal: 100.1 }, 400, 'taxaMensal'],
    [{ valorFatura: 1, taxaMensal: 1, meses: 61 }, 400, 'meses'],
    [{ valorFatura: 1, taxaMensal: 1, multaPercentual: 2.1 }, 400, 'multaPercentual'],
    [{ valorFatura: 1, taxaMensal: 1, jurosMoraPercentual: 1.1 }, 400, 'jurosMoraPercentual'],
    [{ valorFatura: 1, taxaMensal: 1, modo: 'parcelamento' }, 400, 'parcelas'],
    [{ valorFatura: 1, taxaMensal: 1, modo: 'parcelamento', parcelas: 1 }, 400, 'parcelas'],
    [{ valorFatura: 1, valorPago: 1.01, taxaMensal: 1 }, 422, 'valorPago'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(jurosCartao, input)).toEqual({ status, fields: [field] });
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { financiamento } from './financiamento.ts';

interface Row {
  readonly vencimento: string;
  readonly prestacao: number;
  readonly amortizacao: number;
  readonly juros: number;
  readonly total: number;
  readonly correcao?: number;
  readonly amortizacaoExtra?: number;
  readonly saldoDevedor: number;
}

const cents = (value: number) => Math.round(value * 100);

const extra = fc.record({
  mes: fc.integer({ min: 1, max: 6 }),
  valor: fc.integer({ min: 1, max: 30_000 }),
  reduzir: fc.constantFrom('prazo', 'parcela'),
  cada: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
});

const loans = fc.record(
  {
    valor: fc.integer({ min: 1000, max: 300_000 }),
    taxa: fc.integer({ min: 0, max: 300 }).map((rate) => rate / 100),
    prazo: fc.integer({ min: 6, max: 120 }),
    carencia: fc.constantFrom(0, 0, 3),
    tipoCarencia: fc.constantFrom('pagar-juros', 'capitalizar'),
    contagemDias: fc.constantFrom('meses', 'corridos-30', 'corridos-365', '30-360', 'uteis-252'),
    amortizacoesExtras: fc.option(fc.array(extra, { minLength: 1, maxLength: 4 }), { nil: undefined }),
    correcaoMensal: fc.option(fc.constantFrom(0.2, -0.1, [0.5, 0.3]), { nil: undefined }),
  },
  { requiredKeys: ['valor', 'taxa', 'prazo', 'contagemDias'] },
);

const DATES = { dataContrato: '2026-01-12', dataPrimeiraParcela: '2026-02-28' };

it('parts add up, no balance is negative, all is paid, and the CET solves its equation', () => {
  fc.assert(
    fc.property(loans, ({ tipoCarencia, ...loan }) => {
      const sent = { ...loan, ...(loan.carencia && tipoCarencia ? { tipoCarencia } : {}), ...DATES };
      const answer = callTool(financiamento, sent);
      for (const system of [answer.price, answer.sac]) {
        const rows = system.parcelas as readonly Row[];
        let balance = cents(loan.valor);
        for (const row of rows) {
          balance += cents(row.correcao ?? 0) - cents(row.amortizacao) - cents(row.amortizacaoExtra ?? 0);
          const isRight =
            cents(row.saldoDevedor) === balance &&
            balance >= 0 &&
            cents(row.prestacao) === cents(row.amortizacao) + cents(row.juros);
          if (!isRight) expect([sent, row, balance]).toBe('adding up');
        }
        expect(balance).toBe(0);
        const sumOf = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + cents(of(row)), 0);
        expect(cents(system.totalJuros)).toBe(sumOf(({ juros }) => juros));
        expect(cents(system.totalPago)).toBe(
          sumOf(({ total }) => total) + sumOf((row) => row.amortizacaoExtra ?? 0),
        );
        // The yearly cost is shown with two decimals: its equation holds to what half of the last one moves.
        const days = new Map(
          rows.map(({ vencimento }) => [vencimento, daysBetween(DATES.dataContrato, vencimento) / 365]),
        );
        const worthAt = (yearly: number) =>
          rows.reduce(
            (sum, row) =>
              sum +
              (row.total + (row.amortizacaoExtra ?? 0)) /
                (1 + yearly / 100) ** (days.get(row.vencimento) as number),
            0,
          );
        if (system.cetAnual > 0) {
          expect(worthAt(system.cetAnual - 0.005001)).toBeGreaterThanOrEqual(loan.valor * (1 - 1e-9));
          expect(worthAt(system.cetAnual + 0.005001)).toBeLessThanOrEqual(loan.valor * (1 + 1e-9));
        }
      }
    }),
    { numRuns: sized(20, 10_000) },
  );
});

it('the rate of an instalment is that of the loan that has it', () => {
  const asked = fc.record({
    valor: fc.integer({ min: 100_000, max: 1_000_000 }),
    taxa: fc.integer({ min: 20, max: 300 }).map((rate) => rate / 100),
    prazo: fc.integer({ min: 2, max: 120 }),
  });
  fc.assert(
    fc.property(asked, ({ valor, taxa, prazo }) => {
      const more = { valor, prazo, sistema: 'price', detalhar: false };
      const { prestacao } = callTool(financiamento, { ...more, taxa, detalhar: true }).price.parcelas[0];
      const { taxaImplicita } = callTool(financiamento, { ...more, prestacao });
      expect(taxaImplicita).toBeCloseTo(taxa, 3);
    }),
    { numRuns: sized(20, 1000) },
  );
});

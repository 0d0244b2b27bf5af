import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { precificacaoHora } from './precificacao-hora.ts';

const call = (input: Record<string, unknown>) =>
  callTool(precificacaoHora, { rendaDesejada: 6000, ...input });

/** All hours of the year billed, without tax: 2080. */
const plain = { semanasFerias: 0, percentualFaturavel: 100, impostos: 0 };

describe('precificacao-hora', () => {
  // clockify.me/pt/hourly-rate-calculator: 10000 a month, 22 days of 8 hours, are 56 an hour (56.82).
  it('the income over the hours of a month', () => {
    // 50.76923… weeks of 5.2 days of 8 hours are 12 months of 176 hours.
    const hours = { horasPorDia: 8, diasPorSemana: 5.2, semanasFerias: 52 - 2112 / 41.6 };
    expect(call({ ...plain, ...hours, rendaDesejada: 10_000 })).toMatchObject({
      horasAno: 2112,
      horasFaturaveisMes: 176,
      valorHora: 56.82,
    });
  });

  it('hours: of the weeks without vacation, and of them the share that is billed', () => {
    expect(
      call({ horasPorDia: 6.5, diasPorSemana: 4.5, semanasFerias: 6, percentualFaturavel: 65 }),
    ).toMatchObject({ horasAno: 1345.5, horasFaturaveisAno: 874.58, horasFaturaveisMes: 72.88 });
  });

  it('tax is on the revenue, not on the income', () => {
    expect(call({ ...plain, impostos: 20 })).toMatchObject({
      faturamentoMensal: 7500,
      composicao: { renda: 6000, custos: 0, lucro: 0, impostos: 1500 },
    });
  });

  it('the margin is on income and costs, and the lowest price is without it', () => {
    // 2080 hours a year: 7500.00 and 9000.00 over 173.333….
    expect(call({ ...plain, custosMensais: 1500, margemLucro: 20 })).toMatchObject({
      faturamentoMensal: 9000,
      composicao: { renda: 6000, custos: 1500, lucro: 1500, impostos: 0 },
      valorHora: 51.92,
      valorHoraMinimo: 43.27,
    });
  });

  it('a day and a project cost the rounded hour times their hours', () => {
    // 6000.00 / 173.333… = 34.615….
    const answer = call({ ...plain, horasPorDia: 8, horasProjeto: 12.5 });
    expect([answer.valorHora, answer.valorDia, answer.valorProjeto]).toEqual([34.62, 276.96, 432.75]);
    expect(call(plain)).not.toHaveProperty('valorProjeto');
  });

  it('the parts make the revenue, to the cent, and the tax is its share of it', () => {
    const cents = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100);
    const rate = fc.integer({ min: 0, max: 600_000 }).map((value) => value / 10_000);
    fc.assert(
      fc.property(cents, cents, rate, rate, (rendaDesejada, custosMensais, impostos, margemLucro) => {
        const { faturamentoMensal, composicao } = call({
          rendaDesejada,
          custosMensais,
          impostos,
          margemLucro,
        });
        const parts = Object.values(composicao as Record<string, number>);
        expect(parts.reduce((sum, part) => sum + toCents(part), 0)).toBe(toCents(faturamentoMensal));
        expect(Math.abs(composicao.impostos - (faturamentoMensal * impostos) / 100)).toBeLessThan(0.011);
      }),
    );
  });

  it('what is billed of the year brings the revenue of the year, but for the rounding of the hour', () => {
    const hours = fc.record({
      horasPorDia: fc.integer({ min: 5, max: 240 }).map((tenths) => tenths / 10),
      diasPorSemana: fc.integer({ min: 1, max: 7 }),
      semanasFerias: fc.integer({ min: 0, max: 51 }),
    });
    fc.assert(
      fc.property(hours, (sent) => {
        const { valorHora, horasFaturaveisAno, faturamentoMensal } = call({
          ...sent,
          percentualFaturavel: 50,
        });
        const missing = Math.abs(valorHora * horasFaturaveisAno - 12 * faturamentoMensal);
        expect(missing).toBeLessThanOrEqual(0.005 * horasFaturaveisAno + 0.005 * valorHora + 0.07);
      }),
    );
  });

  it.each([
    [{ rendaDesejada: 0 }, 'rendaDesejada'],
    [{ custosMensais: 10.005 }, 'custosMensais'],
    [{ horasPorDia: 0.4 }, 'horasPorDia'],
    [{ horasPorDia: 24.1 }, 'horasPorDia'],
    [{ diasPorSemana: 7.5 }, 'diasPorSemana'],
    [{ semanasFerias: 51.5 }, 'semanasFerias'],
    [{ percentualFaturavel: 0.9 }, 'percentualFaturavel'],
    [{ percentualFaturavel: 101 }, 'percentualFaturavel'],
    [{ impostos: 100 }, 'impostos'],
    [{ impostos: 6.12345 }, 'impostos'],
    [{ margemLucro: -1 }, 'margemLucro'],
    [{ horasProjeto: 0 }, 'horasProjeto'],
  ])('refuses %o', (input, field) => {
    const sent = { rendaDesejada: 6000, ...input };
    expect(refusal(precificacaoHora, sent)).toEqual({ status: 400, fields: [field] });
  });
});

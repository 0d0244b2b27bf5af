import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear } from '#test/support/legal-tables.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { reajusteSalarial } from './reajuste-salarial.ts';
import { salarioLiquido } from './salario-liquido.ts';

const call = (input: Record<string, unknown>, options = {}) =>
  callTool(reajusteSalarial, { salarioAtual: 3000, ano: 2026, ...input }, options);

describe('reajuste-salarial', () => {
  // The minimum wage of 2026: an INPC of 4.18 % and a real gain of 2.5 % give 1620.99, which the law rounds to
  // 1621.00, 6.79 % more (bandnewstv.uol.com.br, 10 December 2025; Decreto 12.797/2025).
  it('a real gain compounds with the percentage', () => {
    expect(call({ salarioAtual: 1518, percentual: 4.18, ganhoReal: 2.5, inflacao: 4.18 })).toMatchObject({
      salarioNovo: 1620.99,
      percentual: 6.78,
      aumento: 102.99,
      poderDeCompra: { inflacao: 4.18, ganhoReal: 2.5, salarioNecessario: 1581.45, situacao: 'ganho' },
    });
  });

  it('two salaries give the percentage', () => {
    expect(call({ salarioAtual: 1518, salarioNovo: 1621, inflacao: 4.18 })).toMatchObject({
      salarioNovo: 1621,
      percentual: 6.79,
      aumento: 103,
      // 103.00 × 40/3.
      aumentoAnual: 1373.33,
      retroativo: 0,
      // Less 7.5 % each: 113.85 and 121.58.
      liquidoAtual: 1404.15,
      liquidoNovo: 1499.42,
      aumentoLiquido: 95.27,
      poderDeCompra: { ganhoReal: 2.5, situacao: 'ganho' },
    });
  });

  it('a real gain is refused beside a salary that is named', () => {
    expect(() => call({ salarioNovo: 3180, ganhoReal: 2 })).toThrow('ganhoReal');
  });

  it.each([
    [3.91, 3.9, 0.01, 'ganho'],
    [3.9, 3.9, 0, 'neutro'],
    // −0.0038 % is 0 when shown.
    [3.9, 3.904, 0, 'neutro'],
    [3.89, 3.9, -0.01, 'perda'],
    [0, 100, -50, 'perda'],
    [0, -0.5, 0.5, 'ganho'],
  ])('%d %% with an inflation of %d %% are %d %%: %s', (percentual, inflacao, ganhoReal, situacao) => {
    expect(call({ percentual, inflacao }).poderDeCompra).toMatchObject({ ganhoReal, situacao });
  });

  it('says nothing of purchasing power without an inflation', () => {
    expect(call({ percentual: 6 })).not.toHaveProperty('poderDeCompra');
  });

  it('amounts are of the unrounded raise', () => {
    // 5.37 % of 1234.56 are 66.295872.
    expect(call({ salarioAtual: 1234.56, percentual: 5.37, mesesRetroativos: 24 })).toMatchObject({
      salarioNovo: 1300.86,
      aumento: 66.3,
      aumentoAnual: 883.94,
      retroativo: 1591.1,
    });
  });

  it('both nets are those of a month of such a salary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_500_000 }),
        fc.integer({ min: 100_000, max: 1_500_000 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom({ ano: 2025, mes: 4 }, { ano: 2025, mes: 12 }, { ano: 2026, mes: 1 }),
        (before, after, dependentes, month) => {
          const net = (salarioBruto: number) =>
            callTool(salarioLiquido, { salarioBruto, dependentes, ...month }).salarioLiquido;
          const [salarioAtual, salarioNovo] = [before / 100, after / 100];
          const answer = call({ salarioAtual, salarioNovo, dependentes, ...month });
          expect([answer.liquidoAtual, answer.liquidoNovo]).toEqual([net(salarioAtual), net(salarioNovo)]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('salaries and raises add up to the cent, cuts included', () => {
    // Half of 200.01 is 100.005.
    expect(call({ salarioAtual: 200.01, percentual: -50 })).toMatchObject({
      salarioNovo: 100.01,
      percentual: -50,
      aumento: -100,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: -999_999, max: 2_000_000 }),
        (cents, tenThousandths) => {
          const answer = call({ salarioAtual: cents / 100, percentual: tenThousandths / 10_000 });
          expect(cents + toCents(answer.aumento)).toBe(toCents(answer.salarioNovo));
          expect(toCents(answer.liquidoAtual) + toCents(answer.aumentoLiquido)).toBe(
            toCents(answer.liquidoNovo),
          );
        },
      ),
    );
  });

  it('a new year without its tables answers with the last ones, and takes those that the host adds', () => {
    const year = newYear(inssTable, irrfTable);
    const now = january(year);
    const input = { salarioAtual: 1000, percentual: 10 };
    expect(callTool(reajusteSalarial, input, { now }).tabela).toMatchObject({
      ano: lastYear(inssTable, irrfTable),
      vigente: false,
    });
    const bracket = { ate: null, aliquota: 0, parcelaDeduzir: 0 };
    const tables = {
      inss: added(year, 'Portaria A', { faixas: [{ ate: 9000, aliquota: 10 }] }),
      'irrf-mensal': added(year, 'Lei B', {
        faixas: [bracket],
        dependente: 0,
        descontoSimplificado: 0,
        reducao: null,
      }),
    };
    expect(callTool(reajusteSalarial, input, { now, tables })).toMatchObject({
      liquidoAtual: 900,
      liquidoNovo: 990,
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Portaria A; Lei B' },
    });
  });

  it.each([
    [{}, 400, 'percentual'],
    [{ percentual: 6, salarioNovo: 3180 }, 400, 'percentual'],
    [{ percentual: -100 }, 400, 'percentual'],
    [{ percentual: 1000.0001 }, 400, 'percentual'],
    [{ percentual: 6.12345 }, 400, 'percentual'],
    [{ salarioNovo: 0 }, 400, 'salarioNovo'],
    [{ percentual: 6, ganhoReal: -1 }, 400, 'ganhoReal'],
    [{ percentual: 6, inflacao: -100 }, 400, 'inflacao'],
    [{ percentual: 6, mesesRetroativos: 25 }, 400, 'mesesRetroativos'],
    [{ percentual: 6, mes: 13 }, 400, 'mes'],
    [{ percentual: 6, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(reajusteSalarial, { salarioAtual: 3000, ...input })).toEqual({ status, fields: [field] });
  });

  it.each([-99.9999, 1000])('takes %d %%', (percentual) => {
    expect(call({ percentual }).percentual).toBe(Math.round(percentual * 100) / 100);
  });
});

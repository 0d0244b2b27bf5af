import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear } from '#test/support/legal-tables.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { adicionalPericulosidade } from './adicional-periculosidade.ts';

const call = (input: Record<string, unknown>) => callTool(adicionalPericulosidade, input);

describe('adicional-periculosidade', () => {
  // jus.com.br/artigos/94131; spadvogado.com.br, 2025/04; precisaofinanceira.com.br, "Adicional de insalubridade e periculosidade".
  it.each([
    [1500, 450, 1950],
    [5000, 1500, 6500],
    [3000, 900, 3900],
  ])('30 %% of %d are %d', (salarioBase, valor, remuneracao) => {
    expect(call({ salarioBase })).toMatchObject({ percentual: 30, valor, remuneracao });
  });

  // 40 % and 10 % of 1621.00 are 30 % of 2161.33… and of 540.33….
  it.each([
    [2161.34, 'periculosidade'],
    [2161.33, 'depende-do-grau'],
    [540.34, 'depende-do-grau'],
    [540.33, 'insalubridade'],
  ])('with %d in 2026 the better one is %s', (salarioBase, maisVantajoso) => {
    expect(call({ salarioBase, ano: 2026 }).maisVantajoso).toBe(maisVantajoso);
  });

  // 40 % and 10 % of 1518.00 are 30 % of 2024.00 and of 506.00.
  it.each([
    [2024, 'periculosidade'],
    [2023.99, 'depende-do-grau'],
    [506, 'depende-do-grau'],
    [505.99, 'insalubridade'],
  ])(
    'with %d in 2025 the better one is %s: as much as the highest is better, as much as the lowest is not worse',
    (salarioBase, maisVantajoso) => {
      expect(call({ salarioBase, ano: 2025 }).maisVantajoso).toBe(maisVantajoso);
    },
  );

  it('compares with the minimum wage of the year', () => {
    expect(call({ salarioBase: 3000, ano: 2025 }).insalubridade).toEqual({
      minimo: 151.8,
      medio: 303.6,
      maximo: 607.2,
    });
  });

  it('half a cent is rounded up', () => {
    expect(call({ salarioBase: 1000.05 })).toMatchObject({ valor: 300.02, remuneracao: 1300.07 });
  });

  it('a new year without its table answers with the last one held, and takes one that the host adds', () => {
    const year = newYear(minimumWage);
    const now = january(year);
    expect(callTool(adicionalPericulosidade, { salarioBase: 3000 }, { now }).tabela).toMatchObject({
      ano: lastYear(minimumWage),
      vigente: false,
    });
    const tables = { 'salario-minimo': added(year, 'Decreto A', 2500) };
    expect(callTool(adicionalPericulosidade, { salarioBase: 3000 }, { now, tables })).toMatchObject({
      insalubridade: { minimo: 250, medio: 500, maximo: 1000 },
      maisVantajoso: 'depende-do-grau',
      tabela: { ano: year, fonte: 'Decreto A' },
    });
  });

  it.each([
    [{}, 400, 'salarioBase'],
    [{ salarioBase: 0 }, 400, 'salarioBase'],
    [{ salarioBase: 1_000_000_000.01 }, 400, 'salarioBase'],
    [{ salarioBase: 3000, ano: 2026.5 }, 400, 'ano'],
    [{ salarioBase: 3000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(adicionalPericulosidade, input)).toEqual({ status, fields: [field] });
  });
});

import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear } from '#test/support/legal-tables.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { adicionalInsalubridade } from './adicional-insalubridade.ts';

const call = (input: Record<string, unknown>) => callTool(adicionalInsalubridade, input);

describe('adicional-insalubridade', () => {
  // The values of 2026 as published, e.g. direitodoempregado.com, "Salário mínimo em 2026 será de R$ 1.621".
  it.each([
    ['minimo', 10, 162.1],
    ['medio', 20, 324.2],
    ['maximo', 40, 648.4],
  ])('%s: %d %% of the minimum wage', (grau, percentual, valor) => {
    expect(call({ grau, ano: 2026 })).toMatchObject({ grau, percentual, baseCalculo: 1621, valor });
  });

  it('uses the minimum wage of the year', () => {
    expect(call({ grau: 'maximo', ano: 2025 })).toMatchObject({
      baseCalculo: 1518,
      valor: 607.2,
      tabela: { ano: 2025, vigencia: '2025-01-01', fonte: 'Decreto nº 12.342/2024' },
    });
  });

  it('takes the salary as base only when told to (Súmula Vinculante 4)', () => {
    expect(call({ grau: 'medio', salarioBase: 2500 })).toMatchObject({ baseCalculo: 1621, valor: 324.2 });
    expect(call({ grau: 'medio', base: 'salario-base', salarioBase: 2500 })).toMatchObject({
      baseCalculo: 2500,
      valor: 500,
      remuneracao: 3000,
    });
  });

  it('shows the pay only when the salary is known', () => {
    expect(call({ grau: 'minimo' })).not.toHaveProperty('remuneracao');
  });

  it('a year of the parts adds the 13th pay, and vacation with its third', () => {
    // 2500.00 × 10 % = 250.00: 250/12 = 20.8333…, × 4/3 = 27.7777….
    const { reflexos } = call({ grau: 'minimo', base: 'salario-base', salarioBase: 2500 });
    expect(reflexos).toEqual({ decimoTerceiro: 20.83, ferias: 27.78, fgts: { base: 250, valor: 20 } });
  });

  const year = newYear(minimumWage);

  it('a new year without its table answers with the last one held, and says so', () => {
    const { tabela } = callTool(adicionalInsalubridade, { grau: 'minimo' }, { now: january(year) });
    expect([tabela.ano, tabela.vigente]).toEqual([lastYear(minimumWage), false]);
  });

  it('takes a year that the host adds', () => {
    const tables = { 'salario-minimo': added(year, 'Decreto A', 1700) };
    const now = january(year);
    expect(callTool(adicionalInsalubridade, { grau: 'minimo' }, { now, tables })).toMatchObject({
      valor: 170,
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Decreto A' },
    });
  });

  it.each([
    [{}, 400, 'grau'],
    [{ grau: 'médio' }, 400, 'grau'],
    [{ grau: 'medio', base: 'salario-base' }, 400, 'salarioBase'],
    [{ grau: 'medio', base: 'salario-base', salarioBase: 0 }, 400, 'salarioBase'],
    [{ grau: 'medio', salarioBase: 1500.505 }, 400, 'salarioBase'],
    [{ grau: 'medio', ano: 2019 }, 422, 'ano'],
    [{ grau: 'medio', ano: year }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(adicionalInsalubridade, input)).toEqual({ status, fields: [field] });
  });
});

import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { salarioFamilia } from './salario-familia.ts';

describe('salario-familia', () => {
  // Portarias Interministeriais MPS/MF 6/2025, art. 4º, and 13/2026, art. 4º.
  it.each([
    [2025, 1906.04, true, 65],
    [2025, 1906.05, false, 0],
    [2026, 1980.38, true, 67.54],
    [2026, 1980.39, false, 0],
  ])('%i: a pay of %d has the right: %s, %d a child', (ano, salarioBruto, direito, valor) => {
    expect(callTool(salarioFamilia, { salarioBruto, ano })).toMatchObject({ direito, valor, filhos: 1 });
  });

  it('pays each child, of the days worked in the months of admission and dismissal', () => {
    // 67.54 × 10 ÷ 30 = 22.51, three times.
    const answer = callTool(salarioFamilia, {
      salarioBruto: 1621,
      filhos: 3,
      diasTrabalhados: 10,
      ano: 2026,
    });
    expect(answer).toMatchObject({ cota: 67.54, cotaProporcional: 22.51, valor: 67.53, valorAnual: 2431.44 });
  });

  it('without a right or without children pays nothing', () => {
    const none = { direito: false, valor: 0, valorAnual: 0 };
    expect(callTool(salarioFamilia, { salarioBruto: 5000, filhos: 2, ano: 2026 })).toMatchObject(none);
    expect(callTool(salarioFamilia, { salarioBruto: 1621, filhos: 0, ano: 2026 })).toMatchObject(none);
  });

  it.each([
    [{}, 400, 'salarioBruto'],
    [{ salarioBruto: 1000, filhos: 21 }, 400, 'filhos'],
    [{ salarioBruto: 1000, diasTrabalhados: 0 }, 400, 'diasTrabalhados'],
    [{ salarioBruto: 1000, diasTrabalhados: 31 }, 400, 'diasTrabalhados'],
    [{ salarioBruto: 1000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(salarioFamilia, values)).toEqual({ status, fields: [field] });
  });
});

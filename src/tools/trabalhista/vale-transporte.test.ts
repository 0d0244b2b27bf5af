import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { valeTransporte } from './vale-transporte.ts';

const call = (input: Record<string, unknown>) => figuresOf(valeTransporte, input);

describe('vale-transporte', () => {
  // empresario.com.br, 24 August 2023, "Concessão do vale-transporte": 6 % are 312.00, the fares 226.60.
  it('an employee whose 6 % pass the cost pays the cost', () => {
    expect(call({ salarioBase: 5200, valorPassagem: 5.15, passagensPorDia: 2, diasUteis: 22 })).toEqual({
      custoMensal: 226.6,
      limiteDesconto: 312,
      descontoEmpregado: 226.6,
      custeioEmpregador: 0,
      percentualEmpregado: 100,
      percentualSalario: 4.36,
      vantajoso: false,
    });
  });

  // mgconsulting-kb.karoo.com.br (8.00 a day, 22 days) and trabalhista.cesarpinho.com.br (300.00 a month), both with 2000.00.
  it.each([
    [{ valorPassagem: 4 }, 176, 56],
    [{ custoMensal: 300 }, 300, 180],
  ])('the employer pays what passes 6 %%: %o', (cost, custoMensal, custeioEmpregador) => {
    expect(call({ salarioBase: 2000, ...cost })).toMatchObject({
      custoMensal,
      descontoEmpregado: 120,
      custeioEmpregador,
      vantajoso: true,
    });
  });

  it('a monthly cost stands in for the fare fields, and is not sent with them', () => {
    const fares = { valorPassagem: 9.99, passagensPorDia: 4, diasUteis: 10 };
    for (const [field, value] of Object.entries(fares))
      expect(() => call({ salarioBase: 2000, custoMensal: 300, [field]: value })).toThrow(field);
  });

  it('is worth while from the first cent above the limit', () => {
    const worth = (custoMensal: number) => call({ salarioBase: 2000, custoMensal }).vantajoso;
    expect([119.99, 120, 120.01].map(worth)).toEqual([false, false, true]);
  });

  it('takes a lower agreed percentage, down to none', () => {
    expect(call({ salarioBase: 2000, custoMensal: 300, percentual: 1.5 })).toMatchObject({
      descontoEmpregado: 30,
      custeioEmpregador: 270,
      percentualEmpregado: 10,
      percentualSalario: 1.5,
    });
    expect(call({ salarioBase: 2000, custoMensal: 300, percentual: 0 })).toMatchObject({
      descontoEmpregado: 0,
      custeioEmpregador: 300,
      vantajoso: true,
    });
  });

  it('takes nothing from anybody where there is no cost', () => {
    expect(call({ salarioBase: 2000, custoMensal: 0 })).toMatchObject({
      descontoEmpregado: 0,
      custeioEmpregador: 0,
      percentualEmpregado: 0,
      percentualSalario: 0,
      vantajoso: false,
    });
  });

  it('both parts make the cost, to the cent', () => {
    // 6 % of 1666.75 are 100.005.
    expect(call({ salarioBase: 1666.75, custoMensal: 233.2 })).toMatchObject({
      limiteDesconto: 100.01,
      descontoEmpregado: 100.01,
      custeioEmpregador: 133.19,
    });
    const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
    fc.assert(
      fc.property(cents(2_000_000), cents(100_000), (salarioBase, custoMensal) => {
        const { descontoEmpregado, custeioEmpregador } = call({ salarioBase, custoMensal });
        expect(toCents(descontoEmpregado) + toCents(custeioEmpregador)).toBe(toCents(custoMensal));
      }),
    );
  });

  it.each([
    [{ salarioBase: 2000 }, ['valorPassagem']],
    [{ valorPassagem: 5 }, ['salarioBase']],
    [{ salarioBase: 2000, valorPassagem: 0 }, ['valorPassagem']],
    [{ salarioBase: 2000, valorPassagem: 5.305 }, ['valorPassagem']],
    [{ salarioBase: 2000, custoMensal: -1 }, ['custoMensal']],
    [
      { salarioBase: 2000, valorPassagem: 5, passagensPorDia: 21, diasUteis: 0 },
      ['passagensPorDia', 'diasUteis'],
    ],
    [{ salarioBase: 2000, valorPassagem: 5, passagensPorDia: 1.5 }, ['passagensPorDia']],
    [{ salarioBase: 2000, valorPassagem: 5, percentual: 6.01 }, ['percentual']],
  ])('refuses %o', (input, fields) => {
    expect(refusal(valeTransporte, input)).toEqual({ status: 400, fields });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { horasExtras } from './horas-extras.ts';

const call = (input: Record<string, unknown>) => callTool(horasExtras, input);

describe('horas-extras', () => {
  // CF, art. 7º, XVI: at least half more.
  it('warns of a premium below 50 %', () => {
    const hours = (percentual: number) =>
      call({ salarioBruto: 2200, horas: [{ percentual, quantidade: 1 }] });
    expect(hours(49.99).avisos).toEqual(['hora-extra-abaixo-do-minimo']);
    expect(hours(50).avisos).toEqual([]);
  });

  // "Cálculo de DSR e horas extras" (passeidireto.com): João earns 660.00 and works 20 hours more.
  it('an hour is a 220th of the pay, and its premium 50 %', () => {
    expect(call({ salarioBruto: 660, horas50: 20 })).toMatchObject({
      valorHoraNormal: 3,
      itens: [{ percentual: 50, horas: 20, valorHora: 4.5, valor: 90 }],
    });
  });

  // liderconcontabilidade.com.br, "DSR sobre horas extras", September 2017: 1000.00, 25 working days, 5 of rest.
  it('the weekly rest is the total over the working days times the days of rest', () => {
    const { totalHorasExtras, dsr } = call({
      salarioBruto: 2200,
      horas100: 50,
      diasUteis: 25,
      diasDescanso: 5,
    });
    expect([totalHorasExtras, dsr.valor]).toEqual([1000, 200]);
  });

  // "Descanso semanal remunerado" (trabalhosfeitos.com/32524570), second example: 516.00, 24 days, 5 Sundays and 2 holidays.
  it('holidays are days of rest', () => {
    const { totalHorasExtras, dsr } = call({
      salarioBruto: 2200,
      horas50: 34.4,
      diasUteis: 24,
      diasDescanso: 7,
    });
    expect([totalHorasExtras, dsr.valor]).toEqual([516, 150.5]);
  });

  it('premiums enter the hour (Súmulas 132 and 264 of the TST)', () => {
    expect(call({ salarioBruto: 2000, adicionais: 600, jornadaMensal: 200, horas50: 1 })).toMatchObject({
      valorHoraNormal: 13,
      itens: [{ valorHora: 19.5, valor: 19.5 }],
      remuneracao: 2623.4,
    });
  });

  it('items follow the order 50, 100, others; those without hours are left out', () => {
    const { itens } = call({
      salarioBruto: 2200,
      horas100: 1,
      horas: [
        { percentual: 60, quantidade: 2 },
        { percentual: 70, quantidade: 0 },
        { percentual: 50, quantidade: 1 },
      ],
    });
    expect(itens.map((item: { percentual: number }) => item.percentual)).toEqual([100, 60, 50]);
  });

  it('each item is rounded by itself, half away from zero, from an unrounded hour', () => {
    // 1621/220 = 7.368181…; × 1.5 × 20 = 221.045454…, where an hour rounded first gives 221.00.
    expect(call({ salarioBruto: 1621, horas50: 20 }).itens[0]).toEqual({
      percentual: 50,
      horas: 20,
      valorHora: 11.05,
      valor: 221.05,
    });
    // 2.01/1 × 1.5 = 3.015: a tie that binary arithmetic puts below.
    expect(call({ salarioBruto: 2.01, jornadaMensal: 1, horas50: 1 }).totalHorasExtras).toBe(3.02);
  });

  it('adds up to the cent', () => {
    const hours = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100);
    const input = fc.record({
      salarioBruto: fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100),
      adicionais: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      jornadaMensal: fc.integer({ min: 1, max: 220 }),
      horas50: hours,
      horas100: hours,
      horas: fc.array(fc.record({ percentual: fc.integer({ min: 0, max: 500 }), quantidade: hours }), {
        maxLength: 20,
      }),
      diasUteis: fc.integer({ min: 1, max: 31 }),
      diasDescanso: fc.integer({ min: 0, max: 31 }),
    });
    fc.assert(
      fc.property(input, (sent) => {
        fc.pre(sent.horas50 + sent.horas100 > 0);
        const answer = call(sent);
        const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0);
        expect(cents(answer.itens.map(({ valor }: { valor: number }) => valor))).toBe(
          toCents(answer.totalHorasExtras),
        );
        expect(cents([answer.totalHorasExtras, answer.dsr.valor])).toBe(toCents(answer.total));
        expect(cents([sent.salarioBruto, sent.adicionais, answer.total])).toBe(toCents(answer.remuneracao));
        expect(answer.fgts.base).toBe(answer.total);
      }),
    );
  });

  it.each([
    [{ salarioBruto: 2200 }, ['horas50']],
    [{ salarioBruto: 2200, horas50: 0, horas: [{ percentual: 60, quantidade: 0 }] }, ['horas50']],
    [{ salarioBruto: 0, horas50: 1 }, ['salarioBruto']],
    [{ salarioBruto: 2200.001, horas50: 1 }, ['salarioBruto']],
    [{ salarioBruto: 2200, horas50: 301 }, ['horas50']],
    [{ salarioBruto: 2200, horas50: 1, jornadaMensal: 221 }, ['jornadaMensal']],
    [{ salarioBruto: 2200, horas50: 1, jornadaMensal: 0.5 }, ['jornadaMensal']],
    [{ salarioBruto: 2200, horas: [{ percentual: 501, quantidade: 1 }] }, ['horas[0].percentual']],
    [{ salarioBruto: 2200, horas: [{ percentual: 60.00001, quantidade: 1 }] }, ['horas[0].percentual']],
    [{ salarioBruto: 2200, horas: [{ percentual: 60 }] }, ['horas[0].quantidade']],
    [
      { salarioBruto: 2200, horas: Array.from({ length: 21 }, () => ({ percentual: 60, quantidade: 1 })) },
      ['horas'],
    ],
    [{ salarioBruto: 2200, horas50: 1, diasUteis: 0, diasDescanso: 32 }, ['diasUteis', 'diasDescanso']],
  ])('refuses %o', (input, fields) => {
    expect(refusal(horasExtras, input)).toEqual({ status: 400, fields });
  });
});

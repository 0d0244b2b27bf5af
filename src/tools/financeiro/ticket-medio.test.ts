import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { ticketMedio } from './ticket-medio.ts';

const ticket = (input: Record<string, unknown>) => figuresOf(ticketMedio, input);

describe('ticket-medio', () => {
  // By hand: 30 + 10 + 80 = 120, and a third of it is 40; in order 10, 30, 80. The median of two is their mean, 0.015.
  it('of a list of sales has their median, least and greatest', () => {
    expect(ticket({ valores: [30, 10, 80] })).toEqual({
      faturamento: 120,
      vendas: 3,
      ticketMedio: 40,
      mediana: 30,
      menor: 10,
      maior: 80,
    });
    expect(ticket({ valores: [0.02, 0.01] })).toMatchObject({ faturamento: 0.03, mediana: 0.02 });
    expect(ticket({ valores: [5] })).toMatchObject({ mediana: 5, menor: 5, maior: 5 });
  });

  it('sums cents exactly', () => {
    expect(ticket({ valores: [0.1, 0.2] }).faturamento).toBe(0.3);
  });

  it('has figures by item', () => {
    expect(ticket({ faturamento: 100, vendas: 8, itens: 20 })).toMatchObject({
      itensPorVenda: 2.5,
      precoMedioItem: 5,
    });
  });

  it('the sales for a goal are the least that reach it at the ticket before rounding', () => {
    expect(ticket({ faturamento: 100, vendas: 3, metaFaturamento: 100 })).toMatchObject({
      ticketMedio: 33.33,
      vendasParaMeta: 3,
    });
    expect(ticket({ faturamento: 0, vendas: 3, metaFaturamento: 100 })).toMatchObject({
      vendasParaMeta: null,
      ticketParaMeta: 33.33,
    });
  });

  it('compares with a period before, and with nothing over a base of zero', () => {
    const now = { faturamento: 300, vendas: 2 };
    expect(ticket({ ...now, periodoAnterior: { faturamento: 400, vendas: 4 } }).variacao).toEqual({
      ticketMedioAnterior: 100,
      ticketMedio: 50,
      faturamento: -25,
      vendas: -50,
    });
    expect(ticket({ ...now, periodoAnterior: { faturamento: 0, vendas: 1 } }).variacao).toEqual({
      ticketMedioAnterior: 0,
      ticketMedio: null,
      faturamento: null,
      vendas: 100,
    });
  });

  it('of a list is that of its sum and length, between the least and the greatest', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(values, (list) => {
        const valores = list.map((cents) => cents / 100);
        const { faturamento, vendas, ticketMedio, mediana, menor, maior } = ticket({ valores });
        expect(ticketMedio).toBe(ticket({ faturamento, vendas }).ticketMedio);
        for (const middle of [ticketMedio, mediana]) {
          expect(middle).toBeGreaterThanOrEqual(menor);
          expect(middle).toBeLessThanOrEqual(maior);
        }
      }),
    );
  });

  it.each([
    [{}, 'faturamento'],
    [{ faturamento: 1 }, 'vendas'],
    [{ vendas: 1 }, 'faturamento'],
    [{ faturamento: 1, vendas: 1, valores: [1] }, 'faturamento'],
    [{ vendas: 1, valores: [1] }, 'faturamento'],
    [{ faturamento: 1, vendas: 0 }, 'vendas'],
    [{ valores: [] }, 'valores'],
    [{ valores: [1, -1] }, 'valores[1]'],
    [{ valores: [1], clientes: 0 }, 'clientes'],
    [{ valores: [1], metaFaturamento: 0 }, 'metaFaturamento'],
    [{ valores: [1], periodoAnterior: { faturamento: 1 } }, 'periodoAnterior.vendas'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(ticketMedio, input)).toEqual({ status: 400, fields: [field] });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { cac } from './cac.ts';

const cost = (input: Record<string, unknown>) => figuresOf(cac, input);
const channel = (nome: string, investimento: number, novosClientes: number) => ({
  nome,
  investimento,
  novosClientes,
});

describe('cac', () => {
  // By hand: 150.50 ÷ 4 = 37.625, half a cent away from zero.
  it('without channels is what was invested per customer', () => {
    const sent = { investimentoMarketing: 100, investimentoVendas: 50, outrosCustos: 0.5, novosClientes: 4 };
    expect(cost(sent)).toEqual({ investimentoTotal: 150.5, novosClientes: 4, cac: 37.63 });
  });

  it('counts the customers of the channels when no total is sent', () => {
    expect(cost({ canais: [channel('A', 30, 2), channel('B', 30, 1)] })).toMatchObject({
      novosClientes: 3,
      cac: 20,
      clientesSemCanal: 0,
    });
  });

  it('an empty list of channels counts as absent', () => {
    const answer = cost({ investimentoMarketing: 10, canais: [], novosClientes: 1 });
    expect(answer).toEqual({ investimentoTotal: 10, novosClientes: 1, cac: 10 });
  });

  it('a channel without customers has no cost per customer and is never the best', () => {
    const { canais, melhorCanal } = cost({ canais: [channel('A', 0, 0), channel('B', 50, 1)] });
    expect(canais[0].cac).toBeNull();
    expect(melhorCanal).toBe('B');
    expect(cost({ canais: [channel('A', 1, 0)], novosClientes: 1 }).melhorCanal).toBeNull();
  });

  it('names the first of channels that cost the same as the best', () => {
    expect(cost({ canais: [channel('A', 0.3, 3), channel('B', 0.1, 1)] }).melhorCanal).toBe('A');
  });

  it('no channel beats the best one', () => {
    const channels = fc.array(fc.tuple(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 1e4 })), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(channels, (list) => {
        fc.pre(list.some(([, customers]) => customers > 0) && list.some(([cents]) => cents > 0));
        const canais = list.map(([cents, customers], k) => channel(String(k), cents / 100, customers));
        const { melhorCanal, investimentoTotal } = cost({ canais });
        const [bestCents, bestCustomers] = list[Number(melhorCanal)] as [number, number];
        for (const [cents, customers] of list) {
          if (customers > 0) expect(cents * bestCustomers).toBeGreaterThanOrEqual(bestCents * customers);
        }
        expect(investimentoTotal * 100).toBeCloseTo(
          list.reduce((sum, [cents]) => sum + cents, 0),
          3,
        );
      }),
    );
  });

  it.each([
    [{ novosClientes: 1 }, 400, 'investimentoMarketing'],
    [{ investimentoMarketing: 1 }, 400, 'novosClientes'],
    [{ investimentoMarketing: 1, novosClientes: 0 }, 400, 'novosClientes'],
    [{ canais: [{ nome: '', investimento: 1, novosClientes: 1 }] }, 400, 'canais[0].nome'],
    [{ canais: [channel('A', 1, -1)] }, 400, 'canais[0].novosClientes'],
    [{ canais: Array.from({ length: 51 }, () => channel('A', 1, 1)) }, 400, 'canais'],
    [{ canais: [channel('A', 1, 0)] }, 422, 'novosClientes'],
    [{ canais: [channel('A', 1, 5)], novosClientes: 4 }, 422, 'novosClientes'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(cac, input)).toEqual({ status, fields: [field] });
  });
});

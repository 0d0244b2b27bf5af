import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { descontosProgressivos } from './descontos-progressivos.ts';

const discounted = (input: Record<string, unknown>) => figuresOf(descontosProgressivos, input);

describe('descontos-progressivos', () => {
  // By hand: 1000 × 0.80 × 0.90 × 0.95 = 684, 31.6 % off where 20 + 10 + 5 would be 35.
  it('successive discounts multiply what is left', () => {
    expect(discounted({ valor: 1000, descontos: [20, 10, 5] })).toEqual({
      valorOriginal: 1000,
      valorFinal: 684,
      descontoTotal: 316,
      descontoEfetivo: 31.6,
      somaDescontos: 35,
      etapas: [
        {
          ordem: 1,
          tipo: 'percentual',
          desconto: 20,
          valorAntes: 1000,
          valorDesconto: 200,
          valorDepois: 800,
        },
        { ordem: 2, tipo: 'percentual', desconto: 10, valorAntes: 800, valorDesconto: 80, valorDepois: 720 },
        { ordem: 3, tipo: 'percentual', desconto: 5, valorAntes: 720, valorDesconto: 36, valorDepois: 684 },
      ],
    });
  });

  it('of percentages alone says their plain sum, which is not what they take off', () => {
    expect(discounted({ valor: 100, descontos: [10, { percentual: 20 }] })).toMatchObject({
      valorFinal: 72,
      descontoTotal: 28,
      descontoEfetivo: 28,
      somaDescontos: 30,
    });
    expect(discounted({ valor: 100, descontos: [10, { valor: 1 }] })).not.toHaveProperty('somaDescontos');
  });

  it('rounds to the cent at each step', () => {
    const { etapas } = discounted({ valor: 0.99, descontos: [50, 50] });
    expect(etapas.map(({ valorDesconto }: { valorDesconto: number }) => valorDesconto)).toEqual([0.5, 0.25]);
  });

  it('may take off all of it', () => {
    expect(discounted({ valor: 10, descontos: [100, 5] })).toMatchObject({
      valorFinal: 0,
      descontoEfetivo: 100,
    });
    expect(discounted({ valor: 10, descontos: [{ valor: 10 }] }).valorFinal).toBe(0);
  });

  it('the steps follow on each other and sum to the total', () => {
    const discounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), discounts, (cents, descontos) => {
        const { etapas, descontoTotal, valorFinal } = discounted({ valor: cents / 100, descontos });
        let left = cents;
        for (const { valorAntes, valorDesconto, valorDepois } of etapas) {
          expect(toCents(valorAntes)).toBe(left);
          left -= toCents(valorDesconto);
          expect(toCents(valorDepois)).toBe(left);
        }
        expect(toCents(valorFinal)).toBe(left);
        expect(toCents(descontoTotal)).toBe(cents - left);
      }),
    );
  });

  it.each([
    [{ descontos: [1] }, 400, 'valor'],
    [{ valor: 1 }, 400, 'descontos'],
    [{ valor: 1, descontos: [] }, 400, 'descontos'],
    [{ valor: 1, descontos: Array.from({ length: 21 }, () => 1) }, 400, 'descontos'],
    [{ valor: 1, descontos: [1, '2'] }, 400, 'descontos[1]'],
    [{ valor: 1, descontos: [101] }, 400, 'descontos[0]'],
    [{ valor: 1, descontos: [{}] }, 400, 'descontos[0]'],
    [{ valor: 1, descontos: [{ percentual: 1, valor: 1 }] }, 400, 'descontos[0]'],
    [{ valor: 1, descontos: [{ percentual: 101 }] }, 400, 'descontos[0].percentual'],
    [{ valor: 1, descontos: [{ percentual: 1, valro: 1 }] }, 400, 'descontos[0]'],
    [{ valor: 100, descontos: [50, { valor: 50.01 }] }, 422, 'descontos[1].valor'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(descontosProgressivos, input)).toEqual({ status, fields: [field] });
  });
});

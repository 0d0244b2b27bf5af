import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { mostInATurn } from '#test/support/turns.ts';
import { rendaFixa } from './renda-fixa.ts';

const counted = vi.hoisted(() => ({ powers: 0 }));

vi.mock(import('../../lib/numbers/powers.ts'), async (original) => {
  const { toPower } = await original();
  return {
    toPower: (base, exponent) => {
      counted.powers++;
      return toPower(base, exponent);
    },
  };
});

const call = { valor: 10_000, ipca: 4.37, dataAplicacao: '2026-01-05' };
const longest = { produto: 'tesouro-ipca-juros', taxa: 7.123, taxaResgate: 8.11, vencimento: '2076-01-01' };

it('eleven titles with a hundred coupons each take a few powers for each coupon, and not one for each pair', () => {
  const comparar = Array.from({ length: 10 }, (_, i) => ({ ...longest, taxa: 7 + i / 7 }));
  counted.powers = 0;
  const { cupons, comparacao } = callTool(rendaFixa, {
    ...call,
    ...longest,
    dataResgate: '2075-11-05',
    comparar,
  });
  expect([cupons.length, comparacao.length]).toEqual([99, 11]);
  expect(counted.powers).toBeLessThan(11 * 99 * 2);
});

it('each of eleven titles has a turn of its own where they are explained', async () => {
  const comparar = Array.from({ length: 10 }, (_, i) => ({ ...longest, taxa: 7 + i / 10 }));
  const compared = { ...call, ...longest, dataResgate: '2075-11-05', comparar, explicar: true };
  const powers = await mostInATurn(
    () => counted.powers,
    async () => callTool(rendaFixa, compared),
  );
  expect(powers).toBeLessThan(99 * 5);
});

it('prices and custody in doubles are those in fractions, which an explanation shows', async () => {
  const titles = fc.record({
    produto: fc.constantFrom('tesouro-prefixado-juros', 'tesouro-ipca-juros'),
    taxa: fc.integer({ min: -300, max: 3000 }).map((rate) => rate / 100),
    taxaResgate: fc.integer({ min: -300, max: 3000 }).map((rate) => rate / 100),
    // Each matures after the longest term, which ends in 2029.
    vencimento: fc.constantFrom('2029-05-15', '2031-05-15', '2035-08-15'),
    prazo: fc.integer({ min: 1, max: 36 }),
    valor: fc.integer({ min: 1, max: 10 ** 14 }).map((cents) => cents / 100),
  });
  await fc.assert(
    fc.asyncProperty(titles, async (title) => {
      const { explicacao, ...answer } = await callTool(rendaFixa, { ...call, ...title, explicar: true });
      expect(explicacao.length).toBeGreaterThan(0);
      expect(callTool(rendaFixa, { ...call, ...title })).toEqual(answer);
    }),
    { numRuns: sized(10, 300) },
  );
});

import { expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { exact, share, toMoney } from '../../lib/numbers/exact.ts';
import { simplesTable } from '../tables/simples-nacional.ts';
import { dasOf } from './simples-nacional.ts';

const table = valueOn(simplesTable, '2026-12-31');

// LC 123/2006, Anexo IV, note (*): the other shares hold when the effective rate is above 12.5 %. It is just that of a
// revenue of 18,378,000 / 9.5: 22 % − 183,780 / revenue.
it('the shares of the row still hold at the rate that makes the ISS 5 %', () => {
  const { taxes } = dasOf(
    table,
    { annex: 'IV', revenue12: share(exact(18_378_000), 10, 95) },
    exact(100_000),
  );
  // 12.5 % of 100,000.00, split by 18.8, 19.2, 18.08, 3.92 and 40 %.
  expect([...taxes].map(([tax, amount]) => [tax, toMoney(amount)])).toEqual([
    ['irpj', 2350],
    ['csll', 2400],
    ['cofins', 2260],
    ['pis', 490],
    ['iss', 5000],
  ]);
});

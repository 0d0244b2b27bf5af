import { expect, it } from 'vitest';
import { seededRandom } from '../../lib/random-sources.ts';
import { codeInput } from '../../world/options.ts';
import { planOf } from '../../world/plan.ts';
import { tablesOf } from '../../world/tables.ts';
import * as v from 'valibot';
import { mostBytesOf } from './_world-size.ts';

const sizes = { products: 60, sales: 30, vehicles: 20, branches: 5 };

/** Customers or employees of one company, and many companies; the state with the longest names, and the shortest. */
it.each([
  { ...sizes, companies: 1, employees: 200, months: 3, customers: 400, sales: 200, anomalies: 0.2 },
  { ...sizes, companies: 20, employees: 20, months: 12, customers: 50 },
  { ...sizes, companies: 3, employees: 0, months: 24, customers: 100, minBoleto: 1000 },
  { ...sizes, companies: 20, employees: 20, months: 1, customers: 100, until: '2025-12', state: 'RN' },
  { ...sizes, companies: 5, employees: 40, months: 24, customers: 100, state: 'AC', anomalies: 0.05 },
])('no table of a world is larger than reckoned, nor much smaller: %o', (sizes) => {
  const today = '2026-11-01';
  const input = v.parse(codeInput, { ...sizes, seed: 'size' });
  const plan = planOf(input, today, seededRandom(''));
  const { tables } = tablesOf(plan);
  let bytes = 0;
  for (const [name, rows] of Object.entries(tables)) {
    const { length } = new TextEncoder().encode(JSON.stringify([...rows]));
    const reckoned = mostBytesOf({ ...plan, tables: [name as keyof typeof tables] });
    // A table of some ten rows is no mean.
    if (length > 20_000) expect(length, name).toBeLessThanOrEqual(reckoned);
    bytes += length;
  }
  const reckoned = mostBytesOf(plan);
  expect(bytes).toBeLessThanOrEqual(reckoned);
  expect(bytes).toBeGreaterThan(0.7 * reckoned);
});

import { expect, it, vi } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { textOf } from '../../kit/written.ts';
import { world } from '../../world/index.ts';
import { mundo } from './mundo.ts';

it('a world has the rows that the same options give in code, and counts them', async () => {
  const answer = await callTool(mundo, { seed: 'demo', employees: 4, months: 2, anomalies: 0.1 });
  const { tables } = world({ seed: 'demo', employees: 4, months: 2, anomalies: 0.1 });
  expect(answer).toMatchObject({
    seed: 'demo',
    from: '2026-09',
    until: '2026-10',
    warnings: ['anomalies-present'],
  });
  for (const [name, rows] of Object.entries(tables)) {
    expect(answer.tables[name]).toEqual([...rows]);
    expect(answer.counts[name]).toBe(answer.tables[name]?.length);
  }
});

it('a world is written as JSON of its answer, with the statements that were asked for', async () => {
  const answer = await callTool(mundo, {
    seed: 'demo',
    tables: ['funcionarios', 'empresas'],
    dialect: 'sqlite',
  });
  expect(Object.keys(answer.tables)).toEqual(['empresas', 'funcionarios']);
  expect(answer.ddl).toContain('CREATE TABLE empresas');
  expect(new TextDecoder().decode(textOf(answer))).toBe(JSON.stringify(answer));
});

it.each([
  [{ companies: 20, employees: 500, months: 12 }, 'employees'],
  [{ companies: 20, customers: 1000, products: 500, employees: 0, sales: 60 }, 'sales'],
  [
    {
      companies: 20,
      customers: 1000,
      products: 500,
      employees: 0,
      sales: 0,
      vehicles: 100,
      branches: 20,
      months: 60,
    },
    null,
  ],
  [{ companies: 20, customers: 1000, products: 500, employees: 50, sales: 0, months: 1 }, 'customers'],
])('a world too large for an answer is refused on what asks for most: %o', async (input, field) => {
  const call = callTool(mundo, { seed: 'demo', tables: ['empresas'] as const, ...input } as never);
  if (field === null) expect(await call).toMatchObject({ counts: { empresas: 20 } });
  else await expect(call).rejects.toMatchObject({ status: 422, parts: { details: [{ field }] } });
});

it('a world of too many bytes is refused before a row is made', async () => {
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const call = callTool(mundo, { companies: 20, employees: 1, branches: 20, customers: 1000 });
  await expect(call).rejects.toMatchObject({ status: 422, parts: { details: [{ field: 'customers' }] } });
  expect(turns).not.toHaveBeenCalled();
  turns.mockRestore();
});

it.each([
  ['payslips from before they began', { employees: 200, until: '2025-01', tables: ['folhas'] }, 200],
  ['charges of sales by other means', { sales: 100, tables: ['cobrancas_pix'] }, 300],
  [
    'wrong charges, which wait for the first forty',
    { sales: 100, anomalies: 0.1, tables: ['cobrancas_pix'] },
    300,
  ],
  ['anomalies of sales', { sales: 100, anomalies: 0.1, tables: ['anomalias'] }, 300],
] as const)('%s let other calls have their turn after every few that are made', async (_, input, made) => {
  const turns = vi.spyOn(globalThis, 'setImmediate');
  await callTool(mundo, { seed: 'demo', employees: 0, customers: 20, sales: 0, ...input });
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(made / 8);
  turns.mockRestore();
});

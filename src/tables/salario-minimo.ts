import type { DatedTable } from '../lib/law/dated.ts';

/** The national minimum wage of a month, BRL. */
export const minimumWage: DatedTable<number> = {
  name: 'salario-minimo',
  entries: [
    { from: '2025-01-01', source: 'Decreto nº 12.342/2024', value: 1518 },
    { from: '2026-01-01', source: 'Decreto nº 12.797/2025', value: 1621 },
  ],
};

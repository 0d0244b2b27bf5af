import type { DatedTable } from '../lib/law/dated.ts';
import type { InssTable } from '../lib/law/inss.ts';

/** The bands of the contribution of employees, domestic and casual workers: each year's ordinance, Anexo II. */
export const inssTable: DatedTable<InssTable> = {
  name: 'inss',
  entries: [
    {
      from: '2025-01-01',
      source: 'Portaria Interministerial MPS/MF nº 6/2025',
      value: {
        faixas: [
          { ate: 1518, aliquota: 7.5 },
          { ate: 2793.88, aliquota: 9 },
          { ate: 4190.83, aliquota: 12 },
          { ate: 8157.41, aliquota: 14 },
        ],
      },
    },
    {
      from: '2026-01-01',
      source: 'Portaria Interministerial MPS/MF nº 13/2026',
      value: {
        faixas: [
          { ate: 1621, aliquota: 7.5 },
          { ate: 2902.84, aliquota: 9 },
          { ate: 4354.27, aliquota: 12 },
          { ate: 8475.55, aliquota: 14 },
        ],
      },
    },
  ],
};

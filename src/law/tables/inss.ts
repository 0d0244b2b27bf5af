import type { DatedTable } from '../dated.ts';
import type { InssTable } from '../inss.ts';

/** The bands of the contribution of employees, domestic and casual workers: each year's ordinance, Anexo II. */
export const inssTable: DatedTable<InssTable> = {
  id: 'inss',
  name: 'Contribuição ao INSS',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The ordinance follows the INPC of December, which IBGE publishes around this day.
  reviewBy: '2027-01-12',
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

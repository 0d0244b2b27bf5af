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
      from: '2020-01-01',
      source: 'Portaria SEPRT nº 3.659/2020',
      value: {
        faixas: [
          { ate: 1830.29, aliquota: 8 },
          { ate: 3050.52, aliquota: 9 },
          { ate: 6101.06, aliquota: 11 },
        ],
        // The bands of EC 103/2019 begin on 1 March 2020 (art. 36, I).
        aliquotaUnica: true,
      },
    },
    {
      from: '2020-03-01',
      source: 'Portaria SEPRT nº 3.659/2020',
      value: {
        faixas: [
          { ate: 1045, aliquota: 7.5 },
          { ate: 2089.6, aliquota: 9 },
          { ate: 3134.4, aliquota: 12 },
          { ate: 6101.06, aliquota: 14 },
        ],
      },
    },
    {
      from: '2021-01-01',
      source: 'Portaria SEPRT/ME nº 477/2021',
      value: {
        faixas: [
          { ate: 1100, aliquota: 7.5 },
          { ate: 2203.48, aliquota: 9 },
          { ate: 3305.22, aliquota: 12 },
          { ate: 6433.57, aliquota: 14 },
        ],
      },
    },
    {
      from: '2022-01-01',
      source: 'Portaria Interministerial MTP/ME nº 12/2022',
      value: {
        faixas: [
          { ate: 1212, aliquota: 7.5 },
          { ate: 2427.35, aliquota: 9 },
          { ate: 3641.03, aliquota: 12 },
          { ate: 7087.22, aliquota: 14 },
        ],
      },
    },
    {
      from: '2023-01-01',
      source: 'Portaria Interministerial MPS/MF nº 26/2023',
      value: {
        faixas: [
          { ate: 1302, aliquota: 7.5 },
          { ate: 2571.29, aliquota: 9 },
          { ate: 3856.94, aliquota: 12 },
          { ate: 7507.49, aliquota: 14 },
        ],
      },
    },
    {
      from: '2023-05-01',
      source: 'Portaria Interministerial MPS/MF nº 27/2023',
      value: {
        faixas: [
          { ate: 1320, aliquota: 7.5 },
          { ate: 2571.29, aliquota: 9 },
          { ate: 3856.94, aliquota: 12 },
          { ate: 7507.49, aliquota: 14 },
        ],
      },
    },
    {
      from: '2024-01-01',
      source: 'Portaria Interministerial MPS/MF nº 2/2024',
      value: {
        faixas: [
          { ate: 1412, aliquota: 7.5 },
          { ate: 2666.68, aliquota: 9 },
          { ate: 4000.03, aliquota: 12 },
          { ate: 7786.02, aliquota: 14 },
        ],
      },
    },
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

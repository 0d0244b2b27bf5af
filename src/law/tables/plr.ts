import type { TaxBracket } from '../brackets.ts';
import type { DatedTable } from '../dated.ts';

/** The bands of Lei 10.101/2000, Anexo: since April 2015 only the exempt limit changes, and with it what is deducted. */
const bandsOf = (exempt: number, ...deducted: readonly [number, number, number, number]): TaxBracket[] => [
  { ate: exempt, aliquota: 0, parcelaDeduzir: 0 },
  { ate: 9922.28, aliquota: 7.5, parcelaDeduzir: deducted[0] },
  { ate: 13_167, aliquota: 15, parcelaDeduzir: deducted[1] },
  { ate: 16_380.38, aliquota: 22.5, parcelaDeduzir: deducted[2] },
  { ate: null, aliquota: 27.5, parcelaDeduzir: deducted[3] },
];

const FROM_FEBRUARY_2024 = bandsOf(7640.8, 573.06, 1317.23, 2304.76, 3123.78);
const FROM_MAY_2025 = bandsOf(8214.4, 616.08, 1360.25, 2347.78, 3166.8);

/** The exclusive tax on the profit shares (PLR) of a year. */
export const plrTable: DatedTable<readonly TaxBracket[]> = {
  id: 'plr',
  name: 'IRRF sobre participação nos lucros',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // A rise must be law by the end of the year before it (CF, art. 150, III, b).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2015-04-01',
      source: 'Lei nº 13.149/2015',
      value: bandsOf(6677.55, 500.82, 1244.99, 2232.51, 3051.53),
    },
    {
      from: '2023-05-01',
      source: 'Lei nº 14.663/2023',
      value: bandsOf(7407.11, 555.53, 1299.7, 2287.23, 3106.25),
    },
    { from: '2024-02-01', source: 'Lei nº 14.848/2024', value: FROM_FEBRUARY_2024 },
    { from: '2025-01-01', source: 'Lei nº 14.848/2024', value: FROM_FEBRUARY_2024 },
    { from: '2025-05-01', source: 'Lei nº 15.191/2025', value: FROM_MAY_2025 },
    { from: '2026-01-01', source: 'Lei nº 15.191/2025 e Lei nº 15.270/2025', value: FROM_MAY_2025 },
  ],
};

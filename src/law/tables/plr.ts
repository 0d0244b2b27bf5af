import type { TaxBracket } from '../brackets.ts';
import type { DatedTable } from '../dated.ts';

/** Lei 10.101/2000, Anexo, as of May 2025. */
const FROM_MAY_2025 = [
  { ate: 8214.4, aliquota: 0, parcelaDeduzir: 0 },
  { ate: 9922.28, aliquota: 7.5, parcelaDeduzir: 616.08 },
  { ate: 13_167, aliquota: 15, parcelaDeduzir: 1360.25 },
  { ate: 16_380.38, aliquota: 22.5, parcelaDeduzir: 2347.78 },
  { ate: null, aliquota: 27.5, parcelaDeduzir: 3166.8 },
];

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
      from: '2025-01-01',
      source: 'Lei nº 14.848/2024',
      value: [
        { ate: 7640.8, aliquota: 0, parcelaDeduzir: 0 },
        { ate: 9922.28, aliquota: 7.5, parcelaDeduzir: 573.06 },
        { ate: 13_167, aliquota: 15, parcelaDeduzir: 1317.23 },
        { ate: 16_380.38, aliquota: 22.5, parcelaDeduzir: 2304.76 },
        { ate: null, aliquota: 27.5, parcelaDeduzir: 3123.78 },
      ],
    },
    { from: '2025-05-01', source: 'Lei nº 15.191/2025', value: FROM_MAY_2025 },
    { from: '2026-01-01', source: 'Lei nº 15.191/2025 e Lei nº 15.270/2025', value: FROM_MAY_2025 },
  ],
};

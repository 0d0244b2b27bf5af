import type { DatedTable } from '../dated.ts';
import type { CbsIbsTable } from '../taxes/cbs-ibs.ts';

const SOURCE = 'EC nº 132/2023; LC nº 214/2025, na redação da LC nº 227/2026';

/** ADCT, arts. 128 and 129: percent of the IBS charged in each year, and percent of ICMS and ISS that is left. */
const TRANSITION = [
  { ano: 2029, parteIbs: 10, icmsIss: 90 },
  { ano: 2030, parteIbs: 20, icmsIss: 80 },
  { ano: 2031, parteIbs: 30, icmsIss: 70 },
  { ano: 2032, parteIbs: 40, icmsIss: 60 },
  { ano: 2033, parteIbs: 100, icmsIss: 0 },
];

/** Rates of CBS and IBS, %, and the part of ICMS and ISS that is left. */
export const cbsIbsTable: DatedTable<CbsIbsTable> = {
  id: 'cbs-ibs',
  name: 'CBS e IBS por ano',
  confirmedThrough: 2033,
  checkedOn: '2026-11-27',
  // The resolution of the Senate on the reference rates of 2027, and laws of the end of the year.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2026-01-01',
      source: SOURCE,
      // A test: LC 214/2025, arts. 343 and 346.
      value: { cbs: 0.9, ibsEstadual: 0.1, ibsMunicipal: 0, icmsIss: 100 },
    },
    {
      from: '2027-01-01',
      source: SOURCE,
      // LC 214/2025, arts. 344 and 347.
      value: { reducaoCbs: 0.1, ibsEstadual: 0.05, ibsMunicipal: 0.05, icmsIss: 100 },
    },
    ...TRANSITION.map(({ ano, ...value }) => ({ from: `${ano}-01-01`, source: SOURCE, value })),
  ],
};

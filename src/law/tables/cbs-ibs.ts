import type { DatedTable } from '../dated.ts';
import type { CbsIbsTable } from '../taxes/cbs-ibs.ts';

const SOURCE = 'EC nº 132/2023; LC nº 214/2025, na redação da LC nº 227/2026';

/**
 * Percent of ICMS and ISS that is left: ADCT, arts. 128 and 129; LC 87/1996, art. 31-A, and LC 116/2003, art. 8º-B (LC 214/2025,
 * arts. 501 and 508). The reference rate of the IBS of each year makes up for what these lose (LC 214/2025, arts. 361 to 365);
 * as none is fixed, it is taken to be the same percent of that of 2033.
 */
const TRANSITION = [
  { ano: 2029, parteIbs: 10, icmsIss: 90 },
  { ano: 2030, parteIbs: 20, icmsIss: 80 },
  { ano: 2031, parteIbs: 30, icmsIss: 70 },
  { ano: 2032, parteIbs: 40, icmsIss: 60 },
  { ano: 2033, parteIbs: 100, icmsIss: 0 },
];

/**
 * Rates of CBS and IBS, %, and the part of ICMS and ISS that is left. LC 214/2025 was read, as LC 227/2026 changed it, in
 * the texts of the Câmara dos Deputados and of the Planalto (24 August 2026).
 */
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

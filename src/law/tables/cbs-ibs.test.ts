import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { cbsIbsTable } from './cbs-ibs.ts';

// ADCT, art. 125: 0.9 % and 0.1 % in 2026; art. 127: the IBS 0.05 % and 0.05 % in 2027 and 2028, the CBS 0.1 point lower;
// arts. 128 and 129: of ICMS and ISS 9, 8, 7 and 6 tenths are left, and the IBS takes their place; none from 2033 (art. 129).
it('the table of CBS and IBS has the years of the transition', () => {
  const source = 'EC nº 132/2023; LC nº 214/2025, na redação da LC nº 227/2026';
  expectEntries(cbsIbsTable, [
    { from: '2026-01-01', source, value: { cbs: 0.9, ibsEstadual: 0.1, ibsMunicipal: 0, icmsIss: 100 } },
    {
      from: '2027-01-01',
      source,
      value: { reducaoCbs: 0.1, ibsEstadual: 0.05, ibsMunicipal: 0.05, icmsIss: 100 },
    },
    { from: '2029-01-01', source, value: { parteIbs: 10, icmsIss: 90 } },
    { from: '2030-01-01', source, value: { parteIbs: 20, icmsIss: 80 } },
    { from: '2031-01-01', source, value: { parteIbs: 30, icmsIss: 70 } },
    { from: '2032-01-01', source, value: { parteIbs: 40, icmsIss: 60 } },
    { from: '2033-01-01', source, value: { parteIbs: 100, icmsIss: 0 } },
  ]);
});

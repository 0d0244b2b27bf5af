/**
 * General internal rates of ICMS by state, what its fund against poverty adds to goods in general (AL: Lei 6.558/2004;
 * RJ: Lei 4.056/2002, LC 210/2023; SE: Lei 4.731/2002, art. 2º-A), and the rates between states.
 */
import type { DatedEntry, DatedTable } from '../dated.ts';
import type { IcmsChange, IcmsTable } from '../taxes/icms.ts';

const SOURCE = 'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e ';

/** The South and the Southeast without ES tax at 7 % what they send to the other states. */
const BETWEEN_STATES: IcmsTable['interestadual'] = {
  geral: 12,
  reduzida: 7,
  origens: ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'],
  importado: 4,
};

/** The funds on 1 January 2020. */
const FUNDS: IcmsTable['fcp'] = { AL: 1, RJ: 2 };

/** The rates of 1 January 2020. */
const RATES: IcmsTable['modal'] = {
  AC: 17,
  AL: 17,
  AM: 18,
  AP: 18,
  BA: 18,
  CE: 18,
  DF: 18,
  ES: 17,
  GO: 17,
  MA: 18,
  MG: 18,
  MS: 17,
  MT: 17,
  PA: 17,
  PB: 18,
  PE: 18,
  PI: 18,
  PR: 18,
  RJ: 18,
  RN: 18,
  RO: 17.5,
  RR: 17,
  RS: 18,
  SC: 17,
  SE: 18,
  SP: 18,
  TO: 18,
};

/** The changes since, oldest first. TO rose only in 2024: STF, ADI 7.375. */
const CHANGES: readonly IcmsChange[] = [
  { uf: 'RS', from: '2021-01-01', source: 'Lei RS nº 15.576/2020', value: 17.5 },
  { uf: 'RS', from: '2022-01-01', source: 'Lei RS nº 15.576/2020', value: 17 },
  { uf: 'PI', from: '2023-03-08', source: 'LC PI nº 269/2022', value: 21 },
  { uf: 'PR', from: '2023-03-13', source: 'Lei PR nº 21.308/2022', value: 19 },
  { uf: 'PA', from: '2023-03-16', source: 'Lei PA nº 9.755/2022', value: 19 },
  { uf: 'SE', from: '2023-03-20', source: 'Lei SE nº 9.120/2022', value: 22 },
  { uf: 'BA', from: '2023-03-22', source: 'Lei BA nº 14.527/2022', value: 19 },
  { uf: 'AM', from: '2023-03-29', source: 'LC AM nº 242/2022', value: 20 },
  { uf: 'RR', from: '2023-03-30', source: 'Lei RR nº 1.767/2022', value: 20 },
  { uf: 'AC', from: '2023-04-01', source: 'LC AC nº 422/2022', value: 19 },
  { uf: 'AL', from: '2023-04-01', source: 'Lei AL nº 8.779/2022', value: 19 },
  { uf: 'MA', from: '2023-04-01', source: 'Lei MA nº 11.867/2022', value: 20 },
  { uf: 'RN', from: '2023-04-01', source: 'Lei RN nº 11.314/2022', value: 20 },
  { uf: 'SE', from: '2023-04-01', source: 'Lei SE nº 9.176/2023', value: 19 },
  { uf: 'SE', from: '2023-05-01', source: 'Lei SE nº 9.177/2023', value: 1, fcp: true },
  { uf: 'CE', from: '2024-01-01', source: 'Lei CE nº 18.305/2023', value: 20 },
  { uf: 'PB', from: '2024-01-01', source: 'Lei PB nº 12.788/2023', value: 20 },
  { uf: 'PE', from: '2024-01-01', source: 'Lei PE nº 18.305/2023', value: 20.5 },
  { uf: 'RN', from: '2024-01-01', source: 'Lei RN nº 11.314/2022', value: 18 },
  { uf: 'TO', from: '2024-01-01', source: 'Lei TO nº 4.141/2023', value: 20 },
  { uf: 'RO', from: '2024-01-12', source: 'Leis RO nº 5.629/2023 e nº 5.634/2023', value: 19.5 },
  { uf: 'DF', from: '2024-01-22', source: 'Lei DF nº 7.326/2023', value: 20 },
  { uf: 'BA', from: '2024-02-07', source: 'Lei BA nº 14.629/2023', value: 20.5 },
  { uf: 'MA', from: '2024-02-19', source: 'Lei MA nº 12.120/2023', value: 22 },
  { uf: 'PR', from: '2024-03-18', source: 'Lei PR nº 21.850/2023; Decreto PR nº 5.143/2024', value: 19.5 },
  { uf: 'RJ', from: '2024-03-20', source: 'Lei RJ nº 10.253/2023', value: 20 },
  { uf: 'GO', from: '2024-04-01', source: 'Lei GO nº 22.460/2023', value: 19 },
  { uf: 'MA', from: '2025-02-23', source: 'Lei MA nº 12.426/2024', value: 23 },
  { uf: 'RN', from: '2025-03-20', source: 'Lei RN nº 11.999/2024', value: 20 },
  { uf: 'PI', from: '2025-04-01', source: 'Lei PI nº 8.558/2024', value: 22.5 },
  { uf: 'AL', from: '2026-04-01', source: 'Lei AL nº 9.776/2025', value: 20.5 },
];

/** The entry of a year: its rates on 1 January, and what changed after it. */
function entryOfYear(year: number): DatedEntry<IcmsTable> {
  const from = `${year}-01-01`;
  const valuesOn = (start: Readonly<Record<string, number>>, ofFund: boolean) => {
    const changed = CHANGES.filter((change) => (change.fcp ?? false) === ofFund && change.from <= from);
    return { ...start, ...Object.fromEntries(changed.map(({ uf, value }) => [uf, value])) };
  };
  return {
    from,
    // The difference due to the destination was of the convention, until LC 190/2022.
    source: SOURCE + (year < 2022 ? 'Convênio ICMS nº 93/2015' : 'LC nº 190/2022'),
    value: {
      modal: valuesOn(RATES, false) as IcmsTable['modal'],
      mudancas: CHANGES.filter((change) => change.from > from && change.from.startsWith(`${year}`)),
      fcp: valuesOn(FUNDS, true),
      interestadual: BETWEEN_STATES,
    },
  };
}

export const icmsTable: DatedTable<IcmsTable> = {
  id: 'icms',
  name: 'Alíquotas do ICMS',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // State laws of the year bind from January at the earliest.
  reviewBy: '2026-12-31',
  entries: [2020, 2021, 2022, 2023, 2024, 2025, 2026].map(entryOfYear),
};

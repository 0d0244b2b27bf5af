/**
 * General internal rates of ICMS by state, as each one's law has them on 1 January, what its fund against poverty adds
 * to goods in general (AL: Lei 6.558/2004; RJ: LC 210/2023; SE: Lei 4.731/2002), and the rates between states.
 */
import type { DatedTable } from '../dated.ts';
import type { IcmsTable } from '../taxes/icms.ts';

const SOURCE =
  'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e LC nº 190/2022';

/** The South and the Southeast without ES tax at 7 % what they send to the other states. */
const BETWEEN_STATES: IcmsTable['interestadual'] = {
  geral: 12,
  reduzida: 7,
  origens: ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'],
  importado: 4,
};

const FUNDS: IcmsTable['fcp'] = { AL: 1, RJ: 2, SE: 1 };

/** The rates of 1 January 2025. */
const RATES_2025: IcmsTable['modal'] = {
  AC: 19,
  AL: 19,
  AM: 20,
  AP: 18,
  BA: 20.5,
  CE: 20,
  DF: 20,
  ES: 17,
  GO: 19,
  MA: 22,
  MG: 18,
  MS: 17,
  MT: 17,
  PA: 19,
  PB: 20,
  PE: 20.5,
  PI: 21,
  PR: 19.5,
  RJ: 20,
  RN: 18,
  RO: 19.5,
  RR: 20,
  RS: 17,
  SC: 17,
  SE: 19,
  SP: 18,
  TO: 20,
};

export const icmsTable: DatedTable<IcmsTable> = {
  id: 'icms',
  name: 'Alíquotas do ICMS',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // State laws of the year bind from January at the earliest.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2025-01-01',
      source: SOURCE,
      value: {
        modal: RATES_2025,
        mudancas: [
          { uf: 'MA', from: '2025-02-23', source: 'Lei MA nº 12.426/2024', value: 23 },
          { uf: 'RN', from: '2025-03-20', source: 'Lei RN nº 11.999/2024', value: 20 },
          { uf: 'PI', from: '2025-04-01', source: 'Lei PI nº 8.558/2024', value: 22.5 },
        ],
        fcp: FUNDS,
        interestadual: BETWEEN_STATES,
      },
    },
    {
      from: '2026-01-01',
      source: SOURCE,
      value: {
        modal: { ...RATES_2025, MA: 23, PI: 22.5, RN: 20 },
        mudancas: [{ uf: 'AL', from: '2026-04-01', source: 'Lei AL nº 9.776/2025', value: 20.5 }],
        fcp: FUNDS,
        interestadual: BETWEEN_STATES,
      },
    },
  ],
};

import type { DatedTable } from '../dated.ts';
import type { MeiTable } from '../taxes/mei.ts';

/**
 * LC 123/2006, art. 18-A, §§ 1º, 3º, V, and 7º, III and IV, and art. 18-F (the lorry driver, by LC 188/2021); the due
 * day of Resolução CGSN 140/2018, art. 40. What passes the limit pays the first rate of Anexo I, II or III.
 */
const UNTIL_2021: MeiTable = {
  comum: { inss: 5, limite: 81_000 },
  icms: 1,
  iss: 5,
  atividades: {
    comercio: { icms: true, iss: false, excesso: 4 },
    industria: { icms: true, iss: false, excesso: 4.5 },
    servicos: { icms: false, iss: true, excesso: 6 },
    'comercio-servicos': { icms: true, iss: true, excesso: 4 },
  },
  tolerancia: 20,
  vencimento: 20,
};

const UNTIL_2026: MeiTable = { ...UNTIL_2021, caminhoneiro: { inss: 12, limite: 251_600 } };

/** LC 214/2025 leaves Anexo II to the goods that kept the IPI: other industry is of Anexo I. */
const SINCE_2027: MeiTable = {
  ...UNTIL_2026,
  atividades: { ...UNTIL_2026.atividades, industria: { ...UNTIL_2026.atividades.industria, excesso: 4 } },
};

/** LC 123/2006, Anexo VII, by LC 214/2025, Anexo XXIII. */
const AMOUNTS = [
  { ano: 2027, icms: 1, iss: 5, cbs: 0.994, ibs: 0.006 },
  { ano: 2029, icms: 0.9, iss: 4.5, cbs: 1, ibs: 0.2 },
  { ano: 2030, icms: 0.8, iss: 4, cbs: 1, ibs: 0.4 },
  { ano: 2031, icms: 0.7, iss: 3.5, cbs: 1, ibs: 0.6 },
  { ano: 2032, icms: 0.6, iss: 3, cbs: 1, ibs: 0.8 },
  { ano: 2033, icms: 0, iss: 0, cbs: 1, ibs: 2 },
];

export const meiTable: DatedTable<MeiTable> = {
  id: 'mei',
  name: 'DAS do MEI',
  confirmedThrough: 2033,
  checkedOn: '2026-11-22',
  // PLP 108/2021 would raise the limits; an act of the CGSN may say who pays ICMS and ISS.
  reviewBy: '2026-12-31',
  entries: [
    { from: '2018-01-01', source: 'LC nº 123/2006, art. 18-A', value: UNTIL_2021 },
    { from: '2022-01-01', source: 'LC nº 123/2006, art. 18-A', value: UNTIL_2026 },
    ...AMOUNTS.map(({ ano, ...amounts }) => ({
      from: `${ano}-01-01`,
      source: 'LC nº 123/2006, art. 18-A e Anexo VII',
      value: { ...SINCE_2027, ...amounts },
    })),
  ],
};

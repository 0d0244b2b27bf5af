import { expect, it } from 'vitest';
import { expectEntries, valueOn } from '#test/support/legal-tables.ts';
import type { MeiTable } from '../taxes/mei.ts';
import { meiTable } from './mei.ts';

// LC nº 123/2006, art. 18-A: 81,000.00 a year (§ 1º); 5 % of the minimum wage, ICMS of 1.00 and ISS of 5.00 (§ 3º, V);
// 20 % over the limit (§ 7º, III). Art. 18-F, by LC nº 188/2021: lorry drivers, 251,600.00 and 12 %. The first rates of Anexos I, II and III:
// 4, 4.5 and 6 %. Resolução CGSN nº 140/2018, art. 40: due on day 20.
it('the table of MEI has the limits, the fixed amounts and the first rates of the annexes, and lorry drivers from 2022 on', () => {
  const source = 'LC nº 123/2006, art. 18-A';
  const common: MeiTable = {
    comum: { limite: 81_000, inss: 5 },
    iss: 5,
    icms: 1,
    atividades: {
      servicos: { excesso: 6, iss: true, icms: false },
      comercio: { excesso: 4, iss: false, icms: true },
      industria: { excesso: 4.5, iss: false, icms: true },
      'comercio-servicos': { excesso: 4, iss: true, icms: true },
    },
    tolerancia: 20,
    vencimento: 20,
  };
  expectEntries(
    meiTable,
    [
      { from: '2018-01-01', source, value: common },
      { from: '2022-01-01', source, value: { ...common, caminhoneiro: { limite: 251_600, inss: 12 } } },
    ],
    { before: '2027' },
  );
});

// LC nº 123/2006, Anexo VII, by LC nº 214/2025, Anexo XXIII; other industry is of Anexo I, whose first rate is 4 %.
it('the table of MEI has the fixed amounts of each year of the transition', () => {
  expect(
    meiTable.entries
      .filter(({ from }) => from >= '2027')
      .map(({ from, source, value: { icms, iss, cbs, ibs } }) => [from, source, icms, iss, cbs, ibs]),
  ).toEqual(
    [
      [2027, 1, 5, 0.994, 0.006],
      [2029, 0.9, 4.5, 1, 0.2],
      [2030, 0.8, 4, 1, 0.4],
      [2031, 0.7, 3.5, 1, 0.6],
      [2032, 0.6, 3, 1, 0.8],
      [2033, 0, 0, 1, 2],
    ].map(([year, ...amounts]) => [`${year}-01-01`, 'LC nº 123/2006, art. 18-A e Anexo VII', ...amounts]),
  );
  for (const { from, value } of meiTable.entries) {
    expect([from, value]).toMatchObject([from, { tolerancia: 20, vencimento: 20 }]);
  }
  expect(valueOn(meiTable, '2027-01-01').atividades.industria).toEqual({
    excesso: 4,
    iss: false,
    icms: true,
  });
});

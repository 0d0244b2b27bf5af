import { expect, it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import type { Uf } from '../../data/states.ts';
import { icmsTable } from './icms.ts';

/** States by their general rate, as tables of internal rates group them. */
const byRate = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([rate, states]) => states.split(' ').map((uf) => [uf, Number(rate)])),
  ) as Readonly<Record<Uf, number>>;

/** A change of a state's general rate, or of its fund. */
const change = (uf: Uf, from: string, value: number, source: string, fcp?: true) => ({
  uf,
  from,
  source,
  value,
  ...(fcp && { fcp }),
});

// Resolução do Senado nº 22/1989, art. 1º: 12 %, and 7 % from the South and the Southeast without ES to all others;
// nº 13/2012: 4 % of imported goods.
const interestadual = {
  geral: 12,
  reduzida: 7,
  origens: ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'] as const,
  importado: 4,
};
const source = 'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e ';
const byConvention = `${source}Convênio ICMS nº 93/2015`;
const byLaw = `${source}LC nº 190/2022`;

// The general rate of each state (RJ without its fund) and the day of each change, typed from the states' laws. The changes of
// 2023 were read a second time at sindipesa.org.br and machadomeyer.com.br, those of 2024 at fonsecamoreti.com.br and
// guerrabatista.com.br, which print the rates of all states; those of 2022 at sindipesa.org.br, which has the rates before
// each change of 2023 and says that no other state changed its own.
it('the table of ICMS has the general rates of each 1 January from 2020 to 2024, and the changes of the year', () => {
  const until2022 = { 17: 'AC AL ES GO MS MT PA RR SC', 17.5: 'RO' };
  const others = 'AM AP BA CE DF MA MG PB PE PI PR RJ RN SE SP TO';
  const fcp = { AL: 1, RJ: 2 };
  expectEntries(
    icmsTable,
    [
      {
        from: '2020-01-01',
        source: byConvention,
        value: { modal: byRate({ ...until2022, 18: `${others} RS` }), mudancas: [], fcp, interestadual },
      },
      {
        from: '2021-01-01',
        source: byConvention,
        value: {
          modal: byRate({ ...until2022, 17.5: 'RO RS', 18: others }),
          mudancas: [],
          fcp,
          interestadual,
        },
      },
      {
        from: '2022-01-01',
        source: byLaw,
        value: {
          modal: byRate({ ...until2022, 17: `${until2022[17]} RS`, 18: others }),
          mudancas: [],
          fcp,
          interestadual,
        },
      },
      {
        from: '2023-01-01',
        source: byLaw,
        value: {
          modal: byRate({ ...until2022, 17: `${until2022[17]} RS`, 18: others }),
          mudancas: [
            change('PI', '2023-03-08', 21, 'LC PI nº 269/2022'),
            change('PR', '2023-03-13', 19, 'Lei PR nº 21.308/2022'),
            change('PA', '2023-03-16', 19, 'Lei PA nº 9.755/2022'),
            change('SE', '2023-03-20', 22, 'Lei SE nº 9.120/2022'),
            change('BA', '2023-03-22', 19, 'Lei BA nº 14.527/2022'),
            change('AM', '2023-03-29', 20, 'LC AM nº 242/2022'),
            change('RR', '2023-03-30', 20, 'Lei RR nº 1.767/2022'),
            change('AC', '2023-04-01', 19, 'LC AC nº 422/2022'),
            change('AL', '2023-04-01', 19, 'Lei AL nº 8.779/2022'),
            change('MA', '2023-04-01', 20, 'Lei MA nº 11.867/2022'),
            change('RN', '2023-04-01', 20, 'Lei RN nº 11.314/2022'),
            change('SE', '2023-04-01', 19, 'Lei SE nº 9.176/2023'),
            change('SE', '2023-05-01', 1, 'Lei SE nº 9.177/2023', true),
          ],
          fcp,
          interestadual,
        },
      },
      {
        from: '2024-01-01',
        source: byLaw,
        value: {
          modal: byRate({
            17: 'ES GO MS MT RS SC',
            17.5: 'RO',
            18: 'AP DF MG RJ RN SP',
            19: 'AC AL BA PA PR SE',
            20: 'AM CE MA PB RR TO',
            20.5: 'PE',
            21: 'PI',
          }),
          mudancas: [
            change('RO', '2024-01-12', 19.5, 'Leis RO nº 5.629/2023 e nº 5.634/2023'),
            change('DF', '2024-01-22', 20, 'Lei DF nº 7.326/2023'),
            change('BA', '2024-02-07', 20.5, 'Lei BA nº 14.629/2023'),
            change('MA', '2024-02-19', 22, 'Lei MA nº 12.120/2023'),
            change('PR', '2024-03-18', 19.5, 'Lei PR nº 21.850/2023; Decreto PR nº 5.143/2024'),
            change('RJ', '2024-03-20', 20, 'Lei RJ nº 10.253/2023'),
            change('GO', '2024-04-01', 19, 'Lei GO nº 22.460/2023'),
          ],
          fcp: { ...fcp, SE: 1 },
          interestadual,
        },
      },
    ],
    { before: '2025' },
  );
});

// Two public tables of internal rates of January 2025 (AL, RJ and SE without their funds). The laws of MA, RN, PI and AL
// that raised theirs say from which day on.
it('the table of ICMS has the general rates of 2025 and 2026', () => {
  const fcp = { AL: 1, RJ: 2, SE: 1 };
  const unchanged = {
    17: 'ES MS MT RS SC',
    19: 'AC AL GO PA SE',
    19.5: 'PR RO',
    20.5: 'BA PE',
  };
  expect(icmsTable.entries.filter(({ from }) => from >= '2025')).toEqual([
    {
      from: '2025-01-01',
      source: byLaw,
      value: {
        modal: byRate({
          ...unchanged,
          18: 'AP MG RN SP',
          20: 'AM CE DF PB RJ RR TO',
          21: 'PI',
          22: 'MA',
        }),
        mudancas: [
          change('MA', '2025-02-23', 23, 'Lei MA nº 12.426/2024'),
          change('RN', '2025-03-20', 20, 'Lei RN nº 11.999/2024'),
          change('PI', '2025-04-01', 22.5, 'Lei PI nº 8.558/2024'),
        ],
        fcp,
        interestadual,
      },
    },
    {
      from: '2026-01-01',
      source: byLaw,
      value: {
        modal: byRate({
          ...unchanged,
          18: 'AP MG SP',
          20: 'AM CE DF PB RJ RN RR TO',
          22.5: 'PI',
          23: 'MA',
        }),
        mudancas: [change('AL', '2026-04-01', 20.5, 'Lei AL nº 9.776/2025')],
        fcp,
        interestadual,
      },
    },
  ]);
});

import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import type { Uf } from '../../data/states.ts';
import { icmsTable } from './icms.ts';

/** States by their general rate, as tables of internal rates group them. */
const byRate = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([rate, states]) => states.split(' ').map((uf) => [uf, Number(rate)])),
  ) as Readonly<Record<Uf, number>>;

// Two public tables of internal rates of January 2025 (AL, RJ and SE without their funds). The laws of MA, RN, PI and AL
// that raised theirs say from which day on.
it('has the general rates of each 1 January, and the changes of the year', () => {
  const source =
    'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e LC nº 190/2022';
  const fcp = { AL: 1, RJ: 2, SE: 1 };
  // Resolução do Senado nº 22/1989, art. 1º: 12 %, and 7 % from the South and the Southeast without ES to all others;
  // nº 13/2012: 4 % of imported goods.
  const interestadual = {
    geral: 12,
    reduzida: 7,
    origens: ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'] as const,
    importado: 4,
  };
  const unchanged = {
    17: 'ES MS MT RS SC',
    19: 'AC AL GO PA SE',
    19.5: 'PR RO',
    20.5: 'BA PE',
  };
  expectEntries(icmsTable, [
    {
      from: '2025-01-01',
      source,
      value: {
        modal: byRate({
          ...unchanged,
          18: 'AP MG RN SP',
          20: 'AM CE DF PB RJ RR TO',
          21: 'PI',
          22: 'MA',
        }),
        mudancas: [
          { uf: 'MA', from: '2025-02-23', source: 'Lei MA nº 12.426/2024', value: 23 },
          { uf: 'RN', from: '2025-03-20', source: 'Lei RN nº 11.999/2024', value: 20 },
          { uf: 'PI', from: '2025-04-01', source: 'Lei PI nº 8.558/2024', value: 22.5 },
        ],
        fcp,
        interestadual,
      },
    },
    {
      from: '2026-01-01',
      source,
      value: {
        modal: byRate({
          ...unchanged,
          18: 'AP MG SP',
          20: 'AM CE DF PB RJ RN RR TO',
          22.5: 'PI',
          23: 'MA',
        }),
        mudancas: [{ uf: 'AL', from: '2026-04-01', source: 'Lei AL nº 9.776/2025', value: 20.5 }],
        fcp,
        interestadual,
      },
    },
  ]);
});

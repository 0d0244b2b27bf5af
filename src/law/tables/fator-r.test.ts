import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { factorRTable } from './fator-r.ts';

// LC nº 123/2006, art. 18, § 5º-J: 28 %. Resolução CGSN nº 140/2018, art. 26: 1 % without payroll, 28 % without revenue.
it('the fator R has to be 28 %, with 1 and 28 % in place of a division', () => {
  expectEntries(factorRTable, [
    {
      from: '2018-01-01',
      source: 'LC nº 123/2006, art. 18, §§ 5º-J, 5º-M e 24; Resolução CGSN nº 140/2018, art. 26',
      value: { minimo: 28, semFolha: 1, semReceita: 28 },
    },
    {
      from: '2027-01-01',
      source:
        'LC nº 123/2006, art. 18, §§ 5º-J, 5º-K, 5º-M e 24, na redação da LC nº 214/2025; Resolução CGSN nº 140/2018, art. 26',
      value: { minimo: 28, semFolha: 1, semReceita: 28 },
    },
  ]);
});

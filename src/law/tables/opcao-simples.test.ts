import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { simplesOptions } from './opcao-simples.ts';

it('a year has the windows of the committee of the Simples', () => {
  const autumn = { de: '2026-11-03', ate: '2026-12-20' };
  expectEntries(simplesOptions, [
    { from: '2026-01-01', source: 'LC nº 123/2006, art. 16, § 2º', value: [] },
    {
      from: '2027-01-01',
      source:
        'Resolução CGSN nº 186/2026, na redação da Resolução CGSN nº 194/2026; Resolução CGSN nº 140/2018, art. 40-D, na redação da Resolução CGSN nº 190/2026',
      value: [
        {
          opcao: 'simples',
          efeitos: { de: '2027-01', ate: '2027-12' },
          prazo: { de: '2026-09-01', ate: '2026-10-15' },
          cancelamento: autumn,
        },
        {
          opcao: 'hibrido',
          efeitos: { de: '2027-01', ate: '2027-06' },
          prazo: { de: '2026-09-01', ate: '2026-10-30' },
          cancelamento: autumn,
        },
        {
          opcao: 'hibrido',
          efeitos: { de: '2027-07', ate: '2027-12' },
          prazo: { de: '2027-03-01', ate: '2027-03-31' },
          cancelamento: { de: '2027-03-01', ate: '2027-05-31' },
        },
      ],
    },
  ]);
});

import type { DatedTable } from '../dated.ts';
import type { OptionWindow } from '../taxes/regime-options.ts';

/** When a company may take the Simples, or leave CBS and IBS out of it, for a year. */
export const simplesOptions: DatedTable<readonly OptionWindow[]> = {
  id: 'opcao-simples',
  name: 'Prazos de opção pelo Simples Nacional',
  confirmedThrough: 2027,
  checkedOn: '2026-11-29',
  // The window of March is the next one that an act may move.
  reviewBy: '2027-02-26',
  entries: [
    // Until then a company opts in the January of its year, and has nothing to leave out.
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
          cancelamento: { de: '2026-11-03', ate: '2026-12-20' },
        },
        {
          opcao: 'hibrido',
          efeitos: { de: '2027-01', ate: '2027-06' },
          prazo: { de: '2026-09-01', ate: '2026-10-30' },
          cancelamento: { de: '2026-11-03', ate: '2026-12-20' },
        },
        {
          opcao: 'hibrido',
          efeitos: { de: '2027-07', ate: '2027-12' },
          prazo: { de: '2027-03-01', ate: '2027-03-31' },
          cancelamento: { de: '2027-03-01', ate: '2027-05-31' },
        },
      ],
    },
  ],
};

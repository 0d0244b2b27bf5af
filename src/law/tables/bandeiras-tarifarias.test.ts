import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { tariffFlags } from './bandeiras-tarifarias.ts';

// Resolução Homologatória ANEEL nº 3.306/2024: R$ 18.85, 44.63 and 78.77 a MWh.
it('the table of tariff flags has what each flag adds to a kWh', () => {
  expectEntries(tariffFlags, [
    {
      from: '2024-04-01',
      source: 'ANEEL, adicionais das bandeiras tarifárias',
      value: { verde: 0, amarela: 0.01885, 'vermelha-1': 0.04463, 'vermelha-2': 0.07877 },
    },
  ]);
});

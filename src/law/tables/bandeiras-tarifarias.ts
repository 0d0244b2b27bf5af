import type { DatedTable } from '../dated.ts';

/** The flag of a month, by how dear it is to generate electricity. */
export type TariffFlag = 'verde' | 'amarela' | 'vermelha-1' | 'vermelha-2';

/**
 * Amount that each flag adds to the tariff, R$/kWh without taxes: Resolução Homologatória ANEEL 3.306/2024. ANEEL sets
 * the amounts when it sees fit, not by the year.
 */
export const tariffFlags: DatedTable<Readonly<Record<TariffFlag, number>>> = {
  id: 'bandeiras-tarifarias',
  name: 'Adicionais das bandeiras tarifárias',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // ANEEL may change the amounts on any day.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2024-04-01',
      source: 'ANEEL, adicionais das bandeiras tarifárias',
      value: { verde: 0, amarela: 0.01885, 'vermelha-1': 0.04463, 'vermelha-2': 0.07877 },
    },
  ],
};

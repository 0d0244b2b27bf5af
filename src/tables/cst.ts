import { oneOf, ofCode } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

export const cstTaxes = ['icms', 'csosn', 'ipi', 'pis-cofins'] as const;

/** A tax situation of one tax (CST), or of a firm of the Simples Nacional (CSOSN). */
export interface Cst extends Named {
  readonly imposto: (typeof cstTaxes)[number];
}

type Columns = 'imposto' | 'codigo' | 'nome';
type Row = Readonly<Record<Columns, string>>;

/** CST of ICMS, IPI, PIS and Cofins, and CSOSN. Taxes share codes, so that a search may ask for one. */
export const cst = /* @__PURE__ */ defineTable({
  id: 'cst',
  lengths: [2, 3],
  load: async () => readRows<Columns>(async () => import('./cst.tsv')),
  names: ({ nome }) => [nome],
  filters: {
    codigo: ofCode<Row>(),
    imposto: oneOf(cstTaxes, ({ imposto }: Row) => imposto),
  },
  item: ({ imposto, codigo, nome }): Cst => ({ imposto: imposto as Cst['imposto'], codigo, nome }),
});

import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

/** A country or territory. */
export interface Pais extends Named {
  /** Two letters of ISO 3166-1. */
  readonly iso: string;
}

const DIGITS = 4;

/** Countries: codes of the Banco Central and of Siscomex, ISO 3166-1, names of CLDR. */
export const paises = /* @__PURE__ */ defineTable({
  id: 'paises',
  lengths: [DIGITS],
  form: /^(?:\d{1,4}|[A-Z]{2})$/,
  load: async () => readRows<'codigo' | 'iso' | 'nome'>(async () => import('./paises.tsv')),
  names: ({ nome }) => [nome],
  // The NF-e writes 132 for 0132.
  codes: ({ codigo, iso }) => [
    iso,
    ...Array.from({ length: DIGITS }, (_, zeros) => codigo.slice(zeros)).filter(
      (code) => code.padStart(DIGITS, '0') === codigo,
    ),
  ],
  filters: {},
  item: ({ codigo, iso, nome }): Pais => ({ codigo, iso, nome }),
});

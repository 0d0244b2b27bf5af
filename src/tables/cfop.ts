import { oneOf } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

export const cfopKinds = ['entrada', 'saida'] as const;
export const cfopPlaces = ['estado', 'outro-estado', 'exterior'] as const;

/** An operation of goods or services of transport and communication (CFOP). */
export interface Cfop extends Named {
  /** `5.102`. */
  readonly formatado: string;
  readonly tipo: (typeof cfopKinds)[number];
  /** Where the other party is. */
  readonly destino: (typeof cfopPlaces)[number];
}

/** The first digit: 1 to 3 for what comes in and 5 to 7 for what goes out, each for the same state, another one and abroad. */
const kindOf = ({ codigo }: Named) => (codigo < '5' ? 'entrada' : 'saida');
const placeOf = ({ codigo }: Named) => cfopPlaces[(Number(codigo[0]) % 4) - 1] as Cfop['destino'];

/** CFOP: Convênio s/nº de 1970, with its amendments. */
export const cfop = /* @__PURE__ */ defineTable({
  id: 'cfop',
  lengths: [4],
  load: async () => readRows<'codigo' | 'nome'>(async () => import('./cfop.tsv')),
  names: ({ nome }) => [nome],
  filters: { tipo: oneOf(cfopKinds, kindOf), destino: oneOf(cfopPlaces, placeOf) },
  item: (row): Cfop => ({
    codigo: row.codigo,
    formatado: `${row.codigo[0]}.${row.codigo.slice(1)}`,
    nome: row.nome,
    tipo: kindOf(row),
    destino: placeOf(row),
  }),
});

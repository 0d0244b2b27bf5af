import * as v from 'valibot';
import { num, pure, uf } from '../../kit/fields/index.ts';
import { ddd as dddTable } from '../../tables/ddd.ts';
import { defineLookup } from './_lookup.ts';

/** Area codes: the states, and how many municipalities, that each serves. */
export const ddd = defineLookup({
  path: '/consultas/ddd',
  name: 'DDD',
  table: dddTable,
  form: { pt: 'deve ter 2 dígitos', en: 'must have 2 digits' },
  filters: { uf: v.optional(uf) },
  item: { codigo: v.string(), ufs: v.array(v.string()), municipios: num(pure) },
  result: 'codigo',
  examples: ['61', '20', 'goiás'],
});

import * as v from 'valibot';
import { cfop as cfopTable, cfopKinds, cfopPlaces } from '../../tables/cfop.ts';
import { defineLookup } from './_lookup.ts';

/** Operations of invoices: CFOP. */
export const cfop = defineLookup({
  path: '/consultas/cfop',
  name: 'CFOP',
  table: cfopTable,
  form: { pt: 'deve ter 4 dígitos', en: 'must have 4 digits' },
  filters: { tipo: v.optional(v.picklist(cfopKinds)), destino: v.optional(v.picklist(cfopPlaces)) },
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nome: v.string(),
    tipo: v.picklist(cfopKinds),
    destino: v.picklist(cfopPlaces),
  },
  examples: ['5.102', '5199', 'venda de mercadoria'],
});

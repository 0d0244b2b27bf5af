import * as v from 'valibot';
import { date } from '../../kit/fields/index.ts';
import { nbs as nbsTable } from '../../tables/nomenclatures.ts';
import { defineLookup } from './_lookup.ts';

/** Services: Nomenclatura Brasileira de Serviços. */
export const nbs = defineLookup({
  path: '/consultas/nbs',
  name: 'NBS',
  table: nbsTable,
  form: { pt: 'deve ter de 3 a 9 dígitos', en: 'must have 3 to 9 digits' },
  filters: {},
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nome: v.string(),
    caminho: v.array(v.string()),
    inicio: date,
    fim: v.nullable(date),
    vigente: v.boolean(),
  },
  examples: ['1.0101.11.00', '999999999', 'transporte escolar'],
});

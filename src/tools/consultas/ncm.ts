import * as v from 'valibot';
import { date } from '../../kit/fields/index.ts';
import { ncm as ncmTable, ncmLevels } from '../../tables/nomenclatures.ts';
import { defineLookup } from './_lookup.ts';

/** Goods: Nomenclatura Comum do Mercosul. */
export const ncm = defineLookup({
  path: '/consultas/ncm',
  name: 'NCM',
  table: ncmTable,
  form: { pt: 'deve ter de 2 a 8 dígitos', en: 'must have 2 to 8 digits' },
  filters: { nivel: v.optional(v.picklist(ncmLevels), 'item') },
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nivel: v.picklist(ncmLevels),
    nome: v.string(),
    caminho: v.array(v.string()),
    inicio: date,
    fim: v.nullable(date),
    vigente: v.boolean(),
  },
  examples: ['0101.21.00', '99999999', 'café torrado'],
});

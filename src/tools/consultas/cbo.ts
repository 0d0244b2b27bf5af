import * as v from 'valibot';
import { cbo as cboTable, cboLevels } from '../../tables/cbo.ts';
import { defineLookup } from './_lookup.ts';

/** Occupations: CBO 2002. */
export const cbo = defineLookup({
  path: '/consultas/cbo',
  name: 'CBO',
  table: cboTable,
  form: { pt: 'deve ter 1, 2, 3, 4 ou 6 dígitos', en: 'must have 1, 2, 3, 4 or 6 digits' },
  filters: { nivel: v.optional(v.picklist(cboLevels), 'ocupacao') },
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nivel: v.picklist(cboLevels),
    nome: v.string(),
    superior: v.nullable(v.string()),
    vigente: v.boolean(),
  },
  examples: ['2124-05', '999999', 'analista desenvolvimento'],
});

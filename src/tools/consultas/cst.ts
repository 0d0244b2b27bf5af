import * as v from 'valibot';
import { cst as cstTable, cstTaxes } from '../../tables/cst.ts';
import { defineLookup } from './_lookup.ts';

/** Tax situations: CST of ICMS, IPI, PIS and Cofins, and CSOSN. */
export const cst = defineLookup({
  path: '/consultas/cst',
  name: 'CST e CSOSN',
  table: cstTable,
  form: { pt: 'deve ter 2 ou 3 dígitos', en: 'must have 2 or 3 digits' },
  filters: { imposto: v.optional(v.picklist(cstTaxes)) },
  besideCode: ['imposto'],
  item: { imposto: v.picklist(cstTaxes), codigo: v.string(), nome: v.string() },
  examples: ['00', '999', 'isenta'],
});

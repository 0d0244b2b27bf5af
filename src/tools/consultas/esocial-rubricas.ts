import * as v from 'valibot';
import { esocialRubricas as esocialRubricasTable } from '../../tables/esocial.ts';
import { defineLookup } from './_lookup.ts';

/** Natures of the lines of a payslip: eSocial, table 03. */
export const esocialRubricas = defineLookup({
  path: '/consultas/esocial-rubricas',
  name: 'Naturezas de rubrica',
  table: esocialRubricasTable,
  form: { pt: 'deve ter 4 dígitos', en: 'must have 4 digits' },
  filters: {},
  item: { codigo: v.string(), nome: v.string() },
  examples: ['1000', '1008', 'férias'],
});

import * as v from 'valibot';
import { paises as paisesTable } from '../../tables/paises.ts';
import { defineLookup } from './_lookup.ts';

/** Countries: code of the Banco Central and of Siscomex, and ISO 3166-1. */
export const paises = defineLookup({
  path: '/consultas/paises',
  name: 'Países',
  table: paisesTable,
  form: {
    pt: 'deve ter de 1 a 4 dígitos, ou ser uma sigla ISO de 2 letras',
    en: 'must have 1 to 4 digits, or be an ISO code of 2 letters',
  },
  filters: {},
  item: { codigo: v.string(), iso: v.string(), nome: v.string() },
  examples: ['1058', '9999', 'estados'],
});

import * as v from 'valibot';
import { regions, ufs as ufsTable } from '../../tables/ufs.ts';
import { defineLookup } from './_lookup.ts';

/** States: code of the IBGE, region, capital and area codes. */
export const ufs = defineLookup({
  path: '/consultas/ufs',
  name: 'Unidades da Federação',
  table: ufsTable,
  form: {
    pt: 'deve ser uma sigla de 2 letras ou um código de 2 dígitos',
    en: 'must be 2 letters or 2 digits',
  },
  filters: { regiao: v.optional(v.picklist(regions)) },
  item: {
    codigo: v.string(),
    sigla: v.string(),
    nome: v.string(),
    regiao: v.string(),
    capital: v.object({ codigo: v.string(), nome: v.string() }),
    ddds: v.array(v.string()),
  },
  examples: ['SP', 'XX', 'rio grande'],
});

import * as v from 'valibot';
import { bancos as bancosTable } from '../../tables/bancos.ts';
import { defineLookup } from './_lookup.ts';

/** Banks and payment institutions: code of COMPE, ISPB, and how they take part in Pix. */
export const bancos = defineLookup({
  path: '/consultas/bancos',
  name: 'Bancos',
  table: bancosTable,
  form: {
    pt: 'deve ter 3 dígitos (COMPE) ou 8 caracteres (ISPB)',
    en: 'must have 3 digits (COMPE) or 8 characters (ISPB)',
  },
  filters: { pix: v.optional(v.boolean()) },
  item: {
    codigo: v.string(),
    ispb: v.string(),
    nome: v.string(),
    nomeReduzido: v.string(),
    pix: v.nullable(v.picklist(['direta', 'indireta'])),
  },
  examples: ['341', '000', 'cooperativa central'],
});

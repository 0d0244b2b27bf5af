import * as v from 'valibot';
import {
  legalNatureGroups,
  naturezasJuridicas as naturezasJuridicasTable,
} from '../../tables/naturezas-juridicas.ts';
import { defineLookup } from './_lookup.ts';

/** Legal natures of firms and bodies. */
export const naturezasJuridicas = defineLookup({
  path: '/consultas/naturezas-juridicas',
  name: 'Naturezas jurídicas',
  table: naturezasJuridicasTable,
  form: { pt: 'deve ter 4 dígitos', en: 'must have 4 digits' },
  filters: { grupo: v.optional(v.picklist(legalNatureGroups)) },
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nome: v.string(),
    grupo: v.object({ codigo: v.string(), nome: v.string() }),
  },
  examples: ['206-2', '9999', 'sociedade simples'],
});

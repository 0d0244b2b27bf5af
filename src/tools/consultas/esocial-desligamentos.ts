import * as v from 'valibot';
import { date } from '../../kit/fields/index.ts';
import { esocialDesligamentos as esocialDesligamentosTable } from '../../tables/esocial.ts';
import { defineLookup } from './_lookup.ts';

/** Reasons for which contracts of work end: eSocial, table 19. */
export const esocialDesligamentos = defineLookup({
  path: '/consultas/esocial-desligamentos',
  name: 'Motivos de desligamento',
  table: esocialDesligamentosTable,
  form: { pt: 'deve ter 2 dígitos', en: 'must have 2 digits' },
  filters: { vigente: v.optional(v.boolean()) },
  item: { codigo: v.string(), nome: v.string(), vigente: v.boolean(), fim: v.nullable(date) },
  examples: ['02', '99', 'transferência'],
});

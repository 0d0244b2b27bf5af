import * as v from 'valibot';
import { withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { cnae as cnaeTable, cnaeLevels, cnaeSimples } from '../../tables/cnae.ts';
import { defineLookup } from './_lookup.ts';

const secao = withExample(
  'G',
  v.pipe(
    v.string(),
    v.regex(/^[a-u]$/i, say({ pt: 'deve ser uma letra de A a U', en: 'must be a letter from A to U' })),
  ),
);

/** Economic activities: CNAE 2.3, with what the rules of the Simples Nacional and of the MEI say of them. */
export const cnae = defineLookup({
  path: '/consultas/cnae',
  name: 'CNAE',
  table: cnaeTable,
  form: {
    pt: 'deve ser uma letra, ou ter 2, 3, 5 ou 7 dígitos',
    en: 'must be a letter, or have 2, 3, 5 or 7 digits',
  },
  filters: {
    nivel: v.optional(v.picklist(cnaeLevels), 'subclasse'),
    secao: v.optional(secao),
    mei: v.optional(v.boolean()),
    simples: v.optional(v.picklist(cnaeSimples)),
  },
  item: {
    codigo: v.string(),
    formatado: v.string(),
    nivel: v.picklist(cnaeLevels),
    nome: v.string(),
    superior: v.nullable(v.string()),
    secao: v.string(),
    simples: v.nullable(v.picklist(cnaeSimples)),
    mei: v.nullable(v.boolean()),
    ocupacoes: v.array(
      v.object({
        ocupacao: v.string(),
        iss: v.boolean(),
        icms: v.boolean(),
        tabela: v.picklist(['A', 'B']),
      }),
    ),
  },
  examples: ['4721-1/02', '9999999', 'padaria'],
});

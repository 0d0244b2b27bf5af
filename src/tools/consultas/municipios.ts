import * as v from 'valibot';
import { uf, withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { municipios as municipiosTable, readCep, readDdd } from '../../tables/municipios.ts';
import { defineLookup } from './_lookup.ts';

const ddd = withExample(
  '11',
  v.pipe(
    v.string(),
    v.check(
      (value) => readDdd(value) !== undefined,
      say({ pt: 'deve ser um DDD em uso', en: 'must be an area code in use' }),
    ),
  ),
);

const cep = withExample(
  '01310-100',
  v.pipe(
    v.string(),
    v.check(
      (value) => readCep(value) !== undefined,
      say({ pt: 'deve ter 8 dígitos', en: 'must have 8 digits' }),
    ),
  ),
);

/** Municipalities: code of the IBGE, area code, code of the Receita Federal and ranges of CEPs. */
export const municipios = defineLookup({
  path: '/consultas/municipios',
  name: 'Municípios',
  table: municipiosTable,
  form: { pt: 'deve ter 7 dígitos', en: 'must have 7 digits' },
  filters: {
    uf: v.optional(uf),
    ddd: v.optional(ddd),
    capital: v.optional(v.boolean()),
    cep: v.optional(cep),
  },
  item: {
    codigo: v.string(),
    nome: v.string(),
    uf: v.string(),
    ddd: v.string(),
    tom: v.string(),
    capital: v.boolean(),
    ceps: v.array(v.object({ de: v.string(), ate: v.string() })),
  },
  examples: ['3550308', '3550309', 'santo antônio'],
});

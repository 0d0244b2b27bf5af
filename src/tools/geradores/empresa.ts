import * as v from 'valibot';
import { count, describe, flag, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { company, drawCompany, drawSize, sizes } from './_company.ts';
import { formatted, state } from './_fields.ts';
import { drawState } from './_places.ts';

/** Complete fictitious companies whose names, trade, documents, age and capital agree with each other. */
export const empresa = defineTool({
  method: 'GET',
  path: '/empresa',
  category: 'geradores',
  name: 'Gerador de empresas',
  summary: 'Gera empresas fictícias completas, com dados que combinam entre si',
  en: {
    name: 'Company generator',
    summary: 'Generates complete fictitious companies, whose data agree with each other',
  },
  about: {
    pt: 'As empresas são fictícias, para testes. Os documentos têm dígitos verificadores corretos, e podem coincidir com os de uma empresa ou pessoa real.',
    en: 'The companies are fictitious, for tests. Their documents have the right check digits, and may coincide with those of a real company or person.',
  },
  items: 'empresas',
  input: v.object({
    count: count(10),
    state,
    size: describe(v.optional(v.picklist(sizes)), {
      pt: 'Porte. Sem ele, sorteado',
      en: 'Size. Without it, drawn',
    }),
    alphanumeric: describe(flag(false), {
      pt: 'Se o CNPJ é do tipo com letras, emitido desde julho de 2026',
      en: 'Whether the CNPJ is of the kind with letters, issued since July 2026',
    }),
    formatted,
    ...seeded,
  }),
  output: v.object({
    empresas: describe(v.array(company), { pt: 'Empresas geradas', en: 'Companies generated' }),
  }),
  result: 'empresas.0.legalName',
  examples: [{ input: { state: 'PR', size: 'me' } }],
  impossible: { size: 'mei' },
  run({ count, state, size, alphanumeric, formatted }, { random, today }) {
    const empresas = Array.from({ length: count }, () =>
      drawCompany(random, {
        state: state === undefined ? drawState(random) : upperUf(state),
        size: size ?? drawSize(random),
        alphanumeric,
        today,
        formatted,
      }),
    );
    return { empresas };
  },
});

import * as v from 'valibot';
import { count, flag, seeded, upperUf } from '../../kit/fields/index.ts';
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
  items: 'empresas',
  input: v.object({
    count: count(10),
    state,
    size: v.optional(v.picklist(sizes)),
    alphanumeric: flag(false),
    formatted,
    ...seeded,
  }),
  output: v.object({
    empresas: v.array(company),
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

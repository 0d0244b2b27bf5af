import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, flag, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { drawCompany, drawSize, firstOpening, type Size, sizes } from '../../draws/company.ts';
import { drawState } from '../../draws/places.ts';
import { company } from './_company.ts';
import { formatted, state } from './_fields.ts';

/** Complete fictitious companies whose names, trade, documents, age and capital agree with each other. */
export const empresa = defineTool({
  method: 'GET',
  path: '/empresa',
  category: 'geradores',
  name: 'Gerador de empresas',
  items: 'empresas',
  input: v.object({
    count: count(),
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
    const empresas = Array.from({ length: count }, () => {
      const traits = {
        state: state === undefined ? drawState(random) : upperUf(state),
        size: size ?? drawSize(random),
        alphanumeric,
        today,
        formatted,
      };
      requireOpened(traits);
      return drawCompany(random, traits);
    });
    return { empresas };
  },
});

/** Throws 422 when today is before what `size` or `alphanumeric` asks for existed. */
function requireOpened({ today, ...kind }: { size: Size; alphanumeric: boolean; today: string }): void {
  const first = firstOpening(kind);
  if (first < today) return;
  throw invalidValue(kind.alphanumeric ? 'alphanumeric' : 'size', {
    pt: `só existe desde ${first}, e hoje é ${today}`,
    en: `exists only since ${first}, and today is ${today}`,
  });
}

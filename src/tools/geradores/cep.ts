import * as v from 'valibot';
import { count, flag, seed, upperUf } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { states } from '../../data/states.ts';
import { distinctBy, pick } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import { citiesOf, drawCep, drawCity, formatCep } from './_places.ts';

/** Postal codes in the range of a city. That a street has the number is not promised. */
export const cep = defineTool({
  method: 'GET',
  path: '/cep',
  category: 'geradores',
  name: 'Gerador de CEP',
  summary: 'Gera CEPs dentro da faixa de uma cidade do estado',
  items: 'ceps',
  input: v.object({ count: count(), formatted, state, capitalOnly: flag(false), seed }),
  output: v.object({
    ceps: v.array(v.string()),
    items: v.array(v.object({ cep: v.string(), state: v.string(), city: v.string() })),
  }),
  examples: [
    {
      input: { state: 'RR' },
      output: { ceps: ['69305-120'], items: [{ cep: '69305-120', state: 'RR', city: 'Boa Vista' }] },
    },
  ],
  run({ count, formatted, state, capitalOnly }, { random }) {
    const items = distinctBy(
      count,
      ({ cep }) => cep,
      () => {
        const uf = state === undefined ? pick(random, states) : upperUf(state);
        const city = capitalOnly ? citiesOf(uf)[0] : drawCity(random, uf);
        const cep = drawCep(random, city);
        return { cep: formatted ? formatCep(cep) : cep, state: uf, city: city.name };
      },
    );
    return { ceps: items.map(({ cep }) => cep), items };
  },
});

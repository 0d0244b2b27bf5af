import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cep.ts';
import { defineDocument } from '../../kit/document.ts';
import { count, flag, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { distinctBy, pick } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import { citiesOf, drawCep, drawCity, formatCep } from '../../draws/places.ts';

const noCepRange = { pt: 'não está na faixa de nenhum estado', en: 'is in the range of no state' };

/** Postal codes in the range of a city. That a street has the number is not promised. */
export const cep = defineDocument({
  path: '/cep',
  category: 'geradores',
  name: 'Gerador de CEP',
  items: 'ceps',
  generate: {
    input: {
      count: count(),
      formatted,
      state,
      capitalOnly: flag(false),
    },
    output: {
      ceps: v.array(v.string()),
      items: v.array(
        v.object({
          cep: v.string(),
          state: v.string(),
          city: v.string(),
        }),
      ),
    },
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
  },
  validate: {
    narrows: ['state'],
    reasons: { prefix: noCepRange },
    output: {
      state: v.string(),
      city: v.nullable(v.string()),
      kind: v.string(),
    },
    says: { pt: 'deve ter 8 dígitos', en: 'must have 8 digits' },
    parse,
    isValid,
  },
  wrong: { parts: { prefix: [0, 2, '00'] } },
  examples: [{ input: { action: 'validate', value: '01310-100' } }, { input: { state: 'RR' } }],
  impossible: { action: 'validate', value: '00130-318' },
});

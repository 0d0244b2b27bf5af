import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cpf.ts';
import { count, num, pure, uf, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { cpfOf, drawCpfBase, fiscalRegionOf, formattedCpfOf } from '../../documents/cpf.ts';
import { distinctNumbers, pick } from '../../lib/random.ts';
import { lazy } from '../../lib/lazy.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** The region of each state, so that a region is drawn as often as it has states. */
const regionsOfStates = lazy(() => states.map(fiscalRegionOf));

/** Cadastro de Pessoas Físicas: generates and validates. Source: Receita Federal; rule in `documents/cpf.ts`. */
export const cpf = defineDocument({
  path: '/cpf',
  name: 'Gerador de CPF',
  items: 'cpfs',
  generate: {
    input: {
      count: count(),
      formatted,
      state: v.optional(uf),
    },
    output: {
      cpfs: v.array(v.string()),
    },
    run({ count, formatted, state }, { random }) {
      const regions = state ? undefined : regionsOfStates();
      const region = state ? fiscalRegionOf(upperUf(state)) : 0;
      const draw = () => drawCpfBase(random, regions ? pick(random, regions) : region);
      return { cpfs: distinctNumbers(count, draw).map(formatted ? formattedCpfOf : cpfOf) };
    },
  },
  validate: {
    narrows: ['state'],
    output: {
      fiscalRegion: num(pure),
      states: v.array(v.string()),
    },
    says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' },
    parse,
    isValid,
  },
  wrong: { checkDigits: [-2] },
  examples: [
    { input: { action: 'validate', value: '111.444.777-35' } },
    { input: { count: 2, state: 'SP' } },
  ],
  impossible: { action: 'validate', value: '111.444.777-36' },
});

import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/renach.ts';
import { states } from '../../data/states.ts';
import { drawRenach } from '../../documents/renach.ts';
import { defineDocument } from '../../kit/document.ts';
import { count, uf, upperUf } from '../../kit/fields/index.ts';
import { distinct, pick } from '../../lib/random.ts';
import { stateCode } from './_reasons.ts';

/** Numbers of the drivers' registry, whose form alone can be checked. Source in `documents/renach.ts`. */
export const renach = defineDocument({
  path: '/renach',
  name: 'Gerador de RENACH',
  items: 'renachs',
  generate: {
    input: { count: count(), state: v.optional(uf) },
    output: {
      renachs: v.array(v.string()),
    },
    run: ({ count, state }, { random }) => ({
      renachs: distinct(count, () => drawRenach(random, state ? upperUf(state) : pick(random, states))),
    }),
  },
  validate: {
    narrows: ['state'],
    reasons: { 'state-code': stateCode },
    output: {
      state: v.string(),
      verifiable: v.literal(false),
    },
    says: {
      pt: 'deve ter a sigla do estado e 9 dígitos',
      en: 'must have the code of the state and 9 digits',
    },
    parse,
    isValid,
  },
  wrong: { parts: { 'state-code': [0, 2, 'XX'] } },
  examples: [{ input: { action: 'validate', value: 'sp 123456789' } }, { input: { count: 2, state: 'MG' } }],
  impossible: { action: 'validate', value: 'XX123456789' },
});

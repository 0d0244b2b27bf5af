import * as v from 'valibot';
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
    compares: { state: true },
    reasons: { 'state-code': stateCode },
    output: {
      state: v.string(),
      verifiable: v.literal(false),
    },
    shape: {
      pattern: /^[A-Z]{2}\d{9}$/,
      says: {
        pt: 'deve ter a sigla do estado e 9 dígitos',
        en: 'must have the code of the state and 9 digits',
      },
    },
    run(value) {
      const state = value.slice(0, 2);
      if (!(states as readonly string[]).includes(state)) return 'state-code';
      return { formatted: value, state, verifiable: false as const };
    },
  },
  wrong: { parts: { 'state-code': [0, 2, 'XX'] } },
  examples: [{ input: { action: 'validate', value: 'sp 123456789' } }, { input: { count: 2, state: 'MG' } }],
  impossible: { action: 'validate', value: 'XX123456789' },
});

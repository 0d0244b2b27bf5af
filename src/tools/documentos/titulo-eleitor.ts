import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/titulo-eleitor.ts';
import { say } from '../../kit/texts.ts';
import { states } from '../../data/states.ts';
import {
  drawTituloEleitorBase,
  formattedTituloEleitorOf,
  tituloEleitorOf,
  type VoterState,
  voterStates,
} from '../../documents/titulo-eleitor.ts';
import { pick } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { stateCode } from './_reasons.ts';

const voterState = v.pipe(
  v.string(),
  v.check(
    (value) => voterStates.includes(value.toUpperCase() as VoterState),
    say({
      pt: 'deve ser a sigla de uma das 27 unidades da federação, ou ZZ (exterior)',
      en: 'must be the code of one of the 27 Brazilian states, or ZZ (abroad)',
    }),
  ),
);

/** Voter registration: generates and validates. Source: TSE; rule in `documents/titulo-eleitor.ts`. */
export const tituloEleitor = defineDocument({
  path: '/titulo-eleitor',
  name: 'Gerador de título de eleitor',
  invalid: { pt: 'Título de eleitor inválido', en: 'Invalid voter registration number' },
  plural: 'titulosEleitor',
  generate: {
    input: {
      formatted,
      state: v.optional(voterState),
    },
    output: {
      tituloEleitor: v.string(),
      state: v.string(),
    },
    run({ formatted, state: sent }, { random }) {
      const state = sent ? (sent.toUpperCase() as VoterState) : pick(random, states);
      const base = drawTituloEleitorBase(random, state);
      return { tituloEleitor: (formatted ? formattedTituloEleitorOf : tituloEleitorOf)(base), state };
    },
  },
  validate: {
    narrows: ['state'],
    reasons: { 'repeated-digits': repeatedDigits, 'state-code': stateCode, 'check-digit': checkDigits },
    output: {
      stateCode: v.string(),
      state: v.string(),
    },
    says: { pt: 'deve ter 12 dígitos', en: 'must have 12 digits' },
    parse,
    isValid,
  },
  wrong: { checkDigits: [-2], parts: { 'state-code': [8, 10] } },
  examples: [{ input: { action: 'validate', value: '102385010671' } }, { input: { state: 'SP' } }],
  impossible: { action: 'validate', value: '777777777777' },
});

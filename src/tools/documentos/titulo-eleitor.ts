import * as v from 'valibot';
import { say } from '../../core/texts.ts';
import { states } from '../../data/states.ts';
import {
  checkTituloEleitor,
  codeOfTitulo,
  drawTituloEleitor,
  formatTituloEleitor,
  stateOfTitulo,
  type VoterState,
  voterStates,
} from '../../lib/documents/titulo-eleitor.ts';
import { pick } from '../../lib/random.ts';
import { defineDocument, formatted } from './_document.ts';

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

/** Voter registration: generates and validates. Source: TSE; rule in `lib/documents/titulo-eleitor.ts`. */
export const tituloEleitor = defineDocument({
  path: '/titulo-eleitor',
  name: 'Gerador de título de eleitor',
  summary: 'Gera e valida números de título de eleitor, por estado',
  generate: {
    input: { formatted, state: v.optional(voterState) },
    output: { tituloEleitor: v.string(), state: v.string() },
    run({ formatted, state: sent }, { random }) {
      const state = sent ? (sent.toUpperCase() as VoterState) : pick(random, states);
      const titulo = drawTituloEleitor(random, state);
      return { tituloEleitor: formatted ? formatTituloEleitor(titulo) : titulo, state };
    },
  },
  validate: {
    output: { stateCode: v.string(), state: v.string() },
    shape: { pattern: /^\d{12}$/, says: { pt: 'deve ter 12 dígitos', en: 'must have 12 digits' } },
    run: (value) =>
      checkTituloEleitor(value) ?? {
        formatted: formatTituloEleitor(value),
        stateCode: codeOfTitulo(value),
        state: stateOfTitulo(value) as VoterState,
      },
  },
  examples: [
    {
      input: { action: 'validate', value: '102385010671' },
      output: {
        valid: true,
        value: '102385010671',
        formatted: '1023 8501 0671',
        stateCode: '06',
        state: 'PR',
      },
    },
    { input: { state: 'SP' }, output: { tituloEleitor: '6254 9832 0116', state: 'SP' } },
  ],
});

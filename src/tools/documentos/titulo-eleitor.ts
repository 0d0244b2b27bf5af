import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { states } from '../../data/states.ts';
import {
  checkTituloEleitor,
  codeOfTitulo,
  drawTituloEleitorBase,
  formattedTituloEleitorOf,
  formatTituloEleitor,
  isTituloEleitor,
  stateOfTitulo,
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
  summary: 'Gera e valida números de título de eleitor, por estado',
  en: {
    name: 'Voter card generator',
    summary: 'Generates and validates numbers of the voter card, by state',
  },
  about: {
    pt: 'Numeração do Tribunal Superior Eleitoral. Os números são fictícios e podem coincidir com o de um eleitor real.',
    en: 'Numbering of the Tribunal Superior Eleitoral, the electoral court. The numbers are fictitious and may coincide with that of a real voter.',
  },
  generate: {
    input: {
      formatted,
      state: describe(v.optional(voterState), {
        pt: 'Sigla da unidade da federação, ou ZZ para o exterior. Sem ela, sorteada',
        en: 'Code of the Brazilian state, or ZZ for abroad. Without it, drawn',
      }),
    },
    output: {
      tituloEleitor: describe(v.string(), { pt: 'Número gerado', en: 'Number generated' }),
      state: describe(v.string(), {
        pt: 'Sigla da unidade da federação, ou ZZ',
        en: 'Code of the state, or ZZ',
      }),
    },
    run({ formatted, state: sent }, { random }) {
      const state = sent ? (sent.toUpperCase() as VoterState) : pick(random, states);
      const base = drawTituloEleitorBase(random, state);
      return { tituloEleitor: (formatted ? formattedTituloEleitorOf : tituloEleitorOf)(base), state };
    },
  },
  validate: {
    reasons: { 'repeated-digits': repeatedDigits, 'state-code': stateCode, 'check-digit': checkDigits },
    output: {
      stateCode: describe(v.string(), {
        pt: 'Código do estado no TSE, de 2 dígitos',
        en: 'Code of the state at the TSE, of 2 digits',
      }),
      state: describe(v.string(), {
        pt: 'Sigla da unidade da federação, ou ZZ para o exterior',
        en: 'Code of the state, or ZZ for abroad',
      }),
    },
    shape: { pattern: /^\d{12}$/, says: { pt: 'deve ter 12 dígitos', en: 'must have 12 digits' } },
    run: (value) =>
      checkTituloEleitor(value) ?? {
        formatted: formatTituloEleitor(value),
        stateCode: codeOfTitulo(value),
        state: stateOfTitulo(value) as VoterState,
      },
    isValid: isTituloEleitor,
  },
  wrong: { checkDigits: [-2], parts: { 'state-code': [8, 10] } },
  examples: [{ input: { action: 'validate', value: '102385010671' } }, { input: { state: 'SP' } }],
  impossible: { action: 'validate', value: '777777777777' },
});

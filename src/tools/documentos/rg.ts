import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/rg.ts';
import { count, uf, upperUf } from '../../kit/fields/index.ts';
import type { Uf } from '../../data/states.ts';
import type { Text } from '../../kit/texts.ts';
import { cleanRg, drawRg, formatRg, isVerifiable, rgIssuer, splitRg } from '../../documents/rg.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

const ofSaoPaulo = {
  pt: 'deve ter 7 ou 8 dígitos e o verificador (dígito ou X)',
  en: 'must have 7 or 8 digits and the check digit (a digit or X)',
};
const ofRio = { pt: 'deve ter 8 dígitos e o verificador', en: 'must have 8 digits and the check digit' };
const ofOthers = {
  pt: 'deve ter de 5 a 13 dígitos e, se houver, mais um dígito ou X',
  en: 'must have 5 to 13 digits and, if any, one more digit or X',
};
const ofNoState = {
  pt: 'deve ter os 11 dígitos de um CPF ou, de São Paulo, 7 ou 8 dígitos e o verificador (dígito ou X)',
  en: 'must have the 11 digits of a CPF or, of São Paulo, 7 or 8 digits and the check digit (a digit or X)',
};

/** Describes the form of a number of a state, or of none that is known. */
function formText(state: Uf | undefined): Text {
  if (state === undefined) return ofNoState;
  return state === 'SP' ? ofSaoPaulo : state === 'RJ' ? ofRio : ofOthers;
}

const stateSent = (state: string | undefined) => (state === undefined ? undefined : upperUf(state));

/** Registro Geral of a state, or the CPF of a national identity card. Rules and their sources in `documents/rg.ts`. */
export const rg = defineDocument({
  path: '/rg',
  name: 'Gerador de RG',
  items: 'rgs',
  generate: {
    input: {
      count: count(),
      formatted,
      state: v.optional(uf, 'SP'),
    },
    output: {
      rgs: v.array(v.string()),
      state: v.string(),
      issuer: v.string(),
    },
    run({ count, formatted, state: sent }, { random }) {
      const state = upperUf(sent);
      const rgs = distinct(count, () => drawRg(random, state));
      return {
        rgs: formatted ? rgs.map((one) => formatRg(one, state)) : rgs,
        state,
        issuer: rgIssuer(state),
      };
    },
  },
  validate: {
    input: {
      state: v.optional(uf),
    },
    output: {
      state: v.optional(v.string()),
      cin: v.boolean(),
      verifiable: v.boolean(),
    },
    says: (bare, { state }) => formText(splitRg(bare, stateSent(state))[0]),
    clean: (value, { state }) => cleanRg(value, stateSent(state)),
    parse,
    isValid,
  },
  wrong: { canBe: (reason, { state }) => reason !== 'check-digit' || isVerifiable(upperUf(state)) },
  examples: [{ input: { action: 'validate', value: '364229111', state: 'SP' } }, { input: { state: 'MG' } }],
  impossible: { action: 'validate', value: '37334684' },
});

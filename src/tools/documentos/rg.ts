import * as v from 'valibot';
import { count, uf, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { checkCpf, formatCpf } from '../../documents/cpf.ts';
import { checkRg, drawRg, formatRg, isVerifiable, rgIssuer } from '../../documents/rg.ts';
import { distinct } from '../../lib/random.ts';
import { clean, defineDocument, formatted, type Shape } from '../../kit/document.ts';

const CIN = /^\d{11}$/;

const spShape: Shape = {
  pattern: /^\d{7,8}[\dX]$/,
  says: {
    pt: 'deve ter 7 ou 8 dígitos e o verificador (dígito ou X)',
    en: 'must have 7 or 8 digits and the check digit (a digit or X)',
  },
};

const rjShape: Shape = {
  pattern: /^\d{9}$/,
  says: { pt: 'deve ter 8 dígitos e o verificador', en: 'must have 8 digits and the check digit' },
};

const otherShape: Shape = {
  pattern: /^\d{5,13}[\dX]?$/,
  says: {
    pt: 'deve ter de 5 a 13 dígitos e, se houver, mais um dígito ou X',
    en: 'must have 5 to 13 digits and, if any, one more digit or X',
  },
};

const statelessShape: Shape = {
  pattern: /^(\d{11}|\d{7,8}[\dX])$/,
  says: {
    pt: 'deve ter os 11 dígitos de um CPF ou, de São Paulo, 7 ou 8 dígitos e o verificador (dígito ou X)',
    en: 'must have the 11 digits of a CPF or, of São Paulo, 7 or 8 digits and the check digit (a digit or X)',
  },
};

function shapeIn(state: string | undefined): Shape {
  switch (state?.toUpperCase()) {
    case undefined:
      return statelessShape;
    case 'SP':
      return spShape;
    case 'RJ':
      return rjShape;
    default:
      return otherShape;
  }
}

/** Splits a cleaned value into state and number: where no state was sent, it may stand in front of the number. */
function stateInFront(value: string, sent: string | undefined): readonly [string | undefined, string] {
  const [, state, number] = /^([A-Z]{2})(\d.*)$/.exec(value) ?? [];
  const isState = (states as readonly (string | undefined)[]).includes(state);
  return sent === undefined && isState ? [state, number as string] : [sent, value];
}

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
    clean(value, { state }) {
      const cleaned = clean(value);
      return state?.toUpperCase() === 'MG' ? cleaned.replace(/^MG?/, '') : cleaned;
    },
    shape(value, { state }) {
      const [own, number] = stateInFront(value, state);
      const { pattern, says } = shapeIn(own);
      return pattern.test(number) ? { pattern: /^/, says } : { pattern: /^(?!)/, says };
    },
    run(cleaned, { state: given }) {
      const [sent, value] = stateInFront(cleaned, given);
      if (!sent && CIN.test(value)) {
        return checkCpf(value) ?? { formatted: formatCpf(value), cin: true, verifiable: true };
      }
      const state = upperUf(sent ?? 'SP');
      const reason = checkRg(value, state);
      return (
        reason ?? { formatted: formatRg(value, state), state, cin: false, verifiable: isVerifiable(state) }
      );
    },
  },
  wrong: { canBe: (reason, { state }) => reason !== 'check-digit' || isVerifiable(upperUf(state)) },
  examples: [{ input: { action: 'validate', value: '364229111', state: 'SP' } }, { input: { state: 'MG' } }],
  impossible: { action: 'validate', value: '37334684' },
});

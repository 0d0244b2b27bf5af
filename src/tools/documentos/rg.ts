import * as v from 'valibot';
import { count, describe, uf, upperUf } from '../../kit/fields/index.ts';
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

/** Registro Geral of a state, or the CPF of a national identity card. Rules and their sources in `documents/rg.ts`. */
export const rg = defineDocument({
  path: '/rg',
  name: 'Gerador de RG',
  summary: 'Gera e valida RGs por estado, e o número da Carteira de Identidade Nacional',
  en: {
    name: 'RG generator',
    summary:
      'Generates and validates RGs (identity cards) by state, and the number of the national identity card',
  },
  about: {
    pt: 'Só São Paulo e Rio de Janeiro têm um dígito verificador conhecido; dos outros estados só a forma é conferida. A Carteira de Identidade Nacional tem o número do CPF. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Only São Paulo and Rio de Janeiro have a check digit that is known; of the other states only the form is checked. The national identity card has the number of the CPF. The numbers are fictitious and may coincide with that of a real person.',
  },
  items: 'rgs',
  generate: {
    input: {
      count: count(),
      formatted,
      state: describe(v.optional(uf, 'SP'), {
        pt: 'Unidade da federação que emite, em duas letras',
        en: 'Brazilian state that issues it, in two letters',
      }),
    },
    output: {
      rgs: describe(v.array(v.string()), {
        pt: 'RGs gerados, sem repetição',
        en: 'RGs generated, none twice',
      }),
      state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
      issuer: describe(v.string(), { pt: 'Órgão emissor, como SSP/SP', en: 'Issuer, such as SSP/SP' }),
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
      state: describe(v.optional(uf), {
        pt: 'Unidade da federação que emitiu, em duas letras. Sem ela, o número deve ser de São Paulo ou um CPF',
        en: 'Brazilian state that issued it, in two letters. Without it, the number must be of São Paulo or a CPF',
      }),
    },
    output: {
      state: describe(v.optional(v.string()), {
        pt: 'Sigla da unidade da federação. Ausente de um CPF',
        en: 'Code of the state. Absent of a CPF',
      }),
      cin: describe(v.boolean(), {
        pt: 'Se é o número de uma Carteira de Identidade Nacional, o do CPF',
        en: 'Whether it is the number of a national identity card, that of the CPF',
      }),
      verifiable: describe(v.boolean(), {
        pt: 'Se há um dígito verificador conhecido; sem ele, só a forma foi conferida',
        en: 'Whether there is a check digit that is known; without one, only the form was checked',
      }),
    },
    clean(value, { state }) {
      const cleaned = clean(value);
      return state?.toUpperCase() === 'MG' ? cleaned.replace(/^MG?/, '') : cleaned;
    },
    shape: (_, { state }) => shapeIn(state),
    run(value, { state: sent }) {
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

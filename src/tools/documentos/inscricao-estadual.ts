import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, flag, uf, upperUf } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { states, type Uf } from '../../data/states.ts';
import {
  acceptingStates,
  checkInscricaoEstadual,
  drawInscricaoEstadual,
  findForm,
  formatInscricaoEstadual,
  forms,
} from '../../documents/inscricao-estadual.ts';
import type { Form } from '../../documents/inscricao-estadual/form.ts';
import { digits, pick, type Random } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { typeCode, unknownPrefix } from './_reasons.ts';

const EXEMPT = 'ISENTO';

const ruralOnlyInSp: Text = {
  pt: 'só pode ser true com "state" SP, ou sem "state"',
  en: 'can be true with "state" SP only, or without "state"',
};

/** Of a rural producer the state is São Paulo, the only one with a form of its own for them. */
function drawState(sent: string | undefined, rural: boolean, random: Random): Uf {
  const state = sent ? upperUf(sent) : rural ? 'SP' : pick(random, states);
  if (rural && state !== 'SP') throw badParameter('rural', ruralOnlyInSp);
  return state;
}

/** What a value must look like in a state. */
function formsText(state: Uf): Text {
  const list = (and: string, or: string) =>
    forms[state]
      .toSorted((a, b) => a.digits - b.digits)
      .map(({ letter, digits }) => (letter ? `${letter} ${and} ${digits}` : String(digits)))
      .join(` ${or} `);
  return {
    pt: `em ${state} deve ter ${list('e', 'ou')} dígitos, ou ser ${EXEMPT}`,
    en: `must have ${list('and', 'or')} digits in ${state}, or be ${EXEMPT}`,
  };
}

/** Whether a form of the state decides if the reason can occur. */
function isOfForm(reason: string): reason is 'prefix' | 'type' {
  return reason === 'prefix' || reason === 'type';
}

/** The first form of a state whose start, or kind of taxpayer, can be wrong. */
function formWith(reason: 'prefix' | 'type', state: string | undefined, rural: boolean): Form | undefined {
  const own = state === undefined ? [] : forms[upperUf(state)];
  return own.find((form) => (form.rural ?? false) === rural && form[reason]);
}

/** Inscrição estadual of the 27 states. Rules and their sources in `documents/inscricao-estadual.ts`. */
export const inscricaoEstadual = defineDocument({
  path: '/inscricao-estadual',
  name: 'Gerador de inscrição estadual',
  invalid: { pt: 'Inscrição estadual inválida', en: 'Invalid state registration' },
  summary: 'Gera e valida inscrições estaduais dos 26 estados e do Distrito Federal',
  en: {
    name: 'State registration generator',
    summary:
      'Generates and validates state taxpayer registrations of the 26 states and of the Federal District',
  },
  about: {
    pt: 'Roteiros de crítica do Sintegra e normas das secretarias de fazenda. Os números são fictícios e podem coincidir com o de uma empresa real; a validação não consulta o cadastro do estado.',
    en: 'Rules of Sintegra and norms of the state tax offices. The numbers are fictitious and may coincide with that of a real company; validation does not look them up in the registry of the state.',
  },
  generate: {
    input: {
      state: describe(v.optional(uf), {
        pt: 'Unidade da federação, em duas letras. Sem ela, sorteada',
        en: 'Brazilian state, in two letters. Without it, drawn',
      }),
      formatted,
      rural: describe(flag(false), {
        pt: 'Se é a de um produtor rural, que só em São Paulo tem forma própria',
        en: 'Whether it is that of a rural producer, which has a form of its own in São Paulo only',
      }),
    },
    output: {
      inscricaoEstadual: describe(v.string(), { pt: 'Inscrição gerada', en: 'Registration generated' }),
      state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
    },
    run({ state: sent, formatted, rural }, { random }) {
      const state = drawState(sent, rural, random);
      const number = drawInscricaoEstadual(random, state, rural);
      return { inscricaoEstadual: formatted ? formatInscricaoEstadual(number, state) : number, state };
    },
  },
  validate: {
    reasons: {
      'repeated-digits': repeatedDigits,
      prefix: unknownPrefix,
      type: typeCode,
      'check-digit': checkDigits,
    },
    input: {
      state: describe(v.optional(uf), {
        pt: 'Unidade da federação, em duas letras. Sem ela, a resposta diz em quais o número é válido',
        en: 'Brazilian state, in two letters. Without it, the answer tells where the number is valid',
      }),
    },
    output: {
      exempt: describe(v.optional(v.literal(true)), {
        pt: 'Presente quando o valor é ISENTO',
        en: 'Present when the value is ISENTO (exempt)',
      }),
      states: describe(v.optional(v.array(v.string())), {
        pt: 'Siglas de todos os estados em que o número é válido. Só sem state',
        en: 'Codes of all states where the number is valid. Only without state',
      }),
      state: describe(v.optional(v.string()), {
        pt: 'Sigla do estado enviado, ou do único em que o número é válido',
        en: 'Code of the state sent, or of the only one where the number is valid',
      }),
      legacy: describe(v.optional(v.boolean()), {
        pt: 'Se a numeração é uma antiga, ainda aceita. Só quando o estado é um só',
        en: 'Whether the numbering is an old one, still accepted. Only with a single state',
      }),
      rural: describe(v.optional(v.boolean()), {
        pt: 'Se é a de um produtor rural. Só em São Paulo',
        en: 'Whether it is that of a rural producer. In São Paulo only',
      }),
    },
    shape: {
      pattern: /^(?:\d{8,14}|P\d{12}|ISENTO)$/,
      says: {
        pt: `deve ter de 8 a 14 dígitos, ou P e 12 dígitos, ou ser ${EXEMPT}`,
        en: `must have 8 to 14 digits, or P and 12 digits, or be ${EXEMPT}`,
      },
    },
    run(value, { state: sent }) {
      const state = sent && upperUf(sent);
      if (value === EXEMPT) return { formatted: EXEMPT, exempt: true as const, ...(state && { state }) };
      if (!state) {
        const states = acceptingStates(value);
        if (typeof states === 'string') return states;
        const [only] = states;
        return states.length > 1 || !only
          ? { formatted: value, states: [...states] }
          : { formatted: formatInscricaoEstadual(value, only), states: [only], state: only };
      }
      const form = findForm(value, state);
      if (!form) return formsText(state);
      const reason = checkInscricaoEstadual(value, state);
      if (reason) return reason;
      const { legacy = false, rural = false } = form;
      return {
        formatted: formatInscricaoEstadual(value, state),
        state,
        legacy,
        ...(state === 'SP' && { rural }),
      };
    },
  },
  wrong: {
    // Without a state only repeated digits and check digits are looked at.
    choices({ state, rural }) {
      if (state === undefined) return (rural ? ['SP'] : states).map((one) => ({ state: one }));
      return state.toUpperCase() === 'SP' && rural === undefined ? [{ rural: true }] : [];
    },
    canBe: (reason, { state, rural }) => !isOfForm(reason) || formWith(reason, state, rural) !== undefined,
    replace(value, reason, random, { state, rural }) {
      if (reason === 'repeated-digits') return value.replace(/\d/g, digits(random, 1));
      // The last four hold a check digit of each form, and nothing else that a rule reads.
      if (!isOfForm(reason)) return value.slice(0, -4) + digits(random, 4);
      const form = formWith(reason, state, rural) as Form;
      return (form.letter ?? '') + digits(random, form.digits);
    },
    write: (answer, value, { formatted }) => ({
      ...answer,
      inscricaoEstadual: formatted ? formatInscricaoEstadual(value, upperUf(answer.state)) : value,
    }),
  },
  examples: [
    { input: { action: 'validate', state: 'SP', value: '110042490114' } },
    { input: { action: 'validate', value: '062.307.904/0081' } },
    { input: { state: 'RJ' } },
  ],
  impossible: { action: 'validate', value: '000000000' },
});

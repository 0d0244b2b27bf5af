import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/inscricao-estadual.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, uf, upperUf } from '../../kit/fields/index.ts';
import { onlyWith, partsOf } from '../../kit/reads.ts';
import type { Text } from '../../kit/texts.ts';
import { states, type Uf } from '../../data/states.ts';
import {
  drawInscricaoEstadual,
  formatInscricaoEstadual,
  forms,
  EXEMPT,
  INSCRICAO_ESTADUAL_SHAPE,
} from '../../documents/inscricao-estadual.ts';
import type { Form } from '../../documents/inscricao-estadual/form.ts';
import { digits, pick, type Random } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { typeCode, unknownPrefix } from './_reasons.ts';

/** Draws a state. A rural producer's is São Paulo, the only one with a form of its own for them. */
function drawState(sent: string | undefined, rural: boolean, random: Random): Uf {
  const state = sent ? upperUf(sent) : rural ? 'SP' : pick(random, states);
  if (rural && state !== 'SP') throw badParameter('rural', onlyWith([partsOf({ state: 'SP' })]));
  return state;
}

/** Describes the forms of a value in a state. */
function formsText(state: Uf): Text {
  const list = (and: string, or: string) =>
    forms[state]
      .toSorted((a, b) => a.digits - b.digits)
      .map(({ letter, digits }) => (letter ? `${letter} ${and} ${digits}` : String(digits)))
      .join(` ${or} `);
  return {
    pt: `deve ter ${list('e', 'ou')} dígitos em ${state}, ou ser ${EXEMPT}`,
    en: `must have ${list('and', 'or')} digits in ${state}, or be ${EXEMPT}`,
  };
}

/** True if a form of the state decides if the reason can occur. */
function isOfForm(reason: string): reason is 'prefix' | 'type' {
  return reason === 'prefix' || reason === 'type';
}

/** The first form of a state whose start, or kind of taxpayer, can be wrong. */
function formWith(reason: 'prefix' | 'type', state: string | undefined, rural: boolean): Form | undefined {
  const own = state === undefined ? [] : forms[upperUf(state)];
  return own.find((form) => (form.rural ?? false) === rural && !form.lostZeros && form[reason]);
}

const ofNoState = {
  pt: `deve ter de 8 a 14 dígitos, ou P e 12 dígitos, ou ser ${EXEMPT}`,
  en: `must have 8 to 14 digits, or P and 12 digits, or be ${EXEMPT}`,
};

/** Inscrição estadual of the 27 states. Rules and their sources in `documents/inscricao-estadual.ts`. */
export const inscricaoEstadual = defineDocument({
  path: '/inscricao-estadual',
  name: 'Gerador de inscrição estadual',
  invalid: { pt: 'Inscrição estadual inválida', en: 'Invalid state registration' },
  plural: 'inscricoesEstaduais',
  generate: {
    input: {
      state: v.optional(uf),
      formatted,
      rural: flag(false),
    },
    output: {
      inscricaoEstadual: v.string(),
      state: v.string(),
    },
    run({ state: sent, formatted, rural }, { random }) {
      const state = drawState(sent, rural, random);
      const number = drawInscricaoEstadual(random, state, rural);
      return { inscricaoEstadual: formatted ? formatInscricaoEstadual(number, state) : number, state };
    },
  },
  validate: {
    narrows: ['rural'],
    reasons: {
      'repeated-digits': repeatedDigits,
      prefix: unknownPrefix,
      type: typeCode,
      'check-digit': checkDigits,
    },
    input: {
      state: v.optional(uf),
    },
    output: {
      exempt: v.optional(v.literal(true)),
      states: v.optional(v.array(v.string())),
      state: v.optional(v.string()),
      legacy: v.optional(v.boolean()),
      rural: v.optional(v.boolean()),
    },
    says: (bare, { state }) =>
      state !== undefined && INSCRICAO_ESTADUAL_SHAPE.test(bare) ? formsText(upperUf(state)) : ofNoState,
    parse,
    isValid,
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

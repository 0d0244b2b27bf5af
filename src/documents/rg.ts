/**
 * Registro Geral, the identity number that each state issues by its own rule, until the national identity card
 * (Lei 14.534/2023) has replaced it by the CPF. The check digit of São Paulo is widely described; that of Rio de
 * Janeiro, modulo 10 with weights 1 and 2, only by examiners of documents. Of every other state no more than the
 * usual length is known.
 */
import { states, type Uf } from '../data/states.ts';
import { applyMask, isRepeated, luhn, weightedSum } from './check-digits.ts';
import { digits, type Random } from '../lib/random.ts';
import { clean } from '../lib/text/clean.ts';
import type { Verdict } from './verdict.ts';

interface Rule {
  /** Drawn digits, the check digit left out. */
  readonly base: number;
  readonly mask: string;
  /** The check digit of a base, where a rule is known. */
  readonly checkDigit?: (base: string) => string;
}

const SP_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

const rules: Readonly<Partial<Record<Uf, Rule>>> = {
  BA: { base: 10, mask: '00.000.000-00' },
  CE: { base: 11, mask: '00000000000' },
  MG: { base: 8, mask: 'MG-00.000.000' },
  PR: { base: 9, mask: '00.000.000-0' },
  RJ: { base: 8, mask: '00.000.000-0', checkDigit: luhn },
  RS: { base: 10, mask: '0000000000' },
  SP: { base: 8, mask: '00.000.000-0', checkDigit: spDigit },
};

const otherStates: Rule = { base: 7, mask: '0.000.000' };

const issuers: Readonly<Partial<Record<Uf, string>>> = {
  CE: 'SSPDS/CE',
  MG: 'PC/MG',
  PA: 'PC/PA',
  PE: 'SDS/PE',
  PR: 'SESP/PR',
  RJ: 'DETRAN/RJ',
};

function ruleOf(state: Uf): Rule {
  return rules[state] ?? otherStates;
}

function spDigit(base: string): string {
  const digit = 11 - (weightedSum(base, SP_WEIGHTS) % 11);
  return digit === 10 ? 'X' : String(digit % 11);
}

/** The check digit of a base of 8 digits, of 7 too in São Paulo, at one of the states where a rule is known. */
export function rgDigit(state: 'SP' | 'RJ', base: string): string {
  return state === 'SP' ? spDigit(base.padStart(SP_WEIGHTS.length, '0')) : luhn(base);
}

/** True if the state's check digit is known, so that its numbers can be verified. */
export function isVerifiable(state: Uf): boolean {
  return ruleOf(state).checkDigit !== undefined;
}

/** The authority that issues in the state, as it stands on the card. */
export function rgIssuer(state: Uf): string {
  return issuers[state] ?? `SSP/${state}`;
}

/** A value without punctuation, and without the letters that Minas Gerais writes in front. */
export function cleanRg(value: string, state: Uf | undefined): string {
  const bare = clean(value);
  return state === 'MG' ? bare.replace(/^MG?/, '') : bare;
}

/** Splits a cleaned value into state and number: where no state was given, it may stand in front of the number. */
export function splitRg(value: string, given: Uf | undefined): readonly [Uf | undefined, string] {
  const [, letters, number = ''] = /^([A-Z]{2})(\d.*)$/.exec(value) ?? [];
  const own = given === undefined && states.find((state) => state === letters);
  return own ? [own, number] : [given, value];
}

/** A number of the state's usual length, its check digit last where the rule is known; no punctuation. */
export function drawRg(random: Random, state: Uf): string {
  const { base, checkDigit } = ruleOf(state);
  let rg: string;
  do {
    const drawn = digits(random, base);
    rg = drawn + (checkDigit?.(drawn) ?? '');
  } while (isRepeated(rg));
  return rg;
}

/** Where the state's check digit is not known, only a number of one repeated digit is refused. */
export function checkRg(rg: string, state: Uf): Verdict {
  if (isRepeated(rg)) return 'repeated-digits';
  const { base, checkDigit } = ruleOf(state);
  if (!checkDigit) return null;
  const whole = padRg(rg, state);
  return checkDigit(whole.slice(0, base)) === whole.slice(base) ? null : 'check-digit';
}

/** Formats a number with the state's punctuation when it has as many digits as the state's, else leaves it as it is. */
export function formatRg(rg: string, state: Uf): string {
  const { mask } = ruleOf(state);
  const whole = padRg(rg, state);
  const usual = whole.length === mask.replace(/[^0]/g, '').length;
  return usual && (state === 'SP' || !whole.endsWith('X')) ? applyMask(whole, mask) : whole;
}

/** São Paulo's numbers below ten million are written with 7 digits or with a zero in front. */
function padRg(rg: string, state: Uf): string {
  return state === 'SP' ? rg.padStart(9, '0') : rg;
}

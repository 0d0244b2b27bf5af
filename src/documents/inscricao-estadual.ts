/**
 * Inscrição estadual, the taxpayer's registration with the treasury of a state. Each of the 27 states has its own
 * form and check digits, as SINTEGRA's page of the state describes them (sintegra.gov.br/Cad_Estados/cad_UF.html);
 * `inscricao-estadual/` holds them by region and names the acts that have changed them since.
 *
 * A value is the bare number: digits, those of a rural producer of São Paulo with their `P` in front.
 */
import type { Uf } from '../data/states.ts';
import { applyMask, isRepeated } from './check-digits.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';
import { centroOeste } from './inscricao-estadual/centro-oeste.ts';
import type { Form, Forms } from './inscricao-estadual/form.ts';
import { nordeste } from './inscricao-estadual/nordeste.ts';
import { norte } from './inscricao-estadual/norte.ts';
import { sudeste } from './inscricao-estadual/sudeste.ts';
import { sul } from './inscricao-estadual/sul.ts';
import type { Reason, Verdict } from './verdict.ts';

/** The forms of each state, the one that is generated first. */
export const forms: Forms<Uf> = { ...norte, ...nordeste, ...centroOeste, ...sudeste, ...sul };

/** Stands in place of a number. */
export const EXEMPT = 'ISENTO';

/** The shapes of all states together. */
export const INSCRICAO_ESTADUAL_SHAPE = /^(?:\d{8,14}|P\d{12}|ISENTO)$/;

/** The form of the state whose shape the value has. */
export function findForm(value: string, state: Uf): Form | undefined {
  const { length } = digitsOf(value);
  const letter = value.slice(0, -length);
  return forms[state].find((form) => form.digits === length && (form.letter ?? '') === letter);
}

/**
 * A number that the state might issue today; `rural` is for the form of São Paulo's rural producers. `serial`, of up to
 * five digits, opens the digits that are drawn, so that numbers of different serials differ.
 */
export function drawInscricaoEstadual(random: Random, state: Uf, rural = false, serial = ''): string {
  const form = forms[state].find((form) => rural === (form.rural ?? false)) ?? forms[state][0];
  const { issued = [''], issuedRange } = form;
  let number: string;
  do {
    const start = issuedRange ? drawnIn(random, issuedRange) : pick(random, issued);
    number = form.correct(start + serial + digits(random, form.digits - start.length - serial.length));
  } while (isRepeated(number));
  return (form.letter ?? '') + number;
}

function drawnIn(random: Random, [first, last]: readonly [number, number]): string {
  return String(between(random, first, last)).padStart(String(last).length, '0');
}

/** Checks a value by the rule of a state; undefined when the value has no form of that state. */
export function checkInscricaoEstadual(value: string, state: Uf): Verdict | undefined {
  const form = findForm(value, state);
  if (!form) return undefined;
  const number = digitsOf(value);
  if (isRepeated(number)) return 'repeated-digits';
  if (form.prefix?.test(number) === false) return 'prefix';
  if (form.type?.test(number) === false) return 'type';
  return form.correct(number) === number ? null : 'check-digit';
}

/**
 * Every state whose rule accepts the value, in alphabetical order, or why none does. Nothing tells that zeros are lost where
 * the state is not known.
 */
export function acceptingStates(value: string): readonly Uf[] | Reason {
  if (isRepeated(digitsOf(value))) return 'repeated-digits';
  const accepting = (Object.keys(forms) as Uf[]).filter(
    (state) => !findForm(value, state)?.lostZeros && checkInscricaoEstadual(value, state) === null,
  );
  return accepting.length > 0 ? accepting.toSorted() : 'check-digit';
}

/** Formats a value with the punctuation of the state; a value that has none of its forms stays as it is. */
export function formatInscricaoEstadual(value: string, state: Uf): string {
  const form = findForm(value, state);
  if (!form) return value;
  const number = digitsOf(value);
  if (form.lostZeros) return formatInscricaoEstadual('0'.repeat(form.lostZeros) + number, state);
  const zeros = form.unwrittenZeros ?? 0;
  return zeros > 0 && number.startsWith('0'.repeat(zeros))
    ? formatInscricaoEstadual(number.slice(zeros), state)
    : applyMask(number, form.mask);
}

function digitsOf(value: string): string {
  return value.replace(/^P/, '');
}

/** Inscrições estaduais. What says whom a number is of stays: its first digits, which some states fix. */
import type { Uf } from '../data/states.ts';
import { isRepeated } from '../documents/check-digits.ts';
import { checkInscricaoEstadual, findForm } from '../documents/inscricao-estadual.ts';
import { bareOf, moveDigits, writeInto } from './characters.ts';
import { kept, mapped, refused, type Rule } from './outcome.ts';

const SHAPE = /^\d{8,14}$/;
const START = 3;

/** How many first digits stay, where not three. */
function startOf(state: Uf, length: number): number {
  if (state === 'RJ' || state === 'BA') return 2;
  return state === 'TO' && length === 11 ? 4 : START;
}

const twoAtTheEnd: ReadonlySet<Uf> = /* @__PURE__ */ new Set(['AC', 'DF', 'MG', 'PR', 'BA']);

/** The places of the check digits. */
function checkPlaces(state: Uf, length: number): readonly number[] {
  if (state === 'SP') return [8, 11];
  const isTwo = twoAtTheEnd.has(state) || (state === 'PE' && length === 9);
  return isTwo ? [length - 2, length - 1] : [length - 1];
}

/** The rule of `ie`, by the state that issued it. */
export const ieRule: Rule = (value, keyed, { state = 'SP' }) => {
  const number = bareOf(value);
  const form = SHAPE.test(number) ? findForm(number, state) : undefined;
  if (!form) return refused('ie', 'format');
  if (isRepeated(number)) return kept;
  const start = startOf(state, number.length);
  const checks = checkPlaces(state, number.length);
  const isOwn = (place: number) => place >= start && !checks.includes(place);
  const own = [...number].filter((_, place) => isOwn(place)).join('');
  /** The number with these digits of its own, and right check digits. */
  const numberOf = (digits: string) => {
    let taken = 0;
    const signs = [...number].map((sign, place) => (isOwn(place) ? (digits[taken++] as string) : sign));
    for (const place of checks) signs[place] = '0';
    return form.correct(signs.join(''));
  };
  const right = numberOf(own);
  if (checkInscricaoEstadual(right, state) !== null && !isRepeated(right)) return refused('ie', 'prefix');
  const isRight = (digits: string) => checkInscricaoEstadual(numberOf(digits), state) === null;
  const head = number.slice(0, start);
  const other = numberOf(keyed.digits('ie', `${state}:${number.length}:${head}`, own, isRight));
  const text = writeInto(value, moveDigits(number, right, other));
  return mapped(text, right === number ? {} : { reason: 'check-digit' });
};

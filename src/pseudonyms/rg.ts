import { states, type Uf } from '../data/states.ts';
import { isRepeated } from '../documents/check-digits.ts';
import { isCpf } from '../documents/cpf.ts';
import { rgDigit } from '../documents/rg.ts';
import { bareOf, moveDigits, moveModulo11, writeInto } from './characters.ts';
import { cpfRule } from './cnpj.ts';
import type { Keyed } from './cipher.ts';
import { kept, mapped, type Outcome, refused, type Rule } from './outcome.ts';

/** Lengths of the bases of São Paulo and Rio de Janeiro. A check digit follows. */
const SP = /^\d{7,8}[\dX]$/;
const RJ = /^\d{9}$/;
const [LEAST, MOST] = [5, 13];

function startsWithUf(number: string): Uf | undefined {
  return /^[A-Z]{2}(?![A-Z])/.test(number) ? states.find((state) => number.startsWith(state)) : undefined;
}

/** True if a number is one of São Paulo by its length and check digit. */
function isOfSp(number: string): boolean {
  return SP.test(number) && rgDigit('SP', number.slice(0, -1)) === number.slice(-1);
}

/**
 * The rule of `rg`. Without a state, a number that São Paulo's check digit fits is one of São Paulo, and one that is a
 * valid CPF is a CPF, which the national card has for its number (Lei 14.534/2023).
 */
export const rgRule: Rule = (value, keyed, params) => {
  const number = bareOf(value);
  const inFront = startsWithUf(number);
  const state = params.state ?? inFront;
  if (state === undefined && /^\d{11}$/.test(number) && isCpf(number)) return cpfRule(value, keyed, params);
  const issued = inFront ? number.slice(inFront.length) : number;
  const prefix = number.slice(0, number.length - issued.length);
  if (state === 'SP' || state === 'RJ' || (state === undefined && isOfSp(issued))) {
    const outcome = mapChecked(issued, state ?? 'SP', keyed);
    return outcome.is === 'mapped' ? { ...outcome, text: writeInto(value, prefix + outcome.text) } : outcome;
  }
  return mapOther(value, number, state, keyed);
};

/** A number of a state whose check digit is known. */
function mapChecked(number: string, state: 'SP' | 'RJ', keyed: Keyed): Outcome {
  if (!(state === 'SP' ? SP : RJ).test(number)) return refused('rg', 'format');
  if (isRepeated(number)) return kept;
  const [base, digit] = [number.slice(0, -1), number.slice(-1)];
  const digitOf = (digits: string) => rgDigit(state, digits);
  const isOther = (digits: string) => !isRepeated(digits + digitOf(digits));
  const other = keyed.digits('rg', `${state}:${base.length}`, base, isOther);
  const right = digitOf(base);
  const moved =
    state === 'SP'
      ? moveModulo11(digit, right, digitOf(other), 'X')
      : moveDigits(digit, right, digitOf(other));
  return mapped(other + moved, right === digit ? {} : { reason: 'check-digit' });
}

/** A number of another state, or of an unknown one: its digits change, its letters stay. */
function mapOther(value: string, number: string, state: Uf | undefined, keyed: Keyed): Outcome {
  const digits = number.replace(/[A-Z]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < LEAST || digits.length > MOST) return refused('rg', 'format');
  if (isRepeated(digits)) return kept;
  const end = /\dX$/.test(number) ? 'X' : '';
  const isBare = state === undefined && number === digits + end;
  const isOther = (other: string) =>
    !isRepeated(other) && !(isBare && (isOfSp(other + end) || (end === '' && isCpf(other))));
  const other = keyed.digits('rg', `${state ?? ''}:${digits.length}${end}`, digits, isOther);
  let taken = 0;
  return mapped(
    writeInto(
      value,
      number.replace(/\d/g, () => other[taken++] as string),
    ),
  );
}

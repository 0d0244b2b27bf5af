/**
 * Identifier of a postal item (UPU standard S10): 2 letters of the service, 8 digits, a check digit and the country of
 * the post that issues it. The check digit is 11 − remainder of modulo 11, where 10 becomes 0 and 11 becomes 5; Wikipedia
 * ("S10 (UPU standard)") and the package validation-br have the same weights.
 */
import { digits, pick, type Random } from '../lib/random.ts';
import { applyMask, isRepeated, weightedSum } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** First letters of services that S10 assigns to tracked items: parcels, EMS, tracked letters, registered, insured. */
const SERVICES = 'CELRV';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function checkDigit(serial: string): string {
  const digit = 11 - (weightedSum(serial, WEIGHTS) % 11);
  if (digit === 11) return '5';
  return String(digit % 10);
}

/** Thirteen characters, valid, of the Brazilian post. */
export function drawRastreio(random: Random): string {
  let serial: string;
  do serial = digits(random, 8);
  while (isRepeated(serial));
  return `${pick<string>(random, SERVICES)}${pick<string>(random, LETTERS)}${serial}${checkDigit(serial)}BR`;
}

export function checkRastreio(code: string): Verdict {
  const serial = code.slice(2, 10);
  return checkDigit(serial) === code[10] ? null : 'check-digit';
}

export function formatRastreio(code: string): string {
  return applyMask(code, '00 000 000 000 00');
}

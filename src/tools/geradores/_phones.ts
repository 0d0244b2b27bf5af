/** Telephone numbers of the Brazilian numbering plan (Anatel, Resolução 749/2022): area code (DDD) and subscriber. */
import { applyMask } from '../../lib/documents/check-digits.ts';
import { between, digits, type Random } from '../../lib/random.ts';

/** Eleven digits: after the area code a 9, then 6 to 9. */
export function drawMobile(random: Random, areaCode: number): string {
  return `${areaCode}9${between(random, 6, 9)}${digits(random, 7)}`;
}

/** Ten digits: after the area code 2 to 5. */
export function drawLandline(random: Random, areaCode: number): string {
  return `${areaCode}${between(random, 2, 5)}${digits(random, 7)}`;
}

export function formatPhone(phone: string): string {
  return applyMask(phone, phone.length === 11 ? '(00) 00000-0000' : '(00) 0000-0000');
}

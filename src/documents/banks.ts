import { bankCodes, banks } from '../data/banks.ts';

/** The name of a bank by its COMPE code, or null of a code that is not listed. */
export function bankNameOf(code: string): string | null {
  return banks.find((bank) => bank.code === code)?.name ?? null;
}

/** True if a code is listed. */
export function isBank(code: string): boolean {
  return bankCodes.some((one) => one === code);
}

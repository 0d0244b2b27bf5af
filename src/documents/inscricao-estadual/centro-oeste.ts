import { mod11, weightedSum } from '../check-digits.ts';
import { type Forms, NINE, nineDigits, thirteenDigits } from './form.ts';

const MATO_GROSSO = [3, 2, ...NINE];

/** Goiás gives the remainder 1 the digit 1 in one range, else 0; one number has two digits (SEFAZ/GO, Roteiro de crítica). */
function goias(number: string): string {
  const base = number.slice(0, 8);
  if (/^11094402[01]/.test(number)) return number;
  const inRange = base >= '10103105' && base <= '10119997';
  return base + (inRange && weightedSum(base, NINE) % 11 === 1 ? '1' : mod11(base, NINE));
}

/** The leading zeros of Mato Grosso add nothing to the sum. */
function matoGrosso(number: string): string {
  return number.slice(0, -1) + mod11(number.padStart(11, '0'), MATO_GROSSO);
}

/**
 * The Center-West. Sources: SINTEGRA's pages cad_GO, cad_MS and cad_MT, and as noted; the Distrito Federal publishes
 * no rule, but public validators agree on that of Acre.
 */
export const centroOeste: Forms<'DF' | 'GO' | 'MS' | 'MT'> = {
  // 07 was used up; 08 follows since September 2020 (SEFAZ/DF).
  DF: [thirteenDigits('08', /^0[78]/)],
  // Companies get 20 since 13 January 2023 (Instrução Normativa 1.535/22-GSE).
  GO: [{ ...nineDigits('20', /^(?:1[015]|2\d)/), correct: goias }],
  MS: [nineDigits('28', /^(?:28|50)/)],
  MT: [
    { ...nineDigits('13'), correct: matoGrosso },
    { digits: 11, mask: '0000000000-0', unwrittenZeros: 2, correct: matoGrosso },
    { digits: 10, mask: '000000000-0', lostZeros: 1, correct: matoGrosso },
  ],
};

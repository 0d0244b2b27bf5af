/**
 * Numbers and amounts in Portuguese words, as Brazil writes them: short scale, `quatorze`, `dezesseis`.
 *
 * ```ts
 * import { moneyToWords, numberToWords, ordinalToWords } from 'canivete/words';
 *
 * numberToWords(1234); // 'mil duzentos e trinta e quatro'
 * moneyToWords('10.50'); // 'dez reais e cinquenta centavos'
 * ordinalToWords(345, { gender: 'feminino' }); // 'tricentésima quadragésima quinta'
 * ```
 * @module
 */
import { type DecimalStyle, type Gender, moneyInWords, numberInWords } from '../lib/text/number-words.ts';
import { oneOf } from './documents/_options.ts';

/** A number, or a text of digits with a point before its decimals. */
export type Numeric = number | bigint | string;

export interface GenderOption {
  /** `masculino` when absent. */
  readonly gender?: Gender | undefined;
}

export interface NumberOptions extends GenderOption {
  /** How decimals are read: `virgula` (the default), `três vírgula quatorze`, or `inteiros`, `três inteiros e quatorze centésimos`. */
  readonly decimalStyle?: DecimalStyle | undefined;
}

function genderOf(name: string, { gender }: GenderOption): Gender {
  return oneOf(`${name}: gender`, gender, ['masculino', 'feminino']) ?? 'masculino';
}

/** A value as its digits; a number that stands for several integers has no digits. */
function writtenOf(value: unknown): string {
  const isInexact = Number.isInteger(value) && !Number.isSafeInteger(value);
  return !isInexact && /^(?:number|bigint|string)$/.test(typeof value) ? String(value) : '';
}

/**
 * A number in words: up to 18 digits and 6 decimals, else null. The rules are those of `/texto/numero-por-extenso`.
 *
 * Options: `gender` (default masculino), `decimalStyle` (default virgula).
 * @example numberToWords(3.14, { decimalStyle: 'inteiros' }); // 'três inteiros e quatorze centésimos'
 */
export function numberToWords(value: Numeric, options: NumberOptions = {}): string | null {
  const style = oneOf('numberToWords: decimalStyle', options.decimalStyle, ['virgula', 'inteiros'] as const);
  return numberInWords(writtenOf(value), genderOf('numberToWords', options), style ?? 'virgula');
}

/**
 * An amount in reais in words: up to 18 digits and 2 decimals, else null. The rules are those of `/texto/numero-por-extenso`.
 * @example moneyToWords(1000000); // 'um milhão de reais'
 */
export function moneyToWords(value: Numeric): string | null {
  return moneyInWords(writtenOf(value));
}

/** The words of the digits 0 to 9 in each place, from the last; none of a zero. */
const ORDINALS = [
  ' primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono',
  ' déc vig trig quadrag quinquag sexag septuag octog nonag',
  ' cent ducent tricent quadringent quingent seiscent septingent octingent noningent',
  ' mil',
];

/**
 * The ordinal of 1 to 1999 in words, else null: above, the grammars disagree (Vocabulário Ortográfico; Cunha and Cintra, Nova
 * gramática, numerals).
 *
 * Options: `gender` (default masculino).
 * @example ordinalToWords(345); // 'tricentésimo quadragésimo quinto'
 */
export function ordinalToWords(value: Numeric, options: GenderOption = {}): string | null {
  const isFeminine = genderOf('ordinalToWords', options) === 'feminino';
  const written = writtenOf(value);
  if (!/^[01]?\d{1,3}$/.test(written)) return null;
  const words = ORDINALS.map((row, place) => {
    const word = row.split(' ')[Number(written.at(-1 - place) ?? 0)];
    // The tens are in `-ésimo` but for the first, décimo.
    return word && place > 0 ? `${word}${word === 'déc' ? 'imo' : 'ésimo'}` : word;
  });
  // Zero has no words.
  const text = words.toReversed().filter(Boolean).join(' ') || null;
  return isFeminine && text ? text.replace(/o(?= |$)/g, 'a') : text;
}

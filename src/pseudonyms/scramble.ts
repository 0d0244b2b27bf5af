import type { Keyed } from './cipher.ts';
import { LETTERS } from './letters.ts';
import type { Kind } from './names.ts';
import type { Outcome } from './outcome.ts';

/** The bytes by which the characters of a text change, one after another. */
export function scramblingBytes(kind: Kind, text: string, keyed: Keyed): () => number {
  let bytes = new Uint8Array();
  let block = 0;
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = keyed.hash('forma', kind, text, String(block++)) as Uint8Array<ArrayBuffer>;
      at = 0;
    }
    return bytes[at++] as number;
  };
}

/** Changes each digit into a digit and each letter into a letter of the same case. All else stays. */
export function scramble(kind: Kind, text: string, keyed: Keyed): string {
  const next = scramblingBytes(kind, text, keyed);
  return text.replace(/[0-9]|\p{L}/gu, (sign) => {
    const byte = next();
    if (sign <= '9') return String((Number(sign) + byte) % 10);
    const letter = /[A-Za-z]/.test(sign)
      ? (sign.toUpperCase().charCodeAt(0) - 65 + byte) % LETTERS
      : byte % LETTERS;
    const first = sign === sign.toUpperCase() ? 65 : 97;
    return String.fromCharCode(first + letter);
  });
}

/** The text in place of a value inside another one, by its outcome; undefined where it stays. A refused one is scrambled. */
export function insteadOf(outcome: Outcome, text: string, keyed: Keyed): string | undefined {
  if (outcome.is === 'mapped') return outcome.text;
  return outcome.is === 'refused' ? (outcome.text ?? scramble(outcome.kind, text, keyed)) : undefined;
}

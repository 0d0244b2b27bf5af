/**
 * Pseudonyms under a secret key: the same value always gets the same one, valid where the value was, and who holds the key
 * can lead those of numbers back. It needs `@noble/ciphers`, installed beside canivete.
 *
 * ```ts
 * import { createPseudonymizer } from 'canivete/pseudonyms';
 *
 * // Another valid CPF, always the same under this key.
 * const pseudonymOf = (key: string, cpf: string) =>
 *   createPseudonymizer({ key, context: 'staging' }).pseudonym('cpf', cpf);
 * ```
 * @module
 */
import { unsafe } from '@noble/ciphers/aes.js';
import { type Pseudonymizer, type PseudonymizerOptions, pseudonymizerOf } from './pseudonymizer.ts';
import { isContext, KEY_FORMS, MAX_CONTEXT, readKey } from './settings.ts';

export type { Kind, Params, Reason } from './names.ts';
export {
  type Detail,
  type InvalidMode,
  PseudonymError,
  type Pseudonymizer,
  type PseudonymizerOptions,
  type ValueOptions,
} from './pseudonymizer.ts';

/** Makes the pseudonyms of a key and a context. Throws a `TypeError` where either is wrong; it never shows the key. */
export function createPseudonymizer({ key, context = '' }: PseudonymizerOptions): Pseudonymizer {
  const bytes = readKey(key);
  if (!bytes) throw new TypeError(`createPseudonymizer: the key must be ${KEY_FORMS}`);
  if (!isContext(context))
    throw new TypeError(
      `createPseudonymizer: the context must be a text of up to ${MAX_CONTEXT} characters without U+0000`,
    );
  return pseudonymizerOf(bytes, context, unsafe);
}

/**
 * Pseudonyms under a secret key: the same value always gets the same one, valid where the value was, and who holds the key
 * can lead those of numbers back. It needs `@noble/ciphers`, installed beside canivete.
 *
 * ```ts
 * import { createPseudonymizer } from 'canivete/pseudonyms';
 *
 * const { pseudonym } = createPseudonymizer({ key: process.env.PSEUDONYM_KEY, context: 'staging' });
 * console.log(pseudonym('cpf', '111.444.777-35')); // another valid CPF, always the same
 * ```
 * @module
 */
export type { Kind, Params, Reason } from './names.ts';
export {
  createPseudonymizer,
  type Detail,
  type InvalidMode,
  PseudonymError,
  type Pseudonymizer,
  type PseudonymizerOptions,
  type ValueOptions,
} from './pseudonymizer.ts';

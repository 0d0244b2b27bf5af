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

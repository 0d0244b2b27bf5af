/** Fields where a call needs either a pair or a single one. */
import { badParameter } from '../../kit/errors/api-error.ts';
import { required } from '../../kit/texts.ts';

/**
 * 400 unless either both fields of a pair or the other one were sent: on the first of the pair for both ways and for
 * neither, on the missing one for half a pair.
 */
export function requirePairOr<Input extends object>(
  input: Input,
  pair: readonly [keyof Input & string, keyof Input & string],
  other: keyof Input & string,
): void {
  const [first, second] = pair;
  const missing = pair.filter((field) => input[field] === undefined);
  if ((missing.length === 2) === (input[other] === undefined)) {
    throw badParameter(first, {
      pt: `Envie ${first} e ${second}, ou então ${other}`,
      en: `Send ${first} and ${second}, or else ${other}`,
    });
  }
  if (missing.length === 1) throw badParameter(missing[0] as string, required);
}

import { type ApiError, badParameter } from '../kit/errors.ts';
import type { Text } from '../kit/texts.ts';
import type * as words from './refusals/index.ts';

/** What refusals are worded with. */
type Words = typeof words;

/**
 * A request that is refused, before it is put in words: a good request needs none of them, so the first refusal loads
 * them. `inWords` makes it an `ApiError`.
 */
export class Refusal extends Error {
  readonly worded: (words: Words) => ApiError;

  constructor(worded: (words: Words) => ApiError) {
    super('refused');
    this.name = 'Refusal';
    this.worded = worded;
  }
}

/** 400 of a field, with one of the pipeline's texts. */
export function refuse(field: string, message: (texts: Words['texts']) => Text): Refusal {
  return new Refusal(({ texts }) => badParameter(field, message(texts)));
}

let loaded: Words | undefined;

/** The words of refusals, loaded by the first one. */
export async function loadWords(): Promise<Words> {
  return (loaded ??= await import('./refusals/index.ts'));
}

/** An error in words; any but a `Refusal` as it is. */
export async function inWords(error: unknown): Promise<unknown> {
  return error instanceof Refusal ? error.worded(await loadWords()) : error;
}

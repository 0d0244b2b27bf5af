import type { Awaitable } from '../contracts/call.ts';
import { ApiError, badParameter } from '../kit/errors.ts';
import type { Text } from '../kit/texts.ts';
import type * as words from './refusals/index.ts';
import type * as answers from './refusals/answers.ts';

/** What refusals are worded with. */
type Words = typeof words;

/**
 * A request that is refused, before it is put in words: a good request needs none of them, so the first refusal loads
 * them. `inWords` makes it an `ApiError`.
 */
export class Refusal extends Error {
  readonly worded: (words: Words) => Awaitable<ApiError>;

  constructor(worded: (words: Words) => Awaitable<ApiError>) {
    super('refused');
    this.name = 'Refusal';
    this.worded = worded;
  }
}

/** Whether an error is the answer to a caller's mistake. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Refusal || error instanceof ApiError;
}

/** 400 of a field, with one of the pipeline's texts. */
export function refuse(field: string, message: (words: Words) => Text): Refusal {
  return new Refusal((all) => badParameter(field, message(all)));
}

/** The same with a text that only requests over HTTP are told. */
export function refuseRequest(field: string, message: (texts: typeof answers) => Text): Refusal {
  return new Refusal(async () => badParameter(field, message(await import('./refusals/answers.ts'))));
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

import type { Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import type { Language } from '../../lib/languages.ts';
import { errorBody } from '../../pipeline/errors/answer-error.ts';
import { inWords } from '../../pipeline/errors/in-words.ts';

export interface Refusal {
  readonly status: number;
  /** The body that the address would answer with this status: an agent learns from it to mend its call. */
  readonly body: unknown;
}

/** Gives what a call was refused with. A failure that the caller did not cause is reported to the host, and is a 500. */
export async function refusalOf(error: unknown, visit: Visit, language: Language): Promise<Refusal> {
  const said = await inWords(error);
  const known = said instanceof ApiError ? said : new ApiError(500);
  if (known !== said) visit.report(error);
  return { status: known.status, body: errorBody(known, language) };
}

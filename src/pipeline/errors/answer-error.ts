import type { Answer } from '../../contracts/call.ts';
import { ApiError, type ErrorParts } from '../../kit/errors/api-error.ts';
import { statusTexts } from '../../kit/errors/texts.ts';
import type { Language } from '../../kit/texts.ts';
import { jsonAnswer } from '../answer.ts';
import { languageTags } from '../../lib/languages.ts';
import { isSentence, sentenceOf } from './texts.ts';
import type { RefusalBody } from './tool-error.ts';

/** The answer to a request that ended in an error. */
export function errorAnswer(error: ApiError, language: Language): Answer {
  return jsonAnswer(error.status, errorBody(error, language), {
    'content-language': languageTags[language],
    vary: 'Accept-Language',
    ...error.parts.headers,
  });
}

/** The body of that answer: `{ error, code, details?, docs? }` and what the tool's page adds. */
export function errorBody({ status, parts }: ApiError, language: Language): RefusalBody {
  const { details, extra, docs } = parts;
  return {
    error: sentenceIn(parts, language) ?? statusTexts[status][language],
    code: status,
    ...extra,
    ...(details && {
      details: details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
    ...(docs !== undefined && { docs }),
  };
}

/** The error's own sentence, or else one about its first detail. */
function sentenceIn({ error, details = [] }: ErrorParts, language: Language): string | undefined {
  const [first] = details;
  if (error || !first) return error?.[language];
  const { field, message, sentence } = first;
  const own = message[language];
  const text = sentence?.[language] ?? (isSentence(own) ? own : `${field} ${own}`);
  return sentenceOf(text, details.length - 1, language);
}

/** Adds the tool's address in the docs page to the error of a refused input. Any other error stays as it is. */
export function addDocs(error: unknown, docsPath: string | undefined, toolId: string): unknown {
  if (docsPath === undefined || !(error instanceof ApiError)) return error;
  const { status, parts } = error;
  return status === 400 || status === 422
    ? new ApiError(status, { ...parts, docs: `${docsPath}#${toolId}` })
    : error;
}

import type { ApiError, ErrorParts } from '../../kit/errors.ts';
import type { ErrorStatus, Language } from '../../kit/texts.ts';
import type { RefusalBody } from '../tool-error.ts';
import { sentenceOf, statusTexts } from './texts.ts';

/** What the answer to an error says: `{ error, code, details?, docs? }` and what the tool's page adds. */
export function errorBody({ status, parts }: ApiError, language: Language): RefusalBody {
  const { details, extra, docs } = parts;
  return {
    error: textOf(status, parts, language),
    code: status,
    ...extra,
    ...(details && {
      details: details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
    ...(docs !== undefined && { docs }),
  };
}

/** What is wrong, as a sentence: the first detail, where there are any. */
function textOf(status: ErrorStatus, { error, details = [] }: ErrorParts, language: Language): string {
  const [first] = details;
  if (error || !first) return (error ?? statusTexts[status])[language];
  const { field, message, sentence } = first;
  const text = sentence?.[language] ?? `${field} ${message[language]}`;
  return sentenceOf(text, details.length - 1, language);
}

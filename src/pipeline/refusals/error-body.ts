import type { ApiError, ErrorParts } from '../../kit/errors.ts';
import type { ErrorStatus, Language, Text } from '../../kit/texts.ts';
import type { RefusalBody } from '../refusal-body.ts';
import { inputTexts, sentenceOf } from './texts.ts';

/** What is said of an error by its status, where it says nothing itself. */
export type StatusTexts = Readonly<Partial<Record<ErrorStatus, Text>>>;

/** What the answer to an error says: `{ error, code, details?, docs? }` and what the tool's page adds. */
export function errorBody(
  { status, parts }: ApiError,
  language: Language,
  byStatus: StatusTexts = inputTexts,
): RefusalBody {
  const { details, extra, docs } = parts;
  return {
    error: textOf(parts, language) ?? byStatus[status]?.[language] ?? String(status),
    code: status,
    ...extra,
    ...(details && {
      details: details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
    ...(docs !== undefined && { docs }),
  };
}

/** What is wrong, as a sentence: the first detail, where there are any. */
function textOf({ error, details = [] }: ErrorParts, language: Language): string | undefined {
  const [first] = details;
  if (error || !first) return error?.[language];
  const { field, message, sentence } = first;
  const text = sentence?.[language] ?? `${field} ${message[language]}`;
  return sentenceOf(text, details.length - 1, language);
}

import type { Answer } from '../../contracts/call.ts';
import type { ApiError } from '../../kit/errors.ts';
import type { Language } from '../../kit/texts.ts';
import { jsonAnswer } from '../answer.ts';
import { errorBody } from './error-body.ts';
import { languageTags } from './language.ts';

/** The answer that an error gets. */
export function errorAnswer(error: ApiError, language: Language): Answer {
  return jsonAnswer(error.status, errorBody(error, language), {
    'content-language': languageTags[language],
    vary: 'Accept-Language',
    ...error.parts.headers,
  });
}

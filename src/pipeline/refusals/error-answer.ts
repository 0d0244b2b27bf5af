import type { Answer } from '../../contracts/call.ts';
import type { ApiError } from '../../kit/errors.ts';
import type { Language } from '../../kit/texts.ts';
import { jsonAnswer } from '../answer.ts';
import { errorBody } from './error-body.ts';
import type { RefusalBody } from '../refusal-body.ts';
import { languageTags } from './language.ts';
import { statusTexts } from './request-texts.ts';

/** What the answer to a request says of an error. */
export function errorAnswerBody(error: ApiError, language: Language): RefusalBody {
  return errorBody(error, language, statusTexts);
}

/** The answer that an error gets. */
export function errorAnswer(error: ApiError, language: Language): Answer {
  return jsonAnswer(error.status, errorAnswerBody(error, language), {
    'content-language': languageTags[language],
    vary: 'Accept-Language',
    ...error.parts.headers,
  });
}

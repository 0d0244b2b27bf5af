import type { Answer, Call } from '../contracts/call.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { randomId } from '../lib/ids.ts';
import { isPromise } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import { jsonAnswer } from './answer.ts';
import { errorAnswer } from './errors/answer-error.ts';
import { chooseLanguage } from './errors/language.ts';
import { inWords } from './errors/in-words.ts';
import { begin, type Progress } from './progress.ts';
import type { ReportFailure } from './report-failure.ts';
import type { RequestSpans } from './request-span.ts';

export interface DispatchParts {
  readonly onRequest: (() => void) | undefined;
  /** True where reports need the time at which a request began. */
  readonly isTimed: boolean;
  readonly random: Random;
  /** Answers a request, or throws: an `ApiError` is the caller's mistake, anything else a failure. */
  readonly route: (progress: Progress) => Promise<Answer>;
  readonly finish: (progress: Progress, answer: Answer) => Answer;
  readonly report: ReportFailure;
  readonly requestSpans: RequestSpans | undefined;
  readonly toolIdAt: (method: string, path: string) => string | undefined;
}

/** Makes the function that takes a plain call to its plain answer. Its promise never rejects. */
export function createDispatch(parts: DispatchParts): (call: Call) => Promise<Answer> {
  const { onRequest, isTimed, random, route, finish, report, requestSpans, toolIdAt } = parts;

  async function answer(progress: Progress): Promise<Answer> {
    try {
      onRequest?.();
      progress.requestId = requestIdOf(progress.call, random);
      return finish(progress, await route(progress));
    } catch (error) {
      const said = inWords(error);
      return finish(progress, answerError(progress, isPromise(said) ? await said : said));
    }
  }

  /** Turns every error into an answer. An error that is not an `ApiError` is reported, and answered 500. */
  function answerError(progress: Progress, error: unknown): Answer {
    try {
      const known = error instanceof ApiError ? error : failWith(progress, error);
      return errorAnswer(known, chooseLanguage(progress.call.header('accept-language')));
    } catch (failure) {
      // The headers of the call itself cannot be read.
      failWith(progress, failure);
      return jsonAnswer(500, { error: 'Erro interno.', code: 500 });
    }
  }

  function failWith(progress: Progress, failure: unknown): ApiError {
    progress.failure = failure;
    report(failure, progress);
    return new ApiError(500);
  }

  return (call) => {
    const progress = begin(call);
    if (isTimed) progress.started = performance.now();
    if (!requestSpans) return answer(progress);
    return requestSpans.within(progress, toolIdAt(call.method, call.path), answer);
  };
}

function requestIdOf(call: Call, random: Random): string {
  const sent = call.header('x-request-id');
  return sent !== null && /^[\w.-]{1,64}$/.test(sent) ? sent : randomId('req_', random);
}

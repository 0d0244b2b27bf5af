import type { Answer } from '../contracts/call.ts';
import type { Visit } from '../contracts/pages.ts';
import { ApiError, invalidValue } from '../kit/errors.ts';
import type { Language } from '../kit/texts.ts';
import { readBody } from '../pipeline/body.ts';
import { inWords } from '../pipeline/refusal.ts';
import { errorAnswer } from '../pipeline/refusals/error-answer.ts';
import { chooseLanguage, languageTags } from '../pipeline/refusals/language.ts';
import { validate } from '../pipeline/validate.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import type { BatchParts } from './page.ts';
import { roomFor } from './room.ts';

/** Milliseconds of work after which other requests have their turn. */
const TURN = 10;

/** Bytes of an answer. */
const MAX_ANSWER = 8_388_608;

type Request = Envelope['requests'][number];

/**
 * Answers batches. Each call is permitted, validated, run and told of as at its tool's own address; all are counted
 * before the first one runs, in one step, so that a batch that does not fit changes nothing.
 */
export function createBatch({ limits, maxBatch, report }: BatchParts): (visit: Visit) => Promise<Answer> {
  const envelope = envelopeOf(maxBatch);

  /** The calls of a body. Their inputs stay as they were sent, since each tool reads its own. */
  async function readRequests({ call }: Visit): Promise<readonly Request[]> {
    const raw = await readBody(call, limits, envelope);
    try {
      const { requests } = validate({ input: envelope, examples: [] }, raw) as Envelope;
      const sent = raw.sent['requests'] as readonly { readonly input?: Request['input'] | null }[];
      return requests.map((request, i) => ({ ...request, input: sent[i]?.input ?? {} }));
    } catch (error) {
      throw await inWords(error);
    }
  }

  async function resultOf(visit: Visit, { id, tool, input }: Request, language: Language): Promise<string> {
    try {
      return result(id, 200, JSON.stringify(await visit.use(tool, input, { isCounted: true })));
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500);
      if (known !== error) report(error, visit);
      return refusal(id, known, language);
    }
  }

  return async (visit) => {
    let requests: readonly Request[];
    try {
      requests = await readRequests(visit);
    } catch (error) {
      // What cannot be read is one request, as at every other address.
      await visit.count();
      throw error;
    }
    await visit.count(requests.length);

    const language = chooseLanguage(visit.call.header('accept-language'));
    const [start, end] = ['{"results":[', ']}'];
    const room = roomFor(MAX_ANSWER - start.length - end.length - requests.length, requests.length);
    const results: string[] = [];
    let began = performance.now();
    for (const [i, request] of requests.entries()) {
      const answered = await resultOf(visit, request, language);
      results.push(room.take(answered, () => refusal(request.id, noRoom(i), language)));
      if (performance.now() - began < TURN) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      began = performance.now();
    }
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-language': languageTags[language],
        vary: 'Accept-Language',
      },
      body: start + results.join(',') + end,
    };
  };
}

/** A call's result, as JSON text. */
function result(id: string | undefined, status: number, body: string): string {
  return `{"id":${JSON.stringify(id ?? null)},"status":${status},"body":${body}}`;
}

function refusal(id: string | undefined, error: ApiError, language: Language): string {
  return result(id, error.status, errorAnswer(error, language).body as string);
}

const noRoom = (i: number) =>
  invalidValue(`requests[${i}]`, {
    pt: 'não cabe na resposta, que tem até 8 MiB: peça em outro lote',
    en: 'does not fit in the answer, which has up to 8 MiB: ask for it in another batch',
  });

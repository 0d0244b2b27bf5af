import type { Answer, Headers } from '../../contracts/call.ts';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError, invalidValue } from '../../kit/errors/api-error.ts';
import type { Language } from '../../kit/texts.ts';
import { textOf } from '../../kit/written.ts';
import { joinChunks } from '../../lib/bytes/chunks.ts';
import { jsonOf } from '../../pipeline/answer.ts';
import { type BodyLimits, readBody } from '../../pipeline/body.ts';
import { errorBody } from '../../pipeline/errors/answer-error.ts';
import { languageTags } from '../../lib/languages.ts';
import { chooseLanguage } from '../../pipeline/errors/language.ts';
import { validate } from '../../pipeline/validate.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { roomFor } from './room.ts';

/**
 * Milliseconds of work after which other requests have their turn. A call that begins before holds them up for as long
 * as it takes: they wait no longer than the dearest call and this.
 */
const TURN = 2;

/** Bytes of an answer. */
const MAX_ANSWER = 8_388_608;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const START = bytesOf('{"results":[');
const COMMA = bytesOf(',');
const END = bytesOf(']}');
const END_OF_RESULT = bytesOf('}');

type Request = Envelope['requests'][number];

export interface BatchParts {
  readonly limits: BodyLimits;
  /** Calls that a batch may hold. */
  readonly maxBatch: number;
}

/**
 * Answers batches. Each call is permitted, validated, run and reported as at its tool's own address; all are counted
 * before the first one runs, in one step, so that a batch that does not fit changes nothing.
 */
export function createBatch({ limits, maxBatch }: BatchParts): (visit: Visit) => Promise<Answer> {
  const envelope = envelopeOf(maxBatch);

  /** Reads the calls of a body. Their inputs stay as they were sent, since each tool reads its own. */
  async function readRequests({ call }: Visit): Promise<readonly Request[]> {
    const raw = await readBody(call, limits, envelope);
    const { requests } = validate({ input: envelope, examples: [] }, raw) as Envelope;
    const sent = raw.sent['requests'] as readonly { readonly input?: Request['input'] | null }[];
    return requests.map((request, i) => ({ ...request, input: sent[i]?.input ?? {} }));
  }

  async function resultOf(
    visit: Visit,
    { id, tool, input }: Request,
    language: Language,
  ): Promise<Uint8Array> {
    try {
      let readAs: readonly string[] = [];
      const onReadAs = (lines: readonly string[]) => void (readAs = lines);
      const answer = await visit.use(tool, input, { isCounted: true, isTyped: true, onReadAs });
      const written = textOf(answer);
      if (!written) return bytesOf(result(id, 200, jsonOf(answer), readAs));
      return joinChunks([bytesOf(headOf(id, 200, readAs)), written, END_OF_RESULT]);
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500);
      if (known !== error) visit.report(error);
      return bytesOf(refusal(id, known, language));
    }
  }

  return async (visit) => {
    let began = performance.now();
    // A month that is used up refuses before the body costs anything.
    const isUsedUp = isNoneLeft(await visit.standing());
    if (isUsedUp) await visit.count();
    let requests: readonly Request[];
    try {
      requests = await readRequests(visit);
    } catch (error) {
      // An unreadable body counts as one request, as at every other address.
      if (!isUsedUp) await visit.count();
      throw error;
    }
    // Where a new month has begun meanwhile, one is counted already.
    const uncounted = requests.length - Number(isUsedUp);
    if (uncounted > 0) await visit.count(uncounted);

    const language = chooseLanguage(visit.call.header('accept-language'));
    const room = roomFor(MAX_ANSWER - START.length - END.length - requests.length, requests.length);
    // Encode to bytes at once, because a text of megabytes takes longer to join and to encode than a call may take.
    const pieces = [START];
    for (const [i, request] of requests.entries()) {
      if (performance.now() - began >= TURN) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        began = performance.now();
      }
      if (i > 0) pieces.push(COMMA);
      const standIn = () => bytesOf(refusal(request.id, noRoom(i), language));
      const answered = room.isUsed() ? undefined : await resultOf(visit, request, language);
      pieces.push(answered ? room.take(answered, standIn) : standIn());
    }
    pieces.push(END);
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-language': languageTags[language],
        vary: 'Accept-Language',
      },
      body: joinChunks(pieces),
    };
  };
}

/** Reads the headers of a month's quota, of either kind. */
const isNoneLeft = (quota: Headers) =>
  quota['x-ratelimit-remaining'] === '0' || /;r=0;/.test(quota['ratelimit'] ?? '');

/** A call's result, as JSON text. */
function result(id: string | undefined, status: number, body: string, readAs?: readonly string[]): string {
  return `${headOf(id, status, readAs)}${body}}`;
}

/** The part of a result before its body. */
function headOf(id: string | undefined, status: number, readAs: readonly string[] = []): string {
  const read = readAs.length > 0 ? `,"readAs":${JSON.stringify(readAs)}` : '';
  return `{"id":${JSON.stringify(id ?? null)},"status":${status}${read},"body":`;
}

function refusal(id: string | undefined, error: ApiError, language: Language): string {
  return result(id, error.status, JSON.stringify(errorBody(error, language)));
}

const noRoom = (i: number) =>
  invalidValue(`requests[${i}]`, {
    pt: 'não cabe na resposta, que tem até 8 MiB: peça em outro lote',
    en: 'does not fit in the answer, which has up to 8 MiB: ask for it in another batch',
  });

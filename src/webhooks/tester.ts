import { jsonAnswer } from '../pipeline/answer.ts';
import type { Answer, Headers } from '../contracts/call.ts';
import type { EventName } from '../contracts/event-names.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import { ApiError, invalidValue } from '../kit/errors/api-error.ts';
import { limitReached } from '../kit/errors/texts.ts';
import type { Text } from '../kit/texts.ts';
import type { Awaitable } from '../contracts/call.ts';
import type { Random } from '../lib/random.ts';
import { notPublic } from './checks.ts';
import { examplePayload } from './payload.ts';
import { send, type SenderParts } from './send.ts';
import { bodySignature, deliveryId, type SigningSecrets } from './signature.ts';

export interface TesterParts {
  readonly quotaStore: QuotaStore;
  readonly sender: () => SenderParts;
  readonly clock: () => number;
  readonly random: Random;
}

/** A test that may be made. */
export interface Test {
  readonly accountId: string;
  readonly url: string;
  readonly event: EventName;
  /** True where the answer also has what was sent and what came. */
  readonly isWhole?: true;
  /** Asked for once the test is let through. */
  secrets(): Promise<{
    readonly secrets: SigningSecrets;
    /** The webhook's own headers. */
    readonly headers?: Readonly<Record<string, string>>;
    readonly shown?: string;
  }>;
  /** Counts the request, once the test is let through. */
  count?(): Awaitable<void>;
  /** Gives the quota headers of a refusal. */
  standing?(): Awaitable<Headers>;
}

/** Makes one attempt with an example, now, unless the account has used up its tests or has one under way: 429. */
export type Tester = (test: Test) => Promise<Answer>;

const MINUTE = 60_000;
const TESTS_A_MINUTE = 10;

const tooMany = (end: number): Text =>
  limitReached(TESTS_A_MINUTE, 'testes por minuto', 'tests a minute', end);
const oneAtATime = (end: number): Text => limitReached(1, 'teste por vez', 'test at a time', end);

export function createTester({ quotaStore, sender, clock, random }: TesterParts): Tester {
  const underWay = new Set<string>();

  /** Seconds until the next test may be made; null when this one may. */
  async function countTest(accountId: string): Promise<number | null> {
    const now = clock();
    const minute = Math.floor(now / MINUTE);
    const bucket = `t:${accountId}:${minute}`;
    const used = { bucket, limit: TESTS_A_MINUTE, cost: 1, keep: 2 * MINUTE };
    const { admitted } = await quotaStore.consume(used);
    return admitted ? null : Math.ceil(((minute + 1) * MINUTE - now) / 1000);
  }

  async function attempt(test: Test): Promise<Answer> {
    const { url, event } = test;
    const now = clock();
    const id = deliveryId(now, random);
    const { body } = examplePayload(event, now);
    const { secrets, headers = {}, shown } = await test.secrets();
    const sent = await send({ url, event, deliveryId: id, body, secrets, headers }, sender());
    // The address was refused before anything was sent.
    if (sent.error === 'blocked_address') throw invalidValue('url', notPublic);
    return jsonAnswer(200, {
      delivered: sent.error === null,
      delivery_id: id,
      event,
      url,
      status: sent.status,
      duration_ms: sent.duration,
      error: sent.error,
      signature: bodySignature(secrets[0], new TextEncoder().encode(body)),
      ...(shown !== undefined && { secret: shown }),
      ...(test.isWhole && { body, response: sent.response }),
    });
  }

  return async (test) => {
    const { accountId } = test;
    const refuse = async (error: Text, seconds: number) =>
      new ApiError(429, {
        error,
        headers: { ...(await test.standing?.()), 'retry-after': String(seconds) },
      });
    if (underWay.has(accountId)) throw await refuse(oneAtATime(clock() + 1000), 1);
    underWay.add(accountId);
    try {
      const wait = await countTest(accountId);
      if (wait !== null) throw await refuse(tooMany(clock() + wait * 1000), wait);
      await test.count?.();
      return await attempt(test);
    } finally {
      underWay.delete(accountId);
    }
  };
}

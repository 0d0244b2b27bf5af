import { describe, expect, it } from 'vitest';
import type { Stores } from '../../../src/contracts/stores.ts';
import { timedKeyStore } from '../../../src/contracts/key-store.ts';
import { timedQuotaStore } from '../../../src/contracts/quota-store.ts';
import { timedWebhookStore } from '../../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import type { Random } from '../../../src/lib/random.ts';
import { type Backend, newPlace, openPlace } from '../../support/backends.ts';
import { newDeliveryFor, report, sized, webhookRecord } from '../../support/faults.ts';
import { isLinearizable, type Model, type Operation } from '../../support/linearizable.ts';
import {
  hasPostgresServer,
  hasRedisServer,
  type OwnServer,
  startPostgres,
  startRedis,
} from '../../support/servers.ts';
import { sleep } from '../../support/workers.ts';

const HISTORIES = sized(30, 1_000);
const policy = { after: 1e12, gap: 1e12, deliveries: 1_000, slowAfter: 1e9 };

/** Begins to watch a call; what it gives says in the end whether the client may have sent the call twice. */
type Watch = () => () => boolean;

/**
 * Makes calls and notes them. A call that fails may have taken effect, and one that was sent twice may have done so
 * before.
 */
function recorder<Input, Output>(watch: Watch) {
  const history: Operation<Input, Output>[] = [];
  return {
    history,
    async note(input: Input, call: () => unknown): Promise<Output | undefined> {
      const from = performance.now();
      const wasSentTwice = watch();
      let output: Output | undefined;
      try {
        output = (await call()) as Output;
      } catch {
        output = undefined;
      }
      history.push({ input, output, from, until: output === undefined ? Infinity : performance.now() });
      if (wasSentTwice()) history.push({ input, output: undefined, from, until: Infinity });
      return output;
    },
  };
}

interface Counted {
  readonly admitted: boolean;
  readonly used: number;
}
interface Cost {
  readonly cost: number;
  readonly limit: number;
}

const counts: Model<number, Cost, Counted> = (used, { cost, limit }, output) => {
  const admitted = used + cost <= limit;
  const next = admitted ? used + cost : used;
  return !output || (output.admitted === admitted && output.used === next) ? [next] : [];
};

/** Callers of one bucket. */
async function countHistory(
  { quotaStore }: Stores,
  name: string,
  random: Random,
  watch: Watch,
): Promise<boolean> {
  const { history, note } = recorder<Cost, Counted>(watch);
  const limit = 5 + (random() % 10);
  const caller = async () => {
    for (let i = 0; i < 3; i++) {
      const cost = 1 + (random() % 3);
      await note({ cost, limit }, () => quotaStore.consume({ bucket: name, limit, cost, keep: 1e9 }));
    }
  };
  await Promise.all([caller(), caller(), caller(), caller()]);
  return isLinearizable(history, 0, counts);
}

type KeyCall = { readonly do: 'find' } | { readonly do: 'revoke'; readonly at: number };

const revocations: Model<number | null, KeyCall, { readonly revokedAt: number | null }> = (
  state,
  call,
  output,
) => {
  const next = call.do === 'revoke' ? (state ?? call.at) : state;
  return !output || output.revokedAt === next ? [next] : [];
};

/** Callers who look a key up while others revoke it. */
async function keyHistory(
  { keyStore }: Stores,
  name: string,
  random: Random,
  watch: Watch,
): Promise<boolean> {
  await until(() => keyStore.createAccount({ id: name, plan: 'free', status: 'active', createdAt: 1 }));
  const none = { tools: null, expiresAt: null, revokedAt: null, lastUsedAt: null };
  const key = {
    id: name,
    accountId: name,
    digest: name,
    hint: 'h',
    scope: 'tools',
    createdAt: 1,
    ...none,
  } as const;
  await until(() => keyStore.createKey(key));
  const { history, note } = recorder<KeyCall, { readonly revokedAt: number | null }>(watch);
  const finder = async () => {
    for (let i = 0; i < 4; i++) {
      await note({ do: 'find' }, async () => ({
        revokedAt: (await keyStore.findKey(name))?.key.revokedAt ?? null,
      }));
    }
  };
  const revoker = async (at: number) => {
    await sleep(random() % 3);
    await note({ do: 'revoke', at }, async () => ({
      revokedAt: (await keyStore.revokeKey(name, at))?.revokedAt ?? null,
    }));
  };
  await Promise.all([finder(), finder(), revoker(10), revoker(20)]);
  return isLinearizable(history, null, revocations);
}

/** The state of one delivery: waiting, held by the claim of that number (0: by an unknown claim), or ended. */
type Holding = 'waits' | 'ended' | number;
type HoldCall =
  | { readonly do: 'claim'; readonly by: number }
  | { readonly do: 'settle'; readonly by: number };

const holdings: Model<Holding, HoldCall, string> = (state, call, output) => {
  if (call.do === 'claim') {
    // A claim may always pass over what it could have had.
    if (output === 'none') return [state];
    if (output === 'claimed') return state === 'waits' ? [call.by] : [];
    return state === 'waits' ? ['waits', 0] : [state];
  }
  // A success ends the delivery, even when another claim holds it.
  if (output === 'applied') return state === call.by ? ['ended'] : [];
  if (output === 'stale') return state === call.by ? [] : ['ended'];
  return ['ended'];
};

/** Callers who claim one delivery and settle it. */
async function claimHistory(
  { webhookStore }: Stores,
  name: string,
  random: Random,
  watch: Watch,
): Promise<boolean> {
  await until(() =>
    webhookStore.createWebhook(webhookRecord(0, random, { id: name, accountId: name, slow: false }), 1),
  );
  const delivery = { ...newDeliveryFor(name, 1, random), accountId: name };
  await until(() => webhookStore.enqueue([delivery], 10));
  const { history, note } = recorder<HoldCall, string>(watch);
  const caller = async (by: number) => {
    let token = '';
    const claimed = await note({ do: 'claim', by }, async () => {
      const claims = await webhookStore.claim({
        owner: 'o',
        limit: 1,
        slow: 1,
        lease: 600_000,
        perWebhook: 1,
      });
      token = claims[0]?.token ?? '';
      return token === '' ? 'none' : 'claimed';
    });
    if (claimed !== 'claimed') return;
    const attempt = { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' } as const;
    const settlement = { id: delivery.id, token, attempt, next: { state: 'succeeded' }, policy } as const;
    await note({ do: 'settle', by }, async () => (await webhookStore.settle(settlement)).result);
    await note({ do: 'settle', by }, async () => (await webhookStore.settle(settlement)).result);
  };
  await Promise.all([caller(1), caller(2), caller(3)]);
  const isRight = isLinearizable<Holding, HoldCall, string>(history, 'waits', holdings);
  await until(() => webhookStore.eraseAccount(name));
  return isRight;
}

/** Tries again what only prepares a history. */
async function until(call: () => unknown): Promise<void> {
  for (;;) {
    try {
      await call();
      return;
    } catch {
      await sleep(20);
    }
  }
}

const servers: readonly (readonly [Backend, boolean, () => Promise<OwnServer>, number])[] = [
  ['Redis by ioredis', hasRedisServer, async () => startRedis('always'), 500],
  ['Redis by redis', hasRedisServer, async () => startRedis('always'), 500],
  ['PostgreSQL by pg', hasPostgresServer, startPostgres, 1_500],
];

describe('calls while the server is killed and started again', () => {
  it.each(servers)(
    '%s: each history could have happened one call after another',
    async (backend, isHere, startServer, every) => {
      if (!isHere) return;
      const server = await startServer();
      const place = await newPlace(backend, server.port);
      const { stores, end } = await openPlace(place);
      const timed: Stores = {
        ...stores,
        keyStore: timedKeyStore(stores.keyStore, 5_000),
        quotaStore: timedQuotaStore(stores.quotaStore, 5_000),
        webhookStore: timedWebhookStore(stores.webhookStore, 5_000),
      };
      await stores.quotaStore.read('m');
      const state = { isOver: false };
      let [begun, restarts, sentTwice] = [0, 0, 0];
      const restarting = async () => {
        while (!state.isOver) {
          await sleep(every);
          begun++;
          await server.restart();
          restarts++;
        }
      };
      // It sends a command again whose answer was lost with the connection; the others reject it.
      const watch: Watch = () => {
        const before = restarts;
        return () => {
          const mayBeTwice = backend === 'Redis by ioredis' && begun > before;
          if (mayBeTwice) sentTwice++;
          return mayBeTwice;
        };
      };
      const kinds = { counts: countHistory, keys: keyHistory, claims: claimHistory };
      const wrong: string[] = [];
      const work = async () => {
        for (let i = 0; i < HISTORIES; i++) {
          for (const [kind, history] of Object.entries(kinds)) {
            const name = `h${kind}${i}`;
            if (!(await history(timed, name, seededRandom(name), watch))) wrong.push(name);
          }
        }
        state.isOver = true;
      };
      await Promise.all([work(), restarting()]);
      report('T21', {
        backend,
        histories: 3 * HISTORIES,
        restarts,
        callsThatMayBeTwice: sentTwice,
        violations: wrong.length,
      });
      expect(wrong).toEqual([]);
      expect(restarts).toBeGreaterThan(0);
      await end();
      await server.stop();
    },
  );
});

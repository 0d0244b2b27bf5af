// The service on Cloudflare Workers, for one key: `npm install && npx wrangler dev`, then
//   curl -H 'Authorization: Bearer cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda' http://localhost:8787/v1/cpf
// Before `npx wrangler deploy`: `npx wrangler queues create canivete-wakes`, and `npx wrangler secret put KEY_DIGEST` with
// what `printf %s cnv_… | sha256sum` says of a key of your own, which `npx canivete serve` makes.
import { createService } from 'canivete';
import { toWorker } from 'canivete/cloudflare';
import { queueScheduler } from 'canivete/schedulers/cloudflare';
import { memoryStore } from 'canivete/stores/memory';

/**
 * Every isolate knows the same account and key, of a plan without a limit. All else lives and ends with its memory:
 * accounts, counts and webhooks made in one are unknown to the others. To have them, hand in stores that all share.
 */
function storeOf({ KEY_DIGEST }) {
  const store = memoryStore();
  const accountId = 'acc_demo';
  store.createAccount({ id: accountId, plan: 'enterprise', status: 'active', createdAt: 0 });
  store.createKey({
    id: 'key_demo',
    accountId,
    digest: KEY_DIGEST,
    hint: '',
    tools: null,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  });
  return store;
}

export default toWorker((env) =>
  createService({
    keyStore: storeOf(env),
    scheduler: queueScheduler(env.WAKES),
    webhooks: { concurrency: 6 },
    onError: (error) => console.error(error),
  }),
);

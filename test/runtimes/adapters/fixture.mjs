// The service that every adapter is tested with. It needs no more than Web standards, so that it runs on Workers too.
import { createService } from 'canivete';
import { defineTool } from 'canivete/core';
import { memoryStore } from 'canivete/stores/memory';
import * as v from 'valibot';

/** Digest of the key that the suite sends. */
const DIGEST = 'f4a99a0f5f80e2e18eed348bb610a295d4dbcc956fa8219faa87a3237c59f294';

const echo = {
  path: '/echo',
  category: 'desenvolvedor',
  name: 'Eco',
  summary: 'Responde o que recebe',
  output: v.record(v.string(), v.unknown()),
  examples: [],
  run: (input) => input,
};

const echoGet = defineTool({
  ...echo,
  method: 'GET',
  input: v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    name: v.optional(v.string()),
  }),
});
const echoPost = defineTool({ ...echo, method: 'POST', input: v.object({ text: v.string() }) });

/** Makes the service of the suite. Failures reported by `canivete` are printed, and fail the suite. */
export async function fixture({ http, ...options } = {}) {
  const store = memoryStore();
  await store.createAccount({ id: 'acc_suite', plan: 'enterprise', status: 'active', createdAt: 0 });
  await store.createKey({
    id: 'key_suite',
    accountId: 'acc_suite',
    digest: DIGEST,
    hint: 'cnv_0123TAda',
    scope: 'tools',
    tools: null,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  });
  return createService({
    tools: [echoGet, echoPost],
    keyStore: store,
    quotaStore: store,
    webhookStore: store,
    http: { cors: { origins: ['https://app.example'] }, maxBodyBytes: 1000, bodyTimeout: 200, ...http },
    onError: (error) => console.error('failure:', error),
    ...options,
  });
}

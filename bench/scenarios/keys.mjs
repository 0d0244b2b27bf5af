import { apiKey } from '@better-auth/api-key';
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { apiKeys } from '../../dist/core.js';
import { memoryStores } from '../../dist/stores/memory.js';
import { cpf } from '../../dist/tools.js';
import { LIMIT, plans } from '../lib/service.mjs';

export const title = 'A key, checked and counted';
export const about =
  "The service finds the caller by the key and takes one request from the limit, all in memory, without an HTTP request. better-auth's plugin for API keys does it on its adapter for memory, with a number of requests that remain and without its own limit of rate.";

export const missed =
  'Ours takes about 1 µs in Node 20, most of it for the texts of five headers of the quota; the plugin answers nothing of the kind. It was measured without its limit of rate, which makes it faster than it is by default.';

async function ours() {
  const { keyStore, quotaStore } = memoryStores();
  const { access, accounts, keys } = apiKeys({ tools: [cpf], keyStore, quotaStore, plans });
  const { id } = await accounts.create({ plan: 'pro' });
  const { key } = await keys.create(id);
  const call = { header: (name) => (name === 'authorization' ? `Bearer ${key}` : null) };
  return async () => {
    const principal = await access.authenticate(call);
    access.permit(principal, cpf.id);
    return access.count(principal);
  };
}

async function betterAuths() {
  const auth = betterAuth({
    baseURL: 'http://localhost',
    secret: 'a secret of the bench, thirty-two characters and more',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [], apikey: [] }),
    emailAndPassword: { enabled: true },
    plugins: [apiKey({ rateLimit: { enabled: false } })],
    telemetry: { enabled: false },
  });
  const person = { name: 'Bench', email: 'bench@example.com', password: 'a password of the bench' };
  const { user } = await auth.api.signUpEmail({ body: person });
  const { key } = await auth.api.createApiKey({ body: { userId: user.id, remaining: LIMIT } });
  return async () => {
    const { valid, error } = await auth.api.verifyApiKey({ body: { key } });
    if (!valid) throw new Error(JSON.stringify(error));
  };
}

export async function rows() {
  return [
    {
      name: "a key, checked and counted ÷ better-auth's",
      ours: await ours(),
      peers: { 'better-auth': await betterAuths() },
    },
  ];
}

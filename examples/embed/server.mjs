// A product with users of its own, whose plans, keys, usage and webhooks canivete keeps: `npm i canivete express`,
// `node examples/embed/server.mjs`. With WEBHOOKS_DEV=1 webhooks may go to this machine.
// oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands what they reject with to its error handler
import { randomUUID } from 'node:crypto';
import express from 'express';
import { createService } from 'canivete';
import { toExpress } from 'canivete/express';

/** By session. A product keeps them in its database, and asks for a password. */
const users = new Map();
const sessionIn = (cookies) => /(?:^|; )session=([^;]+)/.exec(cookies ?? '')?.[1];
const userOf = (cookies) => users.get(sessionIn(cookies));

const onThisMachine = { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.0/8'] };
const service = createService({
  keys: {
    plans: {
      trial: { requestsPerMonth: 3, tools: { allow: ['cpf', 'cnpj'] }, events: [] },
      paid: { requestsPerMonth: 10_000, tools: '*', events: ['tool_used'] },
    },
  },
  // Whoever is logged in here sees and changes an account at /v1/account: usage, keys, webhooks, favorites.
  account: { session: async ({ headers }) => userOf(headers.get('cookie'))?.accountId ?? null },
  onError: (error, { requestId }) => console.error(requestId, error),
  ...(process.env.WEBHOOKS_DEV && { webhooks: { url: onThisMachine } }),
});

const app = express();
// The service reads its own bodies; the parser after it is for the routes of the product.
app.use(toExpress(service));
app.use(express.json());

app.post('/signup', async (request, response) => {
  const account = await service.accounts.create({ plan: 'trial', name: request.body.email });
  const { key } = await service.keys.create(account.id, { name: 'first' });
  const session = randomUUID();
  users.set(session, { email: request.body.email, accountId: account.id });
  response.cookie('session', session, { httpOnly: true, sameSite: 'lax' });
  // Shown this once: what is stored is its hash.
  response.status(201).json({ session, key });
});

// What the product alone decides: it has been paid.
app.post('/upgrade', async (request, response) => {
  const user = userOf(request.get('cookie'));
  if (!user) return response.status(401).json({ error: 'sign up first' });
  await service.accounts.setPlan(user.accountId, 'paid');
  return response.json({ plan: 'paid' });
});

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address();
  const body = `{"email":"ana@exemplo.com.br"}`;
  console.log(`curl -H 'Content-Type: application/json' -d '${body}' 'http://127.0.0.1:${port}/signup'`);
});

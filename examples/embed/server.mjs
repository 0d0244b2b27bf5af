// A product with users of its own, whose plans, keys, usage and webhooks canivete keeps: `npm i canivete express`,
// `node examples/embed/server.mjs`. With WEBHOOKS_DEV=1 webhooks may go to this machine.
// oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 hands what they reject with to its error handler
import { randomUUID } from 'node:crypto';
import express from 'express';
import { createService, ServiceError } from 'canivete';
import { toExpress } from 'canivete/express';

const onThisMachine = { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.0/8'] };
const service = createService({
  plans: {
    trial: { requestsPerMonth: 3, tools: { allow: ['cpf', 'cnpj'] }, events: [] },
    paid: { requestsPerMonth: 10_000, tools: '*', events: ['tool_used'] },
  },
  onError: (error, { requestId }) => console.error(requestId, error),
  ...(process.env.WEBHOOKS_DEV && { webhooks: { url: onThisMachine } }),
});

/** By session. A product keeps them in its database, and asks for a password. */
const users = new Map();

const app = express();
// The service reads its own bodies; the parser after it is for the routes of the product.
app.use(toExpress(service));
app.use(express.json());

app.post('/signup', async (request, response) => {
  const account = await service.accounts.create({ plan: 'trial', name: request.body.email });
  const { key } = await service.keys.create(account.id, { name: 'first' });
  const session = randomUUID();
  users.set(session, { email: request.body.email, accountId: account.id });
  // Shown this once: what is stored is its hash.
  response.status(201).json({ session, key });
});

app.use('/me', (request, response, next) => {
  const user = users.get(request.get('x-session'));
  if (!user) return response.status(401).json({ error: 'sign up first' });
  response.locals.user = user;
  return next();
});

app.get('/me/usage', async (_request, response) => {
  response.json(await service.usage(response.locals.user.accountId));
});

app.post('/me/upgrade', async (_request, response) => {
  await service.accounts.setPlan(response.locals.user.accountId, 'paid');
  response.json({ plan: 'paid' });
});

app.post('/me/webhooks', async (request, response) => {
  const { accountId } = response.locals.user;
  const { webhook, secret } = await service.webhooks.create(accountId, {
    url: request.body.url,
    events: ['tool_used'],
  });
  response.status(201).json({ id: webhook.id, secret });
});

app.use((error, _request, response, next) => {
  // What an operation refuses is for the user: a plan without events, an address where webhooks may not go.
  if (!(error instanceof ServiceError)) return next(error);
  return response.status(400).json({ error: error.message, code: error.code });
});

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address();
  const body = `{"email":"ana@exemplo.com.br"}`;
  console.log(`curl -H 'Content-Type: application/json' -d '${body}' 'http://127.0.0.1:${port}/signup'`);
});

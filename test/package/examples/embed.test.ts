import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../../support/receiver.ts';
import { examples, originIn, paste, start } from './start.ts';

it('examples/embed gives each user an account, a key, a plan and webhooks', async () => {
  const program = start(join(examples, 'embed/server.mjs'), { env: { WEBHOOKS_DEV: '1' } });
  const line = await program.line(/curl/);
  const origin = originIn(line);
  const { session, key } = await paste(line);
  const me = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const cookie = { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' };
    const headers = { ...cookie, 'content-type': 'application/json' };
    const reply = await fetch(`${origin}${path}`, { ...init, headers });
    return { status: reply.status, body: await reply.json() };
  };
  const call = async (path: string) => {
    const reply = await fetch(`${origin}/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
    return reply.status;
  };

  expect((await fetch(`${origin}/v1/account/usage`)).status).toBe(401);
  expect((await fetch(`${origin}/upgrade`, { method: 'POST' })).status).toBe(401);
  expect([await call('/cpf'), await call('/cnpj'), await call('/rg')]).toEqual([200, 200, 403]);
  expect((await me('/v1/account/usage')).body.month).toMatchObject({ used: 2, limit: 3 });
  expect([await call('/cpf'), await call('/cpf')]).toEqual([200, 429]);

  const receiver = await startReceiver((_, response) => response.writeHead(204).end());
  onTestFinished(receiver.stop);
  const url = `http://127.0.0.1:${receiver.port}/`;
  const webhook = { url, events: ['tool_used'] };
  expect(await me('/v1/account/webhooks', webhook)).toMatchObject({ status: 403, body: { reason: 'plan' } });
  expect((await me('/upgrade', {})).status).toBe(200);
  const { secret } = (await me('/v1/account/webhooks', webhook)).body;
  expect(await call('/rg')).toBe(200);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  const [{ request, body }] = receiver.received as [(typeof receiver.received)[0]];
  const headers = request.headers as Record<string, string>;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ event: 'tool_used', tool_id: 'rg' });
});

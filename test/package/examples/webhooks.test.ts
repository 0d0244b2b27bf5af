import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { examples, originIn, start } from './start.ts';

it('examples/webhooks takes what is signed, once', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const program = start(join(examples, 'webhooks/receiver.mjs'), { env: { WEBHOOK_SECRET: secret } });
  const origin = originIn(await program.line(/receives/));
  const deliver = async (id: string, toolId: string, signedWith = secret) => {
    const at = new Date();
    const payload = { event: 'tool_used', timestamp: at.toISOString(), tool_id: toolId, data: {} };
    const body = JSON.stringify(payload);
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(signedWith).sign(id, at, body),
    };
    return (await fetch(origin, { method: 'POST', headers, body })).status;
  };
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await deliver('evt_1', 'cpf')).toBe(204);
  expect(await deliver('evt_1', 'once-more')).toBe(204);
  expect(await deliver('evt_2', 'forged', other)).toBe(400);
  expect(await deliver('evt_3', 'cnpj')).toBe(204);
  await program.line(/tool_used: cnpj/);
  expect(program.printed()).toContain('tool_used: cpf\n');
  expect(program.printed()).not.toMatch(/once-more|forged/);
});

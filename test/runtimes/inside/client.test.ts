import { expect, it } from 'vitest';
import { createClient } from '../../../src/client/index.ts';
import { run } from '../../../src/core.ts';
import { createService } from '../../../src/index.ts';
import { cpf } from '../../../src/tools/index.ts';
import { clientProgram, expectedOf } from '../../support/client-program.ts';

const isWorker = globalThis.navigator?.userAgent === 'Cloudflare-Workers';

async function start() {
  const service = createService({ autoStart: false });
  const { id } = await service.accounts.create({ plan: 'free' });
  const { key } = await service.keys.create(id);
  const { cpfs } = await run(cpf, { count: 2, seed: 'program' });
  return { service, key, expected: expectedOf(cpfs) };
}

it('a program of the client runs in process', async () => {
  const { service, key, expected } = await start();
  const client = createClient({ baseUrl: 'http://localhost/v1', key, fetch: service });
  expect(await clientProgram(client)).toEqual(expected);
});

it.skipIf(isWorker)('the same program runs over HTTP', async () => {
  const { service, key, expected } = await start();
  const { serve } = await import('../../../adapters/node.ts');
  const { origin, close } = await serve(service, { port: 0 });
  try {
    expect(await clientProgram(createClient({ baseUrl: `${origin}/v1`, key }))).toEqual(expected);
  } finally {
    await close();
  }
});

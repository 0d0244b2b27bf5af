import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasServer, newDatabase } from '../../support/postgres.ts';
import { CNPJ, examples, paste, start } from './start.ts';

it.runIf(hasServer)(
  'examples/postgres shares keys and counts between two processes, which end when told',
  async () => {
    const { address, drop } = await newDatabase();
    onTestFinished(drop);
    const file = join(examples, 'postgres/server.mjs');
    const servers = [1, 2].map(() => start(file, { env: { DATABASE_URL: address } }));
    const lines = await Promise.all(servers.map(({ line }) => line(/curl/)));
    for (const line of lines) expect((await paste(line)).cnpjs[0]).toMatch(CNPJ);
    const [key, other] = lines.map((line) => /Bearer (\w+)/.exec(line)?.[1] as string);
    const origins = lines.map((line) => /http:\/\/[\d.:]+/.exec(line)?.[0] as string);
    expect(key).not.toBe(other);
    // Each key works on both, and all count for one account.
    const left: (string | null)[] = [];
    for (const origin of origins)
      for (const one of [key, other]) {
        const { headers } = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${one}` } });
        left.push(headers.get('x-ratelimit-remaining'));
      }
    expect(left).toEqual(['9997', '9996', '9995', '9994']);
    for (const { child } of servers) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    }
  },
);

import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder as runtimesFolder, isExpected, isInstalled, runtimeNamed } from '../../runtimes/runtimes.ts';
import { examples, newFolder, originIn, root, start } from './start.ts';

const runtime = runtimeNamed('Node 24');

it.skipIf(!isInstalled('wrangler') || !isExpected(runtime))(
  'examples/workers answers in `wrangler dev`, to keys that it keeps in D1 and makes for its admin only',
  async () => {
    const folder = newFolder();
    cpSync(join(examples, 'workers'), folder, { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/canivete'));
    const wrangler = join(runtimesFolder, 'node_modules/wrangler/bin/wrangler.js');
    const args = ['dev', '--ip', '127.0.0.1', '--port', '0'];
    const env = { HOME: folder, XDG_CONFIG_HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' };
    const program = start(wrangler, { runtime, args, cwd: folder, env });
    const origin = originIn(await program.line(/Ready on/));
    const make = (token: string, query: string) =>
      fetch(`${origin}/keys?${query}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    const made = await make('dev-only', 'account=acme&plan=pro');
    expect(made.status).toBe(201);
    const [first, second] = [
      (await made.text()).trim(),
      (await (await make('dev-only', 'account=acme')).text()).trim(),
    ];
    const ask = (headers: Record<string, string>) => fetch(`${origin}/v1/cpf`, { headers });
    const left: unknown[] = [];
    for (const key of [first, second]) {
      const reply = await ask({ authorization: `Bearer ${key}` });
      expect(await reply.json()).toMatchObject({ cpfs: [expect.any(String)] });
      left.push(reply.headers.get('x-ratelimit-remaining'));
    }
    expect(left).toEqual(['9999', '9998']);
    expect((await ask({})).status).toBe(401);
    expect((await make('dev-onlx', 'account=acme')).status).toBe(401);
    for (const query of ['account=a%20b&plan=pro', 'account=other&plan=gold'])
      expect((await make('dev-only', query)).status).toBe(400);
    expect(await (await fetch(`${origin}/cdn-cgi/local/scheduled`)).text()).toBe('ok');
  },
);

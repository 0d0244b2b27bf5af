import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder as runtimesFolder, isExpected, isInstalled, runtimeNamed } from '../runtimes/runtimes.ts';
import { examples, newFolder, originIn, root, start } from './start.ts';

const runtime = runtimeNamed('Node 24');

it.skipIf(!isInstalled('wrangler') || !isExpected(runtime))(
  'examples/workers answers, to its key only, in `wrangler dev`',
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
    const ask = (headers: Record<string, string>) => fetch(`${origin}/v1/cpf`, { headers });
    const authorization = 'Bearer cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
    expect(await (await ask({ authorization })).json()).toMatchObject({ cpfs: [expect.any(String)] });
    expect((await ask({})).status).toBe(401);
    expect(await (await fetch(`${origin}/cdn-cgi/local/scheduled`)).text()).toBe('ok');
  },
);

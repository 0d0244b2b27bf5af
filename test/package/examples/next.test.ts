import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder as runtimesFolder, isInstalled } from '../../runtimes/runtimes.ts';
import { CNPJ, examples, newFolder, originIn, root, start } from './start.ts';

it.skipIf(!isInstalled('next'))('examples/next answers, and shows a page, in `next dev`', async () => {
  // In a folder of its own, with what `npm install` would have put there.
  const folder = newFolder();
  cpSync(join(examples, 'next'), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['next', 'react', 'react-dom']) {
    symlinkSync(join(runtimesFolder, 'node_modules', name), join(folder, 'node_modules', name));
  }
  symlinkSync(root, join(folder, 'node_modules/canivete'));
  const bin = join(folder, 'node_modules/next/dist/bin/next');
  // Turbopack, the default, does not follow links out of the folder.
  const args = ['dev', '--webpack', '--port', '0', '--hostname', '127.0.0.1'];
  const program = start(bin, { args, cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });
  await program.line(/Ready/);
  const origin = originIn(program.printed());
  const page = await (await fetch(origin)).text();
  expect(page.match(/<li>[^<]*<\/li>/g)).toHaveLength(3);
  const key = /cnv_\w{38}/.exec(page)?.[0];
  const reply = await fetch(`${origin}/v1/cnpj`, { headers: { authorization: `Bearer ${key}` } });
  expect(((await reply.json()) as { cnpjs: string[] }).cnpjs[0]).toMatch(CNPJ);
});

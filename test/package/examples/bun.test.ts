import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isExpected, runtimeNamed } from '../../runtimes/runtimes.ts';
import { answersBesideItsOwnRoute, examples, newFolder, root } from './start.ts';

const run = promisify(execFile);
const runtime = runtimeNamed('Bun');

it.skipIf(!isExpected(runtime))(
  'examples/bun prints a curl line that answers, beside a route of its own, and ends when it is told to',
  async () => {
    const { child } = await answersBesideItsOwnRoute('bun/server.ts', { runtime });
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);

it('examples/bun has the types of Bun', async () => {
  const path = join(newFolder(), 'tsconfig.json');
  const compilerOptions = { types: [join(root, 'node_modules/bun-types')], rootDir: root };
  const files = [
    join(examples, 'bun/server.ts'),
    ...['rtc', 'tables'].map((room) => join(root, `src/${room}/rows.d.ts`)),
  ];
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
  writeFileSync(path, JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', path], { timeout: 240_000 });
  expect(stdout).toBe('');
});

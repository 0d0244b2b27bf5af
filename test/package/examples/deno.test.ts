import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isExpected, runtimeNamed } from '../../runtimes/runtimes.ts';
import { answersBesideItsOwnRoute } from './start.ts';

const runtime = runtimeNamed('Deno');

it.skipIf(!isExpected(runtime))(
  'examples/deno prints a curl line that answers, beside a route of its own, and ends when it is told to',
  async () => {
    const { child } = await answersBesideItsOwnRoute('deno/server.ts', { runtime });
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);

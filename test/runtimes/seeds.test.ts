import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../support/tools.ts';
import { isExpected, type Runtime, runtimes } from './runtimes.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('seeds.mjs', import.meta.url));

async function digestsOn({ command, args }: Runtime): Promise<Record<string, string>> {
  const { stdout } = await run(command, [...args, program], { timeout: 240_000, maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as Record<string, string>;
}

describe('a seed', () => {
  const [here, ...others] = runtimes as [Runtime, ...Runtime[]];
  let expected: Record<string, string>;
  beforeAll(async () => {
    expected = await digestsOn(here);
  });

  it('is taken by every tool that draws', () => {
    const names = tools
      .filter(({ input }) => 'seed' in input.entries)
      .flatMap(({ id, input }) => [
        id,
        `${id} of 1000 seeds`,
        ...('variant' in input.entries ? [`${id} wrong on purpose`] : []),
      ]);
    expect(Object.keys(expected).toSorted()).toEqual(names.toSorted());
  });

  for (const runtime of others) {
    it.skipIf(!isExpected(runtime))(
      `gives the same bytes on ${runtime.name} as on ${here.name}`,
      async () => {
        expect(await digestsOn(runtime)).toEqual(expected);
      },
    );
  }
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { programOf } from './start.ts';
import { serve as serveInBun } from '../../../adapters/bun.ts';
import { serve as serveInDeno } from '../../../adapters/deno.ts';
import { isExpected, runtimeNamed } from '../runtimes.ts';

const run = promisify(execFile);
const program = programOf('closing');

describe.each(['Bun', 'Deno'])('closing a server of %s', (name) => {
  const runtime = runtimeNamed(name);

  it.skipIf(!isExpected(runtime))('lets open requests finish, takes none, then stops', async () => {
    const { command, args } = runtime;
    const { stdout } = await run(command, [...args, program, name.toLowerCase()], { timeout: 240_000 });
    const { events, ...told } = JSON.parse(stdout) as { readonly events: readonly string[] };
    expect(told).toEqual({ hostname: '127.0.0.1', taken: 'refused', open: '200 late', late: 'refused' });
    expect(events.filter((event, i) => event !== 'stop' || i === events.indexOf('stop'))).toEqual([
      'request',
      'answer',
      'stop',
      'closed',
    ]);
  });
});

describe('another runtime', () => {
  it.runIf(!('bun' in process.versions))('is refused by canivete/bun', async () => {
    await expect(serveInBun(async () => new Response())).rejects.toThrow(/canivete\/bun/);
  });

  it.runIf(!('deno' in process.versions))('is refused by canivete/deno', async () => {
    await expect(serveInDeno(async () => new Response())).rejects.toThrow(/canivete\/deno/);
  });
});

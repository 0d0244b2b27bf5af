import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programOf } from './start.ts';
import { KEY } from './suite.ts';
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

  it.skipIf(!isExpected(runtime))('ends its program by itself, also after refused uploads', async () => {
    const args = [...runtime.args, programOf('uploads'), name.toLowerCase()];
    const child = spawn(runtime.command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const line = once(createInterface({ input: child.stdout }), 'line');
    // A program that cannot be started has no address.
    const [origin] = (await Promise.race([line, once(child, 'exit')])) as [string];
    for (let i = 0; i < 5; i++) expect(await upload(origin)).toBe(400);
    child.kill('SIGTERM');
    await expect.poll(() => child.exitCode, { timeout: 30_000 }).toBe(0);
  });
});

/** The status that a body far over the limit is answered with, on a connection of its own. */
async function upload(origin: string): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const sent = request(`${origin}/v1/echo`, { method: 'POST', headers, agent: false });
  sent.end(Buffer.alloc(2_000_000, ' '));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode;
}

describe('another runtime', () => {
  it.runIf(!('bun' in process.versions))('is refused by canivete/bun', async () => {
    await expect(serveInBun(async () => new Response())).rejects.toThrow(/canivete\/bun/);
  });

  it.runIf(!('deno' in process.versions))('is refused by canivete/deno', async () => {
    await expect(serveInDeno(async () => new Response())).rejects.toThrow(/canivete\/deno/);
  });
});

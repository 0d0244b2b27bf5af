import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { UsageError } from './usage.ts';

it('a port that is taken is told in the words of a user', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const refusal: unknown = await listen(['--port', String(port)]).catch((error: unknown) => error);
  taken.close();
  expect(refusal).toBeInstanceOf(UsageError);
  expect((refusal as UsageError).message).toMatch(`port ${port} of 127.0.0.1 is taken`);
});

it('canivete listen prints what arrives in one line without signs that a terminal obeys, and takes 1 MiB at most', async () => {
  let said = '';
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => ((said += String(text)), true));
  await listen(['--port', '0']);
  const [, origin] = /webhooks on (\S+)/.exec(said) as unknown as [string, string];
  const post = async (body: string) => (await fetch(origin, { method: 'POST', body })).status;
  expect(await post('a\u001b]0;x\u0007\nverified evt_1 {}')).toBe(204);
  expect(said).toContain('not verified without id a\\u001b]0;x\\u0007\\u000averified evt_1 {}\n');
  expect(await post('x'.repeat(1_048_576))).toBe(204);
  said = '';
  expect(await post('x'.repeat(1_048_577)).catch(() => 400)).toBe(400);
  expect(said).toBe('refused: unreadable\n');
  write.mockRestore();
});

import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './confirm.ts';

/** A terminal at which somebody types a line. */
function terminal(line: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.ReadStream;
  const output = new PassThrough();
  input.push(`${line}\n`);
  return { input, output };
}

it('a person who types the word goes on, after the question', async () => {
  const { input, output } = terminal(' acme ');
  await confirm('Erase acme? ', 'acme', { input, output });
  expect(String(output.read())).toContain('Erase acme? ');
});

it.each(['y', 'yes', ''])('a person who types %j instead goes no further', async (line) => {
  await expect(confirm('Erase acme? ', 'acme', terminal(line))).rejects.toThrow('nothing was done');
});

it('a program is not asked', async () => {
  await expect(confirm('Erase acme? ', 'acme', terminal('acme', false))).rejects.toThrow('add --yes');
});

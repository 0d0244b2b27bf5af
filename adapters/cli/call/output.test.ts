import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Failure } from '../usage.ts';
import { print } from './output.ts';

it('writes all of a text in UTF-8, one after another, and says why it cannot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'out');
  const file = openSync(path, 'w');
  const long = 'ação 💰\n'.repeat(50_000);
  await print(long, file);
  await print('', file);
  await print('fim', file);
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe(`${long}fim`);
  const unwritable = openSync(path, 'r');
  await expect(print('x', unwritable)).rejects.toThrow(Failure);
  await expect(print('x', unwritable)).rejects.toThrow(/^cannot write: /);
  closeSync(unwritable);
});

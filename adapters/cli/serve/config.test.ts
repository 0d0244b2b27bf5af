import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../usage.ts';
import { loadConfig, serviceOf } from './config.ts';

async function loaded(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'config.mjs'), text);
  return loadConfig(join(folder, 'config.mjs'));
}

it.each([
  ['an object', "export default { http: { basePath: '/api' } };"],
  ['a function', "export default () => ({ http: { basePath: '/api' } });"],
  ['a function that waits', "export default async () => ({ http: { basePath: '/api' } });"],
])('options may be those of %s', async (_, text) => {
  expect(await loaded(text)).toEqual({ http: { basePath: '/api' } });
});

it.each(['null', "'/api'", '() => null', 'async () => 7'])('%s is no object of options', async (text) => {
  const refusal = loaded(`export default ${text};`);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow('the default export must be the options of createService');
});

it('a fault while options are read is not taken for a mistake in them', () => {
  const fault = new RangeError('no such region');
  const options = {
    http: {
      get basePath(): string {
        throw fault;
      },
    },
  };
  expect(() => serviceOf(options)).toThrow(fault);
});

import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { unpack } from './unpack.ts';

afterEach(() => vi.unstubAllGlobals());

const text = 'Água — 1.234,56; '.repeat(5000);
const packed = deflateRawSync(text).toString('base64');

it('a packed text is read by the zlib of the runtime', async () => {
  const stream = vi.fn(() => Promise.reject(new Error('a stream was made')));
  vi.stubGlobal('DecompressionStream', stream);
  expect(await unpack(packed)).toBe(text);
  expect(stream).not.toHaveBeenCalled();
});

it.each([
  ['without its modules', () => Object.create(process, { getBuiltinModule: { value: undefined } })],
  ['without zlib', () => Object.create(process, { getBuiltinModule: { value: () => undefined } })],
])('a packed text is read by a stream in a runtime %s', async (_, processOf) => {
  vi.stubGlobal('process', processOf());
  expect(await unpack(packed)).toBe(text);
});

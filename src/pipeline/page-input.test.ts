import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Call } from '../contracts/call.ts';
import type { ApiError } from '../kit/errors/api-error.ts';
import { readPageInput } from './page-input.ts';
import { saidOf } from '#test/support/in-words.ts';

const limits = { maxBodyBytes: 1_000, bodyTimeout: 1_000 };
const query = v.object({ a: v.optional(v.number(), 7), b: v.optional(v.string()) });
const body = v.object({ text: v.optional(v.string(), 'none'), more: v.optional(v.string()) });

const asked = (parts: Partial<Call> & { readonly text?: string }): Call => ({
  method: 'POST',
  path: '/v1/page',
  query: '',
  header: () => null,
  body: async () => new TextEncoder().encode(parts.text ?? '{}'),
  request: () => new Request('http://localhost/'),
  ...parts,
});

const refused = async (reading: Promise<unknown>) =>
  reading.then(
    () => expect.fail('it was read'),
    (error) => {
      const { status, parts } = saidOf(error) as ApiError;
      return [status, parts.details?.map(({ field }) => field)];
    },
  );

it('a page without a body has its query, defaults added, and the names in the order sent', async () => {
  expect(await readPageInput(asked({ query: 'b=x&a=' }), limits, { query })).toEqual({
    query: { a: 7, b: 'x' },
    sent: ['b'],
    body: {},
  });
  expect(await readPageInput(asked({ query: 'b=x&a=1' }), limits, { query })).toMatchObject({
    query: { a: 1, b: 'x' },
    sent: ['b', 'a'],
  });
  expect(await readPageInput(asked({}), limits, {})).toEqual({ query: {}, sent: [], body: {} });
});

it('a page with a body has that, defaults added, and no query', async () => {
  const text = '{"more":"x"}';
  expect(await readPageInput(asked({ text }), limits, { body })).toEqual({
    query: {},
    sent: [],
    body: { text: 'none', more: 'x' },
  });
  const empty = { body, bodyOptional: true };
  expect(await readPageInput(asked({ text: '' }), limits, empty)).toMatchObject({ body: { text: 'none' } });
});

it('a page refuses in words, by the field', async () => {
  expect(await refused(readPageInput(asked({ query: 'a=x' }), limits, { query }))).toEqual([400, ['a']]);
  expect(await refused(readPageInput(asked({ query: 'c=1' }), limits, {}))).toEqual([400, ['c']]);
  expect(await refused(readPageInput(asked({ text: '' }), limits, { body }))).toEqual([400, ['body']]);
  expect(await refused(readPageInput(asked({ query: 'text=a' }), limits, { body }))).toEqual([400, ['text']]);
  const requires = () => ['more'];
  expect(await refused(readPageInput(asked({}), limits, { body, requires }))).toEqual([400, ['more']]);
  const text = '{"more":"x"}';
  expect(await readPageInput(asked({ text }), limits, { body, requires })).toMatchObject({ sent: [] });
});

it.each([{ query }, { body }])('an address of more than 8,192 characters is refused', async (input) => {
  const target = (length: number) => asked({ query: `c=${'x'.repeat(length - '/v1/page?c='.length)}` });
  expect(await refused(readPageInput(target(8_192), limits, input))).toEqual([400, ['c']]);
  expect(await refused(readPageInput(target(8_193), limits, input))).toEqual([400, ['query']]);
});

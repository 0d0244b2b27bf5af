import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/pages/mcp/index.ts';
import type { ServiceOptions } from '../../src/index.ts';
import { startService, worker } from '../support/service.ts';

/** A service with a tool of the host's own that answers so, and what is reported to the host. */
async function startWith(run: () => unknown, options: ServiceOptions = {}) {
  const errors: unknown[] = [];
  const started = await startService({
    extraTools: [worker(run)],
    pages: [mcp()],
    onError: (error) => void errors.push(error),
    ...options,
  });
  const work = async () => started.post('/v1/work', {});
  const agent = async () => {
    const params = { name: 'usar_ferramenta', arguments: { id: 'work' } };
    const headers = { accept: 'application/json' };
    return started.post('/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { headers });
  };
  const batch = async () =>
    started.post('/v1/batch', { requests: [{ tool: 'cpf' }, { tool: 'work' }, { id: 'last', tool: 'cpf' }] });
  return { ...started, errors, work, agent, batch };
}

class Record {
  readonly name = 'Ana';
}

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

describe('an answer of a tool of the host’s', () => {
  afterEach(() => void vi.useRealTimers());

  it.each<[string, () => unknown, RegExp]>([
    ['nothing', () => undefined, /the answer is undefined$/],
    ['nothing, later', async () => undefined, /the answer is undefined$/],
    ['a function', () => () => 1, /the answer is a function$/],
    ['a function inside', () => ({ a: [{ b: () => 1 }] }), /"a\[0\]\.b" is a function$/],
    ['a symbol', () => ({ a: Symbol('a') }), /"a" is a symbol$/],
    ['a long whole number', () => ({ a: 1n }), /"a" is a bigint$/],
    ['a number that is none', () => ({ a: 0 / 0 }), /"a" is NaN$/],
    ['an infinite number', () => [1, -Infinity], /"\[1\]" is -Infinity$/],
    ['a list with holes', () => Array(2), /"\[0\]" is undefined$/],
    ['a Map', () => ({ a: new Map([[1, 2]]) }), /"a" is no JSON, but a Map$/],
    ['a Response', () => new Response('{}'), /the answer is no JSON, but a Response$/],
    ['a promise inside', () => ({ a: Promise.resolve(1) }), /"a" is no JSON, but a Promise$/],
    ['bytes', () => new Uint8Array([1]), /the answer is no JSON, but a Uint8Array$/],
    ['itself', () => cyclic, /Maximum call stack/],
    [
      'an error in its toJSON',
      () => ({
        toJSON: () => {
          throw new Error('secret');
        },
      }),
      /secret$/,
    ],
    [
      'an error, thrown',
      () => {
        throw new Error('secret');
      },
      /secret$/,
    ],
  ])('that is %s is a 500 of that tool alone, which onError explains', async (_, run, reason) => {
    const { work, batch, agent, errors } = await startWith(run);
    const alone = await work();
    expect([alone.status, alone.body]).toEqual([500, { error: 'Erro interno.', code: 500 }]);
    const { body } = await batch();
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 500, 200]);
    expect(body.results[2].id).toBe('last');
    const { result } = (await agent()).body;
    expect([result.isError, result.structuredContent.code]).toEqual([true, 500]);
    expect(errors).toHaveLength(3);
    for (const error of errors) expect(String(error)).toMatch(reason);
  });

  it.each<[string, unknown, unknown]>([
    ['a date', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    ['a record of a class', new Record(), { name: 'Ana' }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a member that is left out', { a: 1, b: undefined }, { a: 1 }],
    ['an empty object', {}, {}],
    ['null', null, null],
    ['a text', 'ok', 'ok'],
  ])('may be %s', async (_, answer, shown) => {
    const { work, service } = await startWith(() => answer);
    expect((await work()).body).toEqual(shown);
    expect(await service.run('work', {})).toEqual(shown);
  });

  it('is held against the schema of the tool', async () => {
    const output = v.object({ items: v.array(v.object({ total: v.number() })) });
    const errors: unknown[] = [];
    const statusOf = async (answer: unknown) => {
      const { post } = await startService({
        extraTools: [{ ...worker(() => answer), output }],
        onError: (error) => void errors.push(error),
      });
      return (await post('/v1/work', {})).status;
    };
    expect(await statusOf({ items: [{ total: 1 }] })).toBe(200);
    expect(await statusOf({ items: [{ total: 1 }, { total: '1' }] })).toBe(500);
    expect(String(errors[0])).toMatch(
      /^TypeError: the tool "work" gave no answer of its schema: "items\[1\]\.total" /,
    );
  });

  it('that is larger than maxAnswerBytes is a 500, and the whole of it is never written', async () => {
    const written = vi.spyOn(JSON, 'stringify');
    const run = () => ({ parts: Array.from({ length: 100 }, () => 'x'.repeat(1_000)) });
    const { work, errors } = await startWith(run, { maxAnswerBytes: 50_000 });
    written.mockClear();
    expect((await work()).status).toBe(500);
    expect(String(errors[0])).toMatch(/"parts\[49\]" is larger than the option maxAnswerBytes allows$/);
    expect(written.mock.results.every(({ value }) => String(value).length < 1_000)).toBe(true);
    written.mockRestore();
    // Each of these characters takes two bytes.
    const wide = await startWith(() => 'ã'.repeat(600), { maxAnswerBytes: 1_000 });
    expect((await wide.work()).status).toBe(500);
    expect((await (await startWith(() => 'ã'.repeat(499), { maxAnswerBytes: 1_000 })).work()).status).toBe(
      200,
    );
  });

  it('that never comes is a 500 after toolTimeout, and those beside it in a batch arrive', async () => {
    let isStuck = false;
    const run = () => (isStuck ? new Promise(() => undefined) : {});
    const { work, batch, errors } = await startWith(run);
    // The page is loaded before the clock is faked.
    await batch();
    isStuck = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = Promise.all([work(), batch()]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    const [alone, { body }] = await answers;
    expect(alone.status).toBe(500);
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 500, 200]);
    expect(errors.map(String)).toEqual([
      'Error: the tool "work" took longer than 10000 ms',
      'Error: the tool "work" took longer than 10000 ms',
    ]);
  });
});

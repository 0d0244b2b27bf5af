import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CallInit, startService } from '#test/support/service.ts';
import { readJsonObject, readStream } from './body.ts';
import { fieldsOf } from './raw-input.ts';
import { createHandler } from './handler.ts';
import { echoPost } from '#test/support/service.ts';

afterEach(() => void vi.useRealTimers());

const { call, post } = await startService();
const messagesOf = async (body: unknown, init?: CallInit) =>
  (await post('/v1/echo', body, init)).body.details.map(({ message }: { message: string }) => message);

describe('a body that is refused', () => {
  it.each([
    ['', 'é obrigatório'],
    [' \n', 'é obrigatório'],
    ['{', 'não é JSON válido em UTF-8'],
    ['[]', 'deve ser um objeto JSON'],
    ['null', 'deve ser um objeto JSON'],
    ['7', 'deve ser um objeto JSON'],
    [`{"a":${'['.repeat(32)}${']'.repeat(32)}}`, 'tem mais de 32 níveis'],
  ])('%j: %s', async (body, message) => {
    expect(await messagesOf(body)).toEqual([message]);
  });

  it('says whether it is too large, broken off or not UTF-8', async () => {
    const { post, call } = await startService({ http: { maxBodyBytes: 20 } });
    const messageOf = async (body: BodyInit) => {
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
      return (await call('/v1/echo', init)).body.details[0].message;
    };
    expect((await post('/v1/echo', `{"text":"${'a'.repeat(20)}"}`)).body.details).toEqual([
      { field: 'body', message: 'deve ter no máximo 20 bytes' },
    ]);
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    expect(await messageOf(broken)).toBe('não chegou inteiro a tempo');
    expect(
      await messageOf(new Uint8Array([...new TextEncoder().encode('{"text":"'), 0xff, 0x22, 0x7d])),
    ).toBe('não é JSON válido em UTF-8');
  });

  it.each<[unknown, string]>([
    [{ text: 7 }, 'deve ser um texto de até 100 caracteres; escreva entre aspas'],
    [{ text: 'a'.repeat(101) }, 'deve ser um texto de até 100 caracteres'],
    [{ text: 'a', baseSalary: 'x' }, 'deve ser um número maior que 0 e até 1000000000, por exemplo 1'],
    [{ text: 'a', baseSalary: 0 }, 'deve ser um número maior que 0 e até 1000000000, por exemplo 1'],
    [{ text: 'a', baseSalary: 2e9 }, 'deve ser um número maior que 0 e até 1000000000, por exemplo 1'],
    [{ text: 'a', items: {} }, 'deve ser uma lista de até 3 itens'],
    [{ text: 'a', items: [7] }, 'deve ser um objeto'],
    [{ text: 'a', items: [{ name: 'x' }] }, 'é obrigatório: número inteiro de 1 a 3, por exemplo 1'],
    [{ text: 'a', items: [{ name: 'x', size: 'x' }] }, 'deve ser um número inteiro de 1 a 3, por exemplo 1'],
    [{ text: 'a', items: [{ name: 'x', size: 1.5 }] }, 'deve ser um número inteiro de 1 a 3, por exemplo 1'],
    [{ text: 'a', items: [{ name: 'x', size: 4 }] }, 'deve ser um número inteiro de 1 a 3, por exemplo 1'],
    [
      { text: 'a', items: Array.from({ length: 4 }, () => ({ name: 'x', size: 1 })) },
      'deve ser uma lista de até 3 itens',
    ],
  ])('%j: %s', async (body, message) => {
    expect(await messagesOf(body)).toEqual([message]);
  });

  it.each([
    ['application/json; charset=utf-8x', 400],
    ['application/json; xcharset=utf-8', 400],
    ['application/json; charset=utf-8; charset=latin1', 400],
    ['application/json;', 200],
  ])('content-type %s is %i', async (type, status) => {
    const reply = await post('/v1/echo', { text: 'a' }, { headers: { 'content-type': type } });
    expect(reply.status).toBe(status);
  });
});

describe('the depth of a body', () => {
  it('is that of its deepest part: siblings are on one level', async () => {
    const siblings = Array.from({ length: 100 }, (_, i) => (i % 2 ? [] : {}));
    expect((await post('/v1/echo', { text: 'a', siblings })).body.details[0].field).toBe('siblings');
  });

  it('ends no text at a quote that is escaped', async () => {
    expect((await post('/v1/echo', { text: `\\"${'['.repeat(40)}` })).status).toBe(200);
  });
});

describe('the object in a body', () => {
  const limits = { maxBodyBytes: 1e6, bodyTimeout: 1_000 };
  const asked = (text: string, type: string | null = null) => ({
    method: 'POST',
    path: '/v1/echo',
    query: '',
    header: (name: string) => (name === 'content-type' ? type : null),
    body: async () => new TextEncoder().encode(text),
    request: () => new Request('http://localhost/'),
  });
  const refused = async (text: string) =>
    readJsonObject(asked(text), limits).then(
      () => expect.fail('it was read'),
      ({ parts }) => [parts.details[0].field, parts.details[0].message.en],
    );
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const listOf = (item: string, count: number) => `{"a":[${Array(count).fill(item).join()}]}`;

  it('may be left out where it is optional: an empty body is then one without members', async () => {
    expect(await readJsonObject(asked(''), limits, { isOptional: true })).toEqual({});
    expect(await readJsonObject(asked('{"a":1}'), limits, { isOptional: true })).toEqual({ a: 1 });
    await expect(readJsonObject(asked(' '), limits, { isOptional: true })).rejects.toThrow(
      'body: is required',
    );
    await expect(readJsonObject(asked(''), limits)).rejects.toThrow('body: is required');
  });

  it('is of JSON in UTF-8', async () => {
    for (const type of [
      null,
      '',
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset="utf-8"',
    ])
      expect(await readJsonObject(asked('{}', type), limits)).toEqual({});
    await expect(readJsonObject(asked('{}', 'text/plain'), limits)).rejects.toThrow('400 content-type: ');
  });

  it('has 32 levels and 100,000 elements at most; white space is no element', async () => {
    expect(await readJsonObject(asked(nested(32)), limits)).toHaveProperty('a');
    expect(await refused(nested(33))).toEqual(['body', 'is nested deeper than 32 levels']);
    // The list itself is a member of the object.
    expect(await readJsonObject(asked(listOf('1', 99_999)), limits)).toHaveProperty('a');
    expect(await refused(listOf('1', 100_000))).toEqual(['body', 'has more than 100000 elements']);
    expect(await readJsonObject(asked(listOf('[ ]', 99_999)), limits)).toHaveProperty('a');
  });

  it('is measured before it is parsed: of what is no JSON it may be said that it is too large', async () => {
    expect(await refused('[!]'.repeat(100_000))).toEqual(['body', 'is not valid JSON in UTF-8']);
    expect(await refused('[!]'.repeat(100_001))).toEqual(['body', 'has more than 100000 elements']);
  });

  it.each([
    ['', 'is required'],
    ['{', 'is not valid JSON in UTF-8'],
    ['[]', 'must be a JSON object'],
  ])('%j is refused as the body: %s', async (text, message) => {
    expect(await refused(text)).toEqual(['body', message]);
  });

  it('is refused as the body where it is not UTF-8', async () => {
    const call = { ...asked(''), body: async () => new Uint8Array([0x7b, 0xff, 0x7d]) };
    await expect(readJsonObject(call, limits)).rejects.toThrow('400 body: is not valid JSON in UTF-8');
  });
});

describe('the bytes of a stream', () => {
  const sender = () => {
    const cancel = vi.fn();
    const chunk = new Uint8Array([1, 2]);
    return { cancel, body: new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(chunk), cancel }) };
  };
  const settled = async () => new Promise((resolve) => setTimeout(resolve, 0));

  it('are waited for until the abort, which stops the sender', async () => {
    const { body, cancel } = sender();
    const stop = new AbortController();
    const reading = readStream(body, 9, stop.signal);
    await settled();
    expect(cancel).not.toHaveBeenCalled();
    stop.abort();
    await reading;
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('that are too many are refused at once, and dropped up to 8 MiB: then the sender is stopped', async () => {
    let pulled = 0;
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const endless = new ReadableStream<Uint8Array>(
      { pull: (to) => void to.enqueue(new Uint8Array((pulled++, 1_048_576))), cancel: () => stop() },
      { highWaterMark: 0 },
    );
    expect(await readStream(endless, 1, new AbortController().signal)).toBeNull();
    await stopped;
    expect(pulled).toBe(9);
  });

  it('that are too many are not read to their end on Deno, where a read outlives its answer', async () => {
    vi.stubGlobal('Deno', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const { body, cancel } = sender();
    expect(await readStream(body, 1, new AbortController().signal)).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('that are too many are dropped for five seconds: then the sender is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { body, cancel } = sender();
    expect(await readStream(body, 1, new AbortController().signal)).toBeNull();
    vi.advanceTimersByTime(4_999);
    expect(cancel).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

describe('members that no object has', () => {
  const unknown = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`zzzz${i}`, i % 2 ? null : '']));

  it('are told in the order sent, empty and null ones too, before the known faults and with their paths', async () => {
    const { body } = await post('/v1/echo', { items: [{ name: 'a', size: 1, nmae: '' }], baseSalray: null });
    expect(body.details).toEqual([
      { field: 'items[0].nmae', message: 'campo desconhecido. Os campos são: name, size' },
      { field: 'baseSalray', message: 'campo desconhecido. Você quis dizer "baseSalary"?' },
      { field: 'text', message: 'é obrigatório: texto de até 100 caracteres' },
    ]);
    expect(body.error).toBe('items[0].nmae: campo desconhecido. Os campos são: name, size (e mais 2).');
  });

  it('are described 20 at most, however many there are', async () => {
    const reply = await post('/v1/echo', unknown(50_000));
    expect(reply.body.details.map(({ field }: { field: string }) => field)).toEqual(Object.keys(unknown(20)));
  });

  it('keep their prototype to themselves', async () => {
    const text = '{"text":"olá","__proto__":{"baseSalary":5},"constructor":{},"prototype":1}';
    expect((await post('/v1/echo', text)).body.details.map(({ field }: { field: string }) => field)).toEqual([
      '__proto__',
      'constructor',
      'prototype',
    ]);
  });

  it('of a long name are cut', async () => {
    const [{ field }] = (await post('/v1/echo', { ['x'.repeat(5000)]: 1 })).body.details;
    expect(field).toBe(`${'x'.repeat(100)}…`);
  });

  it('are told to go in the body when they are in the query', async () => {
    expect((await post('/v1/echo?text=a&&b=', { text: 'a' })).body.details).toEqual([
      { field: 'text', message: 'vai no corpo da requisição, em JSON, e não no endereço' },
      { field: 'b', message: 'vai no corpo da requisição, em JSON, e não no endereço' },
    ]);
  });
});

describe('the limits of a body', () => {
  const service = createHandler({ tools: [echoPost], access: false });
  const asked = (body: (maxBytes: number, signal: AbortSignal) => Promise<Uint8Array | null>) =>
    service.dispatch({
      method: 'POST',
      path: '/v1/echo',
      query: '',
      header: () => null,
      body,
      request: () => new Request('http://localhost/'),
    });

  it('are 1 MiB and 30 seconds unless the host says otherwise', async () => {
    vi.useFakeTimers();
    let seen: { maxBytes: number; signal: AbortSignal } | undefined;
    let isAnswered = false;
    const answer = asked((maxBytes, signal) => {
      seen = { maxBytes, signal };
      return new Promise(() => undefined);
    }).finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen?.maxBytes).toBe(1_048_576);
    expect([seen?.signal.aborted, isAnswered]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen?.signal.aborted).toBe(true);
    expect(JSON.parse((await answer).body as string).details).toEqual([
      { field: 'body', message: 'não chegou inteiro a tempo' },
    ]);
  });

  it('leave no timer behind once the body is there', async () => {
    vi.useFakeTimers();
    expect((await asked(async () => new TextEncoder().encode('{"text":"a"}'))).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('null is as good as absent at every depth, and an item of a list stays where it is', () => {
  const part = v.object({ name: v.optional(v.string()) });
  const schema = v.object({ part, parts: v.array(part), any: v.unknown() });
  const body = {
    part: { name: null },
    parts: [{ name: null }, null],
    any: { a: [null, { b: null }] },
    x: null,
  };
  const { values, unknown } = fieldsOf(body, schema);
  expect(JSON.parse(JSON.stringify(values))).toEqual({ part: {}, parts: [{}, null], any: { a: [null, {}] } });
  expect(unknown).toEqual([['x']]);
  // An object takes no list, which Valibot would read as an object without fields.
  expect({ ...fieldsOf({ part: [], parts: [[]] }, schema).values }).toEqual({
    part: false,
    parts: [false],
  });
});

it('a body of many chunks is put together', async () => {
  const chunks = [...'{"text":"olá"}'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const reply = await call('/v1/echo', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(reply.body).toEqual({ text: 'olá' });
});

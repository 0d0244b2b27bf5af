import { describe, expect, it } from 'vitest';
import { bhaskara } from '../../src/tools/matematica/bhaskara.ts';
import { fieldsOf, startService } from '../support/service.ts';

const { call, post } = await startService();
const messageOf = async (path: string) => (await call(path)).body.details[0].message;

describe('query', () => {
  it.each([
    ['', { count: 1, formatted: true }],
    [
      '?count=7&formatted=false&state=sp&ratio=-1.5',
      { count: 7, formatted: false, state: 'sp', ratio: -1.5 },
    ],
    ['?formatted=0', { count: 1, formatted: false }],
    ['?formatted=1', { count: 1, formatted: true }],
    ['?count=', { count: 1, formatted: true }],
    ['?count', { count: 1, formatted: true }],
    ['?name=a%20b%2B', { count: 1, formatted: true, name: 'a b+' }],
    ['?name=a+b', { count: 1, formatted: true, name: 'a b' }],
    ['?name=a=b', { count: 1, formatted: true, name: 'a=b' }],
    ['?ratio=-0', { count: 1, formatted: true, ratio: 0 }],
    ['?zzz=1&zzz=2&__proto__=1&constructor=2', { count: 1, formatted: true }],
    ['?&&', { count: 1, formatted: true }],
  ])('%s is read as %o', async (query, input) => {
    expect((await call(`/v1/echo${query}`)).body).toEqual(input);
  });

  it.each<readonly [string, string]>([
    ...[
      '+5',
      '1.0',
      '1e1',
      '0x5',
      '.5',
      ' 5',
      '5%20',
      '1_0',
      '٣',
      '12345678901234567',
      'NaN',
      'true',
      '0',
      '101',
    ].map((text) => ['count', encodeURIComponent(text).replaceAll('%2520', '%20')] as const),
    ...['.5', '5.', '+1', '1e0', '1,5', '1.500,50', 'Infinity', '10.5', '-10.5'].map(
      (text) => ['ratio', text] as const,
    ),
    ...['sim', 'TRUE', 'yes', '2', 'null'].map((text) => ['formatted', text] as const),
    ...['XX', 'S', 'São', '35'].map((text) => ['state', text] as const),
    ...['Small', 'medium'].map((text) => ['size', text] as const),
    ['name', '123456789'],
    ['seed', 'x'.repeat(65)],
  ])('%s=%s is 400 naming the field', async (field, text) => {
    const reply = await call(`/v1/echo?${field}=${text}`);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual([field]);
  });

  it('a number may have an exponent where its field says so, as in what JavaScript prints', async () => {
    const { call } = await startService({ tools: [bhaskara] });
    const solved = async (a: string) => (await call(`/v1/calculadoras/bhaskara?a=${a}&b=-3E0&c=2`)).body;
    expect(await solved(String(1e-7))).toMatchObject({ a: 1e-7, b: -3, c: 2 });
    expect(await solved('2.5e%2B3')).toMatchObject({ a: 2500 });
    expect(await solved('-0e0')).toMatchObject({ a: 0 });
    for (const text of ['1e', 'e1', '1e1.5', '1e100', '.1e1', '1e9999', '1e10']) {
      const reply = await call(`/v1/calculadoras/bhaskara?a=${text}&b=1&c=2`);
      expect([text, reply.status, fieldsOf(reply)]).toEqual([text, 400, ['a']]);
    }
  });

  it('names every faulty field, in the order of the tool', async () => {
    const reply = await call('/v1/echo?name=&size=x&state=x&count=0&ratio=x');
    expect(fieldsOf(reply)).toEqual(['count', 'state', 'size', 'ratio']);
  });

  it('a known key sent twice is faulty, also when one is empty; an unknown one is not', async () => {
    for (const query of ['count=1&count=2', 'count=1&count=', 'count=&count=1', 'name=a&name=a']) {
      const reply = await call(`/v1/echo?${query}`);
      expect(reply.status).toBe(400);
      expect(reply.body.details[0].message).toBe('foi enviado mais de uma vez');
    }
  });

  it('says what is allowed', async () => {
    expect(await messageOf('/v1/echo?count=0')).toBe('deve estar entre 1 e 100');
    expect(await messageOf('/v1/echo?count=x')).toBe('deve ser um número inteiro');
    expect(await messageOf('/v1/echo?ratio=x')).toBe('deve ser um número');
    expect(await messageOf('/v1/echo?formatted=x')).toBe('deve ser true ou false');
    expect(await messageOf('/v1/echo?size=x')).toBe('deve ser um destes: small, large');
    expect(await messageOf('/v1/echo?name=123456789')).toBe('deve ter de 1 a 8 caracteres');
    expect(await messageOf('/v1/echo?state=x')).toMatch(/unidades da federação/);
    expect(await messageOf('/v1/failing')).toBe('é obrigatório');
    expect(await messageOf('/v1/failing?hwo=x')).toBe('é obrigatório; veio "hwo". Você quis dizer "how"?');
    expect(await messageOf('/v1/failing?HOW=x')).toMatch(/Você quis dizer "how"\?$/);
    expect(await messageOf('/v1/failing?other=x')).toBe('é obrigatório');
  });

  it('a request target of more than 8,192 characters is 400, after the key and the count', async () => {
    const fill = (length: number) => `/v1/echo?zzz=${'x'.repeat(length - '/v1/echo?zzz='.length)}`;
    expect((await call(fill(8192))).status).toBe(200);
    const reply = await call(fill(8193), { key: 'free' });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['query']);
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('99');
    expect((await call(fill(8193), { key: null })).status).toBe(401);
  });
});

describe('actions', () => {
  it('each reads its own fields only', async () => {
    const value = '111.444.777-35';
    expect((await call(`/v1/cpf?action=validate&value=${value}&count=999&state=zz`)).status).toBe(200);
    expect((await call('/v1/cpf?value=xx')).status).toBe(200);
    expect(fieldsOf(await call('/v1/cpf?action=validate'))).toEqual(['value']);
    expect(fieldsOf(await call('/v1/cpf?action=validar'))).toEqual(['action']);
    expect(fieldsOf(await call('/v1/cpf?action=toString'))).toEqual(['action']);
    expect(fieldsOf(await call('/v1/cpf?action=validate&action=validate&value=1'))).toEqual(['action']);
  });

  it('a rejected value is 422 with its reason', async () => {
    expect((await call('/v1/cpf?action=validate&value=111.444.777-36')).body).toEqual({
      error: 'Valor impossível.',
      code: 422,
      valid: false,
      value: '111.444.777-36',
      reason: 'check-digit',
      details: [{ field: 'value', message: 'os dígitos verificadores não conferem' }],
    });
  });
});

describe('body', () => {
  const json = '{"text":"olá"}';

  it.each([
    [json, {}],
    [json, { 'content-type': 'application/json;charset=utf-8' }],
    [json, { 'content-type': 'Application/JSON ; Charset="UTF-8"' }],
    [`\uFEFF${json}`, {}],
    [` \n${json}\t`, {}],
    ['{"text":"x","text":"olá"}', {}],
    ['{"text":"olá","items":null,"zzz":{"a":[1]}}', {}],
    ['{"text":"olá","__proto__":{"baseSalary":5},"constructor":{"prototype":{"baseSalary":5}}}', {}],
  ])('%s is read', async (body, headers) => {
    const reply = await post('/v1/echo', body, { headers });
    expect(reply.body).toEqual({ text: 'olá' });
  });

  it('a body without a content type is JSON', async () => {
    const bytes = new TextEncoder().encode(json);
    expect((await call('/v1/echo', { method: 'POST', body: bytes })).body).toEqual({ text: 'olá' });
  });

  it.each([
    ['text/plain', ''],
    ['application/x-www-form-urlencoded', ''],
    ['application/json; charset=iso-8859-1', ''],
    ['application/jsonp', ''],
    ['application/problem+json', ''],
    ['multipart/form-data; boundary=x', ''],
    ['application/json', 'gzip'],
    ['application/json', 'identity'],
  ])('%s %s is 400 of content-type', async (type, encoding) => {
    const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
    expect(fieldsOf(await post('/v1/echo', json, { headers }))).toEqual(['content-type']);
  });

  it.each([
    '',
    '   ',
    '{',
    '{"text":}',
    "{'text':1}",
    '[]',
    'null',
    '1',
    '"text"',
    'true',
    '{"text":"a"} x',
    'NaN',
    '\u0000',
    '{"text":"a",}',
  ])('%j is 400 of body', async (body) => {
    const reply = await post('/v1/echo', body);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['body']);
  });

  it('bytes that are not UTF-8 are 400 of body', async () => {
    for (const bytes of [
      [0x7b, 0xff, 0x7d],
      [0x22, 0xc3, 0x28, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
    ]) {
      const reply = await call('/v1/echo', { method: 'POST', body: new Uint8Array(bytes) });
      expect(fieldsOf(reply)).toEqual(['body']);
    }
  });

  it('nesting of 32 is read and of 33 is not, brackets in strings not counted', async () => {
    const nested = (depth: number) =>
      `{"text":"[[[{\\"","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect((await post('/v1/echo', nested(32))).status).toBe(200);
    expect(fieldsOf(await post('/v1/echo', nested(33)))).toEqual(['body']);
    expect(fieldsOf(await post('/v1/echo', '['.repeat(500_000)))).toEqual(['body']);
    expect(fieldsOf(await post('/v1/echo', `${'{"a":'.repeat(150_000)}`))).toEqual(['body']);
  });

  it('has at most as many bytes as allowed, counted as they come', async () => {
    const { post, call } = await startService({ maxBodyBytes: 100 });
    const sized = (bytes: number) =>
      JSON.stringify({ text: '', zzz: 'x'.repeat(bytes - '{"text":"","zzz":""}'.length) });
    expect((await post('/v1/echo', sized(100))).status).toBe(200);
    expect(fieldsOf(await post('/v1/echo', sized(101)))).toEqual(['body']);

    let pulled = 0;
    let canceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(64).fill(0x20));
      },
      cancel: () => void (canceled = true),
    });
    const reply = await call('/v1/echo', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-length': '10' },
    } as RequestInit);
    expect(fieldsOf(reply)).toEqual(['body']);
    expect(pulled).toBeLessThan(5);
    expect(canceled).toBe(true);
  });

  it('must arrive in time', async () => {
    const { call } = await startService({ bodyTimeout: 20 });
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    });
    const reply = await call('/v1/echo', { method: 'POST', body: silent, duplex: 'half' } as RequestInit);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['body']);
  });

  it('a connection that breaks is the sender’s fault', async () => {
    const errors: unknown[] = [];
    const { call } = await startService({ onError: (error) => errors.push(error) });
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('gone')),
    });
    expect(
      (await call('/v1/echo', { method: 'POST', body: broken, duplex: 'half' } as RequestInit)).status,
    ).toBe(400);
    expect(errors).toEqual([]);
  });

  it.each([
    [{}, ['text']],
    [{ text: null }, ['text']],
    [{ text: 5 }, ['text']],
    [{ text: 'a', baseSalary: '5' }, ['baseSalary']],
    [{ text: 'a', baseSalary: 0 }, ['baseSalary']],
    [{ text: 'a', items: {} }, ['items']],
    [
      { text: 'a', items: [{ name: 'x', size: 1 }, { size: 9 }, null] },
      ['items[1].name', 'items[1].size', 'items[2]'],
    ],
    [{ items: [{ name: null, size: 1.5 }] }, ['text', 'items[0].name', 'items[0].size']],
    [{ text: 'a', items: [[], [{}]] }, ['items[0]', 'items[1]']],
    [{ text: 'a', items: [1, 2, 3, 4] }, ['items[0]', 'items[1]', 'items[2]', 'items[3]']],
  ])('%j is 400 of %j', async (body, fields) => {
    const reply = await post('/v1/echo', body);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(fields);
  });

  it('an infinite number is none', async () => {
    expect(fieldsOf(await post('/v1/echo', '{"text":"a","baseSalary":1e999}'))).toEqual(['baseSalary']);
  });

  it('suggests the name of a required field that was misspelt', async () => {
    const reply = await post('/v1/echo', { txet: 'a' });
    expect(reply.body.details[0].message).toBe('é obrigatório; veio "txet". Você quis dizer "text"?');
  });

  it('a body on GET is not read', async () => {
    const { service, keys } = await startService();
    const answer = await service.dispatch({
      method: 'GET',
      path: '/v1/echo',
      query: '',
      header: (name) => (name === 'authorization' ? `Bearer ${keys.free}` : null),
      body: () => Promise.reject(new Error('read')),
    });
    expect(answer.status).toBe(200);
  });
});

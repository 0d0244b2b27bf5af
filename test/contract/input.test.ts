import { describe, expect, it, vi } from 'vitest';
import { fluxoCaixa } from '../../src/tools/financeiro/fluxo-caixa.ts';
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
    ['?&&', { count: 1, formatted: true }],
  ])('%s is read as %o', async (query, input) => {
    expect((await call(`/v1/echo${query}`)).body).toEqual(input);
  });

  it.each([
    ['count=%205%20', { count: 5 }, 'count=" 5 " 5'],
    ['count=1.0', { count: 1 }, 'count="1.0" 1'],
    ['ratio=-1,5', { ratio: -1.5 }, 'ratio="-1,5" -1.5'],
    ['formatted=N%C3%A3o', { formatted: false }, 'formatted="N%C3%A3o" false'],
    ['state=s%C3%A3o+paulo', { state: 'SP' }, 'state="s%C3%A3o paulo" SP'],
    ['Quantidade=2&COUNT_=', { count: 2 }, 'Quantidade=count'],
    ['qtd=2&Semente=a', { count: 2, seed: 'a' }, 'qtd=count; Semente=seed'],
  ])('%s is read as people write it, and the answer says so', async (query, input, readAs) => {
    const { call } = await startService();
    const { status, body, headers } = await call(`/v1/echo?${query}`);
    expect([status, headers.get('x-read-as')]).toEqual([200, readAs]);
    expect(body).toMatchObject(input);
    const exact = await startService({ input: 'exact' });
    expect((await exact.call(`/v1/echo?${query}`)).status).toBe(400);
  });

  it.each([
    [['-1.000,00', '600', 700], [-1000, 600, 700], 'fluxos[0]="-1.000,00" -1000'],
    [['-1000', '1200'], [-1000, 1200], null],
    [
      [
        { data: '15/01/2026', valor: -1000 },
        { data: '2026-08-20', valor: '1200' },
      ],
      [
        { data: '2026-01-15', valor: -1000 },
        { data: '2026-08-20', valor: 1200 },
      ],
      'fluxos[0].data="15/01/2026" 2026-01-15',
    ],
  ])('%j is read inside a list of alternatives too', async (fluxos, meant, readAs) => {
    const flows = await startService({ tools: [fluxoCaixa] });
    const send = async (sent: unknown) =>
      flows.post('/v1/calculadoras/fluxo-caixa', { fluxos: sent, taxa: 10 });
    const { status, body, headers } = await send(fluxos);
    expect([status, headers.get('x-read-as')]).toEqual([200, readAs]);
    expect(body).toEqual((await send(meant)).body);
  });

  it('a name beside the field that it stands for is refused', async () => {
    expect(await messageOf('/v1/echo?qtd=2&count=2')).toBe('é o mesmo que count, que também veio');
    expect(await messageOf('/v1/echo?qtd=2&quantidade=2')).toBe('é o mesmo que count, que também veio');
  });

  it('a wrong value is named as it was sent', async () => {
    expect(fieldsOf(await call('/v1/echo?qtd=0'))).toEqual(['qtd']);
  });

  it.each<readonly [string, string]>([
    ...['+5', '1e1', '0x5', '.5', '1_0', '٣', '12345678901234567', 'NaN', 'true', '0', '101'].map(
      (text) => ['count', encodeURIComponent(text)] as const,
    ),
    ...['.5', '5.', '1e0', '1.500,50', 'Infinity', '10.5', '-10.5'].map((text) => ['ratio', text] as const),
    ...['simm', 'truee', 'on', '2', 'null'].map((text) => ['formatted', text] as const),
    ...['XX', 'S', 'São', '35'].map((text) => ['state', text] as const),
    ...['smal', 'medium', 'pequeno'].map((text) => ['size', text] as const),
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

  it('a known key sent twice is faulty, also when one is empty', async () => {
    for (const query of ['count=1&count=2', 'count=1&count=', 'count=&count=1', 'name=a&name=a']) {
      const reply = await call(`/v1/echo?${query}`);
      expect(reply.status).toBe(400);
      expect(reply.body.details[0].message).toBe('foi enviado mais de uma vez');
    }
  });

  it('says what is allowed', async () => {
    expect(await messageOf('/v1/echo?count=0')).toBe('deve ser um número inteiro de 1 a 100, por exemplo 1');
    expect(await messageOf('/v1/echo?count=x')).toBe('deve ser um número inteiro de 1 a 100, por exemplo 1');
    expect(await messageOf('/v1/echo?ratio=x')).toBe('deve ser um número de -10 a 10, por exemplo -10');
    expect(await messageOf('/v1/echo?ratio=1,500')).toBe(
      'deve ser um número de -10 a 10, por exemplo -10; "1,500" tem vírgula: escreva 1500 ou 1.500',
    );
    expect(await messageOf('/v1/echo?formatted=x')).toBe('deve ser true ou false, por exemplo true');
    expect(await messageOf('/v1/echo?size=lagre')).toBe('deve ser um destes: large, small');
    expect(await messageOf('/v1/echo?name=123456789')).toBe('deve ser um texto de 1 a 8 caracteres');
    expect(await messageOf('/v1/echo?state=x')).toMatch(/unidades da federação, por exemplo SP$/);
    expect(await messageOf('/v1/failing')).toBe('é obrigatório: um destes: bug, later, meaning, string');
  });

  it('a field that the tool does not have is told what was probably meant', async () => {
    expect(await messageOf('/v1/failing?hwo=x')).toBe(
      'campo desconhecido. Você quis dizer "how"? how é um destes: bug, later, meaning, string',
    );
    expect(await messageOf('/v1/failing?HOW=x')).toMatch(/^deve ser um destes: bug/);
    expect(await messageOf('/v1/failing?other=x')).toBe('campo desconhecido. Os campos são: how');
    const reply = await call('/v1/echo?zzz=1&zzz=2&__proto__=1&constructor=&count=0&=7');
    expect(fieldsOf(reply)).toEqual(['zzz', '__proto__', 'constructor', '', 'count']);
  });

  it('a choice is read in any case and with any separator, and answered as it is written', async () => {
    for (const size of ['LARGE', 'Large', 'l%C3%A1rge']) {
      expect((await call(`/v1/echo?size=${size}`)).body.size).toBe('large');
    }
  });

  it('a request target of more than 8,192 characters is 400, after the key and the count', async () => {
    const fill = (length: number) => `/v1/echo?zzz=${'x'.repeat(length - '/v1/echo?zzz='.length)}`;
    expect(fieldsOf(await call(fill(8192)))).toEqual(['zzz']);
    const reply = await call(fill(8193), { key: 'free' });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['query']);
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('99');
    expect((await call(fill(8193), { key: null })).status).toBe(401);
  });
});

describe('fields that the tool does not have', () => {
  const namedIn = (headers: Headers) => headers.get('x-ignored-fields');

  it('pass where the host lets them, and are named in a header', async () => {
    const { call, post } = await startService({ http: { unknownFields: 'ignore' } });
    const query = await call('/v1/echo?zz%20z=1&count=2&%C3%A9,=&zz+z=3');
    expect([query.body, namedIn(query.headers)]).toEqual([{ count: 2, formatted: true }, 'zz%20z,%C3%A9%2C']);
    const body = await post('/v1/echo?q=1', {
      text: 'a',
      items: [{ name: 'n', size: 1, x: 1 }],
      '\ud800': 1,
    });
    expect([body.status, namedIn(body.headers)]).toEqual([200, 'q,items%5B0%5D.x,%EF%BF%BD']);
    expect(namedIn((await call('/v1/echo')).headers)).toBeNull();
    const faulty = await call('/v1/echo?zzz=1&count=0');
    expect([fieldsOf(faulty), namedIn(faulty.headers)]).toEqual([['count'], 'zzz']);
  });

  it('are named 20 at most, in 1,024 characters', async () => {
    const { post } = await startService({ http: { unknownFields: 'ignore' } });
    const named = async (name: string) => {
      const names = Array.from({ length: 50 }, (_, i) => [`${name}${i}`, 1]);
      return namedIn((await post('/v1/echo', { text: 'a', ...Object.fromEntries(names) })).headers) as string;
    };
    expect((await named('n')).split(',')).toHaveLength(20);
    expect((await named('é'.repeat(60))).length).toBeLessThanOrEqual(1024);
  });
});

describe('actions', () => {
  it('each reads its own fields only', async () => {
    const value = '111.444.777-35';
    expect((await call(`/v1/cpf?action=validate&value=${value}&count=999&seed=x`)).status).toBe(200);
    expect(fieldsOf(await call(`/v1/cpf?action=validate&value=${value}&variant=mask`))).toEqual(['variant']);
    expect((await call('/v1/cpf?value=xx')).body.details).toEqual([
      { field: 'value', message: 'só vale com action=validate' },
    ]);
    expect((await call('/v1/cpf?value=')).status).toBe(200);
    expect(fieldsOf(await call('/v1/cpf?action=validate'))).toEqual(['value']);
    expect(fieldsOf(await call('/v1/cpf?action=validar'))).toEqual(['value']);
    expect(fieldsOf(await call('/v1/cpf?action=toString'))).toEqual(['action']);
    expect(fieldsOf(await call('/v1/cpf?action=validate&action=validate&value=1'))).toEqual(['action']);
  });

  it('a rejected value is 422 with its reason', async () => {
    expect((await call('/v1/cpf?action=validate&value=111.444.777-36')).body).toEqual({
      error: 'CPF inválido: os dígitos verificadores não conferem.',
      code: 422,
      valid: false,
      value: '111.444.777-36',
      reason: 'check-digit',
      details: [{ field: 'value', message: 'os dígitos verificadores não conferem' }],
      docs: '/v1/docs#cpf',
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
    ['{"text":"olá","items":null}', {}],
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
    expect(fieldsOf(await post('/v1/echo', nested(32)))).toEqual(['x']);
    expect(fieldsOf(await post('/v1/echo', nested(33)))).toEqual(['body']);
    expect(fieldsOf(await post('/v1/echo', '['.repeat(500_000)))).toEqual(['body']);
    expect(fieldsOf(await post('/v1/echo', `${'{"a":'.repeat(150_000)}`))).toEqual(['body']);
  });

  it('has at most as many bytes as allowed, counted as they come', async () => {
    const { post, call } = await startService({ http: { maxBodyBytes: 100 } });
    const sized = (bytes: number) => `${' '.repeat(bytes - '{"text":""}'.length)}{"text":""}`;
    expect((await post('/v1/echo', sized(100))).status).toBe(200);
    expect(fieldsOf(await post('/v1/echo', sized(101)))).toEqual(['body']);

    const MIB = 1024 * 1024;
    let pulled = 0;
    let canceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(MIB).fill(0x20));
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
    // The rest is read and dropped, so that the sender reads the answer, but not for ever.
    await vi.waitFor(() => expect(canceled).toBe(true));
    expect(pulled).toBeLessThanOrEqual(10);
  });

  it('must arrive in time', async () => {
    const { call } = await startService({ http: { bodyTimeout: 20 } });
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
    [{ text: 'a', baseSalary: 'x' }, ['baseSalary']],
    [{ text: 'a', baseSalary: 0 }, ['baseSalary']],
    [{ text: 'a', items: {} }, ['items']],
    [
      { text: 'a', items: [{ name: 'x', size: 1 }, { size: 9 }, null] },
      ['items[1].name', 'items[1].size', 'items[2]'],
    ],
    [{ items: [{ name: null, size: 1.5 }] }, ['text', 'items[0].name', 'items[0].size']],
    [{ text: 'a', items: [[], [{}]] }, ['items[0]', 'items[1]']],
    [{ text: 'a', items: [1, 2, 3, 4] }, ['items']],
  ])('%j is 400 of %j', async (body, fields) => {
    const reply = await post('/v1/echo', body);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(fields);
  });

  it.each([
    ['100,000 elements are read', `{"text":"a","items":[${Array(99_998).fill('1').join()}]}`, 'items'],
    [
      'one more is refused before it is parsed',
      `{"text":"a","items":[${Array(99_999).fill('1').join()}]}`,
      'body',
    ],
    ['elements at any depth count', `{"text":"a","x":[${Array(33_333).fill('{"a":[1]}').join()}]}`, 'body'],
    ['empty objects are elements too', `{"text":"a","items":[${Array(99_999).fill('{}').join()}]}`, 'body'],
    ['signs in texts are none', `{"text":"${'[{,'.repeat(40_000)}"}`, 'text'],
    ['escaped quotes end no text', `{"text":"${'\\\\\\",'.repeat(60_000)}"}`, 'text'],
    ['white space is none', `{"text":"a",${' \n\t'.repeat(50_000)}"items":{}}`, 'items'],
  ])('has bounded elements: %s', async (_, body, field) => {
    const reply = await post('/v1/echo', body);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)[0]).toBe(field);
  });

  it('has no more items of a list read than one over its limit', async () => {
    const items = Array.from({ length: 90_000 }, () => ({}));
    const faults = fieldsOf(await post('/v1/echo', { text: 'a', items }));
    expect(faults.filter((field) => field.startsWith('items[')).length).toBeLessThanOrEqual(8);
    expect(faults).not.toContain('items[4].name');
  });

  it('an infinite number is refused', async () => {
    expect(fieldsOf(await post('/v1/echo', '{"text":"a","baseSalary":1e999}'))).toEqual(['baseSalary']);
  });

  it('a body on GET is not read', async () => {
    const { service, keys } = await startService();
    const answer = await service.dispatch({
      method: 'GET',
      path: '/v1/echo',
      query: '',
      header: (name) => (name === 'authorization' ? `Bearer ${keys.free}` : null),
      body: () => Promise.reject(new Error('read')),
      request: () => new Request('http://localhost/'),
    });
    expect(answer.status).toBe(200);
  });
});

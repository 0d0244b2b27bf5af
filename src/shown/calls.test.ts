import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';

const caller = { address: 'https://api.example.com/v1', language: 'pt' } as const;

const texts = (tool: Parameters<typeof callsOf>[1], values: object, key: string | null = 'cnv_1') =>
  Object.fromEntries(callsOf(caller, tool, { ...values }, key).map(({ name, text }) => [name, text]));

/** A program that calls by the client. */
const byClient = (key: string, call: readonly string[]) =>
  [
    "import { createClient } from 'canivete/client';",
    '',
    `const client = createClient({ baseUrl: 'https://api.example.com/v1', key: ${key} });`,
    ...call,
  ].join('\n');

/** The first line of a call by curl, and its header. */
const API = 'API=https://api.example.com/v1';
const HEADER = '-H "Authorization: Bearer $KEY"';

const CPF = { id: 'cpf', method: 'GET', path: '/cpf' } as const;
const QUERY = { id: 'dev-query', method: 'POST', path: '/dev/query' } as const;

describe('a call that a page shows', () => {
  it('reads an address without values', () => {
    expect(texts(CPF, {}, null)).toEqual({
      curl: `${API}\ncurl "$API/cpf" \\\n  ${HEADER}`,
      JavaScript: [
        "const response = await fetch('https://api.example.com/v1/cpf', {",
        '  headers: { authorization: `Bearer ${process.env.KEY}` },',
        '});',
        'const answer = await response.json();',
      ].join('\n'),
      Python: [
        'import os',
        '',
        'import requests',
        '',
        'answer = requests.get(',
        '    "https://api.example.com/v1/cpf",',
        `    headers={"Authorization": f"Bearer {os.environ['KEY']}"},`,
        ').json()',
      ].join('\n'),
      cliente: byClient('process.env.KEY', ["const answer = await client.get('/cpf', {});"]),
      CLI: 'npx canivete call cpf',
    });
  });

  it('leaves the key out where the service takes none', () => {
    const { curl, JavaScript, cliente } = texts(CPF, {}, '');
    expect(curl).toBe(`${API}\ncurl "$API/cpf"`);
    expect(JavaScript?.split('\n')[0]).toBe(
      "const response = await fetch('https://api.example.com/v1/cpf');",
    );
    expect(cliente).toContain("createClient({ baseUrl: 'https://api.example.com/v1' });");
    const post = texts(QUERY, {}, '');
    expect(post['JavaScript']).toContain("headers: { 'content-type': 'application/json' },");
    expect(Object.values(post).join('')).not.toMatch(/authorization|key/i);
  });

  it('reads an address with one value', () => {
    const { curl, cliente } = texts(CPF, { n: 1 });
    expect(curl).toBe(`${API} KEY=cnv_1\n${['curl -G "$API/cpf"', HEADER, '-d n=1'].join(' \\\n  ')}`);
    expect(cliente).toContain('{\n  n: 1,\n}');
  });

  it('reads an address with values', () => {
    expect(texts(CPF, { count: 2, name: "d'Ávila & Cia", plain: 'a-b_c.d~e', empty: '' })).toEqual({
      curl: [
        `${API} KEY=cnv_1\ncurl -G "$API/cpf"`,
        HEADER,
        '-d count=2',
        String.raw`--data-urlencode 'name=d'\''Ávila & Cia'`,
        '-d plain=a-b_c.d~e',
        '-d empty=',
      ].join(' \\\n  '),
      JavaScript: [
        "const response = await fetch('https://api.example.com/v1/cpf?count=2&name=d\\'%C3%81vila%20%26%20Cia&plain=a-b_c.d~e&empty=', {",
        "  headers: { authorization: 'Bearer cnv_1' },",
        '});',
        'const answer = await response.json();',
      ].join('\n'),
      Python: [
        'import requests',
        '',
        'answer = requests.get(',
        '    "https://api.example.com/v1/cpf",',
        '    headers={"Authorization": "Bearer cnv_1"},',
        '    params={',
        '        "count": "2",',
        `        "name": "d'Ávila & Cia",`,
        '        "plain": "a-b_c.d~e",',
        '        "empty": "",',
        '    },',
        ').json()',
      ].join('\n'),
      cliente: byClient("'cnv_1'", [
        "const answer = await client.get('/cpf', {",
        '  count: 2,',
        String.raw`  name: 'd\'Ávila & Cia',`,
        "  plain: 'a-b_c.d~e',",
        "  empty: '',",
        '});',
      ]),
      CLI: String.raw`npx canivete call cpf count=2 'name=d'\''Ávila & Cia' 'plain=a-b_c.d~e' empty=`,
    });
  });

  it('sends to an address', () => {
    const values = {
      text: 'a "b"\n\\',
      'two words': [1, 'x', null, true],
      $own: { a_1: 1.5, 'b-c': [] },
      '1st': undefined,
    };
    expect(texts(QUERY, values)).toEqual({
      curl: [
        `${API} KEY=cnv_1\ncurl "$API/dev/query"`,
        HEADER,
        "-H 'Content-Type: application/json'",
        String.raw`-d '{"text":"a \"b\"\n\\","two words":[1,"x",null,true],"$own":{"a_1":1.5,"b-c":[]}}'`,
      ].join(' \\\n  '),
      JavaScript: [
        "const response = await fetch('https://api.example.com/v1/dev/query', {",
        "  method: 'POST',",
        "  headers: { authorization: 'Bearer cnv_1', 'content-type': 'application/json' },",
        '  body: JSON.stringify({',
        String.raw`    text: 'a "b"\n\\',`,
        "    'two words': [1, 'x', null, true],",
        "    $own: { a_1: 1.5, 'b-c': [] },",
        "    '1st': undefined,",
        '  }),',
        '});',
        'const answer = await response.json();',
      ].join('\n'),
      Python: [
        'import requests',
        '',
        'answer = requests.post(',
        '    "https://api.example.com/v1/dev/query",',
        '    headers={"Authorization": "Bearer cnv_1"},',
        '    json={',
        String.raw`        "text": "a \"b\"\n\\",`,
        '        "two words": [1, "x", None, True],',
        '        "$own": {"a_1": 1.5, "b-c": []},',
        '        "1st": None,',
        '    },',
        ').json()',
      ].join('\n'),
      cliente: byClient("'cnv_1'", [
        "const answer = await client.post('/dev/query', {",
        String.raw`  text: 'a "b"\n\\',`,
        "  'two words': [1, 'x', null, true],",
        "  $own: { a_1: 1.5, 'b-c': [] },",
        "  '1st': undefined,",
        '});',
      ]),
      CLI: [
        String.raw`npx canivete call dev-query 'text=a "b"`,
        String.raw`\' 'two words=[1,"x",null,true]' '$own={"a_1":1.5,"b-c":[]}' 1st=`,
      ].join('\n'),
    });
  });

  it.each([
    ['a.b', 'v=a.b'],
    ['a,b:c/d@e%f+g=h-i_1', 'v=a,b:c/d@e%f+g=h-i_1'],
    ['a b', "'v=a b'"],
    ['ã', "'v=ã'"],
    ['a;', "'v=a;'"],
    [';a', "'v=;a'"],
  ])('in a shell quotes what has to be: %s', (value, word) => {
    expect(texts(CPF, { v: value })['CLI']).toBe(`npx canivete call cpf ${word}`);
  });

  it.each([
    ['name', 'name'],
    ['_a', '_a'],
    ['a-b', "'a-b'"],
    ['1a', "'1a'"],
    ['aé', "'aé'"],
    ['a ', "'a '"],
  ])('in a program quotes the names that have to be: %s', (name, written) => {
    expect(texts(QUERY, { [name]: 1 })['cliente']).toContain(`{\n  ${written}: 1,\n}`);
  });
});

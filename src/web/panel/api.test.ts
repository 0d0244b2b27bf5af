import { afterEach, expect, it, vi } from 'vitest';
import { createApi, Refused } from './api.ts';

afterEach(() => void vi.unstubAllGlobals());

function started(answers: readonly (Response | Error)[], key: string | null = 'cnv_k') {
  const left = [...answers];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (...call: readonly unknown[]) => {
    asked.push(call);
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  });
  const ended = vi.fn(async () => undefined);
  const api = createApi({
    base: '/v1',
    language: () => 'pt',
    key: () => key,
    texts: () => ({ noAnswer: 'no answer', ended: 'ended' }),
    ended,
  });
  return { api, asked, ended };
}

const refused = (status: number, headers = {}) => Response.json({ error: `E${status}` }, { status, headers });
const common = { cache: 'no-store' } as const;
const spoken = { 'accept-language': 'pt-BR' };

it('a call says its language and whose it is, and of what kind its body is where it has one', async () => {
  const { api, asked } = started([1, 2, 3, 4, 5].map((answer) => Response.json(answer)));
  const answers = [
    await api.get('/a'),
    await api.send('DELETE', '/b'),
    await api.send('PATCH', '/c', { name: null }),
    await api.tryKey('cnv_other', '/d'),
    await api.tryKey(null, '/e'),
  ];
  const own = { ...spoken, authorization: 'Bearer cnv_k' };
  const withBody = { ...own, 'content-type': 'application/json' };
  expect(answers).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([
    ['/v1/a', { ...common, method: 'GET', headers: own }],
    ['/v1/b', { ...common, method: 'DELETE', headers: own }],
    ['/v1/c', { ...common, method: 'PATCH', headers: withBody, body: '{"name":null}' }],
    ['/v1/d', { ...common, method: 'GET', headers: { ...spoken, authorization: 'Bearer cnv_other' } }],
    ['/v1/e', { ...common, method: 'GET', headers: spoken }],
  ]);
});

it('nobody is named where no key is in use', async () => {
  const { api, asked } = started([Response.json(1)], null);
  await api.get('/a');
  expect(asked).toEqual([['/v1/a', { ...common, method: 'GET', headers: spoken }]]);
});

const refusal = (status: number, message: string, more: Partial<Refused> = {}) => ({
  ...{ name: 'Refused', status, message, details: [], requestId: '', ...more },
});

it.each([
  ['of no answer', new TypeError('no network'), refusal(0, 'no answer')],
  ['of what is no JSON', new Response('<p>', { status: 502 }), refusal(502, 'no answer')],
  ['of a success that says nothing', new Response('', { status: 200 }), refusal(200, 'no answer')],
  ['without details', refused(400), refusal(400, 'E400')],
  ['with its id', refused(500, { 'x-request-id': 'req_1' }), refusal(500, 'E500', { requestId: 'req_1' })],
  [
    'with details',
    Response.json({ error: 'E', details: [{ field: 'name', message: 'long' }] }, { status: 422 }),
    refusal(422, 'E', { details: [{ field: 'name', message: 'long' }] }),
  ],
])('a refusal %s tells which one it is', async (_, answer, expected) => {
  const { api, ended } = started([answer]);
  const error: unknown = await api.get('/a').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject(expected);
  expect(ended).not.toHaveBeenCalled();
});

it('a reading where a session ends is made again after signing in, as often as that takes', async () => {
  const { api, asked, ended } = started([refused(401), refused(401), Response.json('read')]);
  expect(await api.get('/a')).toBe('read');
  expect([asked.length, ended.mock.calls.length]).toEqual([3, 2]);
});

it('a change is not tried again: a person decides after signing in', async () => {
  const { api, asked, ended } = started([refused(401)]);
  await expect(api.send('PUT', '/a')).rejects.toMatchObject(refusal(401, 'ended'));
  expect([asked.length, ended.mock.calls.length]).toEqual([1, 1]);
});

it('a change that is refused for another reason asks nobody to sign in', async () => {
  const { api, ended } = started([refused(402)]);
  await expect(api.send('PUT', '/a')).rejects.toMatchObject(refusal(402, 'E402'));
  expect(ended).not.toHaveBeenCalled();
});

it('a key that is tried is refused as it is', async () => {
  const { api, ended } = started([refused(401)]);
  await expect(api.tryKey('cnv_x', '/a')).rejects.toMatchObject(refusal(401, 'E401'));
  expect(ended).not.toHaveBeenCalled();
});

import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { instantIn, LAST_INSTANT } from './fields.ts';

it.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1969-12-31T23:59:59.999Z', null],
  ['1969-12-31T21:00:00-03:00', 0],
  ['9999-12-31T23:59:59.999Z', LAST_INSTANT],
  ['9999-12-31T23:59:59.999-00:01', null],
  ['2026-02-28T12:00:00Z', Date.UTC(2026, 1, 28, 12)],
  ['2026-02-29T12:00:00Z', null],
  // A leap year, as any that 400 divides.
  ['3200-02-29T00:00:00Z', Date.UTC(3200, 1, 29)],
  ['2026-11-31T12:00:00Z', null],
  ['2026-11-21T25:00:00Z', null],
])('%s is the instant %j', (text, at) => {
  expect(instantIn(text)).toBe(at);
});

describe('a field of the account area', () => {
  async function refusals(path: string, body: object) {
    const { ask, open } = await startAccounts();
    const { key } = await open('a');
    const replies = ['pt', 'en'].map(async (language) =>
      ask({ key }, path, { method: 'POST', body, headers: { 'accept-language': language } }),
    );
    return (await Promise.all(replies)).map(({ status, body: { error, reason } }) => [status, error, reason]);
  }

  it.each([
    ['a', 201],
    ['x'.repeat(100), 201],
    ['', 400],
    ['x'.repeat(101), 400],
  ])('is a name of 1 to 100 characters: %s', async (name, status) => {
    expect((await refusals('/account/keys', { name })).map(([one]) => one)).toEqual([status, status]);
  });

  it('is a name without control characters', async () => {
    expect(await refusals('/account/keys', { name: 'a\u0001' })).toEqual([
      [400, 'name não pode ter caracteres de controle.', undefined],
      [400, 'name must not have control characters.', undefined],
    ]);
  });

  it('is an instant that exists', async () => {
    expect(await refusals('/account/keys', { expiresAt: '2027-02-29T00:00:00Z' })).toEqual([
      [422, 'expiresAt é um instante que não existe.', undefined],
      [422, 'expiresAt is an instant that does not exist.', undefined],
    ]);
  });

  it.each([
    ['exemplo', [400, 'url deve ser um URL absoluto: https:// e um domínio.', 'invalid_url']],
    ['http:/exemplo.com.br', [400, 'url deve ser um URL absoluto: https:// e um domínio.', 'invalid_url']],
    ['http://exemplo.com.br/', [422, 'url deve usar https.', 'refused_url']],
    ['https://10.0.0.1/', [422, 'url deve ter um nome de domínio, não um endereço IP.', 'refused_url']],
    [
      'https://exemplo.com.br:1/',
      [422, expect.stringContaining('url deve usar uma destas portas'), 'refused_url'],
    ],
  ])('is a URL whose text is looked at first, and then where it leads to: %s', async (url, refused) => {
    const [first] = await refusals('/account/webhooks', { url, events: ['tool_used'] });
    expect(first).toEqual(refused);
  });
});

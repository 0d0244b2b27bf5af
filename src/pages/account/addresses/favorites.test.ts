import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { memoryStores } from '../../../stores/memory/index.ts';

describe('favorites', () => {
  it('are listed newest first, by id where they are as old, without tools that are no longer served', async () => {
    const stores = memoryStores();
    const { ask, open, time } = await startAccounts({}, stores);
    const { key } = await open('a');
    await stores.keyStore.addFavorite('a', 'gone', time.now);
    const listed = async () => {
      const { body } = await ask({ key }, '/account/favorites');
      return body.favorites.map(({ tool, at }: { tool: string; at: string }) => [tool, at]);
    };
    for (const tool of ['cpf', 'cnpj']) await ask({ key }, `/account/favorites/${tool}`, { method: 'PUT' });
    const now = '2026-11-21T12:00:00.000Z';
    expect(await listed()).toEqual([
      ['cnpj', now],
      ['cpf', now],
    ]);
    await ask({ key }, '/account/favorites/cpf', { method: 'DELETE' });
    time.now++;
    await ask({ key }, '/account/favorites/cpf', { method: 'PUT' });
    expect(await listed()).toEqual([
      ['cpf', '2026-11-21T12:00:00.001Z'],
      ['cnpj', now],
    ]);
    expect((await ask({ key }, '/account')).body.counts.favorites).toBe(2);
  });

  it.each([
    ['cnjp', 'pt', '"cnjp" não é uma ferramenta deste serviço. Você quis dizer "cnpj"?'],
    ['cnjp', 'en', '"cnjp" is no tool of this service. Did you mean "cnpj"?'],
    ['xadrez', 'pt', '"xadrez" não é uma ferramenta deste serviço.'],
    ['xadrez', 'en', '"xadrez" is no tool of this service.'],
  ])('are of tools that are served: %s (%s)', async (tool, language, error) => {
    const { ask, open } = await startAccounts();
    const { key } = await open('a');
    for (const method of ['PUT', 'DELETE']) {
      const reply = await ask({ key }, `/account/favorites/${tool}`, {
        method,
        headers: { 'accept-language': language },
      });
      expect([reply.status, reply.body]).toEqual([404, { error, code: 404, reason: 'not_found' }]);
    }
  });
});

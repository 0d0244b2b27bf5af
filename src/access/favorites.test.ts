import { describe, expect, it } from 'vitest';
import type { EventSink, ServiceEvent } from '../contracts/events.ts';
import type { ToolHead } from '../kit/tool.ts';
import { memoryStore } from '../stores/memory/index.ts';
import { createFavorites } from './favorites.ts';

const NOW = 1_795_262_400_000;
const cpf = { id: 'cpf', path: '/cpf', method: 'GET', category: 'documentos', name: 'CPF' } as ToolHead;

function started(parts: { events?: EventSink; onError?: (error: unknown) => void } = {}) {
  const keyStore = memoryStore();
  keyStore.createAccount({ id: 'a', plan: 'pro', status: 'active', createdAt: NOW });
  return createFavorites({ tools: [cpf], keyStore, clock: () => NOW, ...parts });
}

describe('a favorite', () => {
  it('raises its event when it was not there yet', async () => {
    const events: ServiceEvent[] = [];
    const favorites = started({ events: { emit: (event) => void events.push(event) } });
    expect(await favorites.add('a', 'cpf')).toEqual({ added: true, count: 1 });
    expect(await favorites.add('a', 'cpf')).toEqual({ added: false, count: 1 });
    expect(events).toEqual([{ type: 'favorite_added', accountId: 'a', tool: cpf, favorites: 1, at: NOW }]);
    expect(await favorites.list('a')).toEqual([{ toolId: 'cpf', at: NOW }]);
    expect(await favorites.remove('a', 'cpf')).toEqual({ removed: true, count: 0 });
    expect(await favorites.list('a')).toEqual([]);
  });

  it('stands when its event cannot be raised, which is reported where the host asks for it', async () => {
    const errors: unknown[] = [];
    for (const onError of [undefined, (error: unknown) => void errors.push(error)]) {
      const events = { emit: () => Promise.reject(new Error('sink')) };
      const favorites = started({ events, ...(onError && { onError }) });
      expect(await favorites.add('a', 'cpf')).toEqual({ added: true, count: 1 });
      expect(await favorites.list('a')).toHaveLength(1);
    }
    expect(errors.map(String)).toEqual(['Error: sink']);
  });

  it('needs no sink', async () => {
    expect(await started().add('a', 'cpf')).toEqual({ added: true, count: 1 });
  });

  it.each([
    ['is gone', false],
    ['belongs to another one now', true],
  ])(
    'is not left behind when its account is erased while it is added, whose id %s',
    async (_, comesAgain) => {
      const keyStore = memoryStore();
      const account = { id: 'a', plan: 'pro', status: 'active', createdAt: NOW } as const;
      keyStore.createAccount(account);
      const { addFavorite } = keyStore;
      keyStore.addFavorite = async (...given) => {
        await keyStore.eraseAccount('a');
        if (comesAgain) await keyStore.createAccount({ ...account, createdAt: NOW + 1 });
        return addFavorite(...given);
      };
      const favorites = createFavorites({ tools: [cpf], keyStore, clock: () => NOW });
      await expect(favorites.add('a', 'cpf')).rejects.toMatchObject({ code: 'not_found' });
      expect(await keyStore.listFavorites('a')).toEqual([]);
    },
  );

  it('is of a tool and an account that exist', async () => {
    const favorites = started();
    for (const refused of [
      favorites.add('a', 'none'),
      favorites.add('b', 'cpf'),
      favorites.remove('a', 'none'),
      favorites.remove('b', 'cpf'),
      favorites.list('b'),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKept, keptBy } from './kept.ts';

describe('what a reader keeps', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
  });
  afterEach(() => void vi.unstubAllGlobals());
  const call = (id: string, result = '') => ({ id, hash: `#${id}`, result });

  it('starred tools stay in the order of their stars, and leave when the star is taken', () => {
    const kept = createKept();
    expect(['a', 'b', 'a', 'a'].map(kept.toggle)).toEqual([true, true, false, true]);
    expect(createKept().favorites()).toEqual(['b', 'a']);
    ['a', 'b'].forEach(kept.toggle);
    expect(stored.size).toBe(0);
  });

  it('the last calls of six tools stay, the latest first, until the reader forgets them', () => {
    const kept = createKept();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) kept.note(call(id));
    kept.note(call('f', '7'));
    expect(createKept().recents()).toEqual([
      call('f', '7'),
      ...['c', 'g', 'e', 'd', 'b'].map((id) => call(id)),
    ]);
    kept.forgetRecents();
    expect(createKept().recents()).toEqual([]);
  });

  it.each(['{', '{}', 'null'])('is nothing where the storage holds %s', (text) => {
    for (const name of ['canivete.favorites', 'canivete.recents']) stored.set(name, text);
    expect([createKept().favorites(), createKept().recents()]).toEqual([[], []]);
  });

  it('lasts until the page is left where nothing is stored', () => {
    vi.unstubAllGlobals();
    const kept = createKept();
    kept.note(call('a'));
    expect([kept.toggle('a'), kept.favorites(), kept.recents()]).toEqual([true, ['a'], [call('a')]]);
  });

  it('of an account are its favorites, which this browser does not keep', async () => {
    let favorites = ['a'];
    const star = vi.fn(async (id: string, isStarred: boolean) => {
      favorites = isStarred ? [id, ...favorites] : favorites.filter((one) => one !== id);
      return Promise.resolve(id !== 'failing');
    });
    const account = {
      ...{ id: 'sol', name: 'Sol', favorites: () => favorites, star },
      ...{ createKey: vi.fn(), revokeKey: vi.fn() },
    };
    const kept = keptBy(account, createKept());
    expect([await kept.toggle('b'), await kept.toggle('a'), await kept.toggle('failing')]).toEqual([
      ...[true, false, null],
    ]);
    expect(star.mock.calls).toEqual([
      ['b', true],
      ['a', false],
      ['failing', true],
    ]);
    expect(kept.favorites()).toContain('b');
    expect(stored.size).toBe(0);
  });
});

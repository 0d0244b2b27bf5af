import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from './keys.ts';
import { createUnsaid } from './unsaid.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the key of a reader', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };

  it('is kept for this tab, before that of the service', () => {
    vi.stubGlobal('sessionStorage', storage);
    const keys = createKeys('demo');
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([true, 'demo', true]);
    keys.use({ key: 'own' });
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([true, 'own', false]);
    expect([...stored]).toEqual([['canivete.tool-key', 'own']]);
    expect(createKeys('demo').current()).toBe('own');
    keys.use(null);
    expect([keys.current(), stored.size]).toEqual(['demo', 0]);
  });

  it('is empty where the service has no keys, and lasts until the page is left where nothing is stored', () => {
    const keys = createKeys('');
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([false, null, false]);
    keys.use({ key: 'own' });
    expect(keys.current()).toBe('own');
  });

  it.each([
    ['anyone', true],
    ['login', false],
  ])('stays empty where calls need none, for %s, and such calls are free: %s', (callers, isFree) => {
    const keys = createKeys('', callers);
    keys.use({ key: 'own' });
    expect([keys.current(), keys.areNeedless, keys.isDemo()]).toEqual(['', true, isFree]);
  });
});

it('a typed value is kept beside the address at which it was typed', () => {
  vi.stubGlobal('location', { hash: '#a' });
  const unsaid = createUnsaid();
  expect(unsaid.read()).toBeUndefined();
  unsaid.keep({ secret: 'x' });
  expect(unsaid.read()).toEqual({ secret: 'x' });
  vi.stubGlobal('location', { hash: '#b' });
  expect(unsaid.read()).toBeUndefined();
});

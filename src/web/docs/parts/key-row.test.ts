import { expect, it, vi } from 'vitest';
import type { ToolKey } from '../../shared/tab.ts';
import type { Context } from '../core/context.ts';
import { keyRow } from './key-row.ts';
import { t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, role, roles } = makeDocument();

/** The keys of a page without a demo key. */
function madeKeys() {
  let kept: ToolKey | null = null;
  return {
    ...{ hasDemo: false, areNeedless: false, current: () => kept?.key ?? null, isDemo: () => false },
    ...{ made: () => kept?.made, use: (next: ToolKey | null) => void (kept = next) },
  };
}

const made = { id: 'key_1', accountId: 'sol', accountName: 'Sol', expiresAt: 0 };

it.each([
  ['taken', { key: 'cnv_0123456789abcd', made }, 1],
  ['told where it failed', null, 0],
] as const)(
  'a key of the account that is signed in is made when asked for, and %s',
  async (_, created, taken) => {
    const keys = madeKeys();
    const account = { name: 'Sol', createKey: vi.fn(async () => Promise.resolve(created)) };
    const [told, say] = [vi.fn(), vi.fn()];
    show(keyRow({ t, keys, account, say } as unknown as Context, told).element);
    expect(roles('textbox', t.form.key)).toEqual([]);
    role('button', t.form.useAccount('Sol')).click();
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith(created ? t.form.accountHint : t.form.noKey));
    expect(account.createKey.mock.calls).toEqual([[t.form.keyName]]);
    expect([keys.current(), told.mock.calls.length]).toEqual([created?.key ?? null, taken]);
    if (created) expect(document.body.textContent).toContain('Com a chave cnv_0123…abcd da conta Sol.');
  },
);

it('a key that was made ends when the reader forgets it, so that an account has one at a time', async () => {
  const keys = madeKeys();
  const revokeKey = vi.fn(async () => Promise.resolve());
  keys.use({ key: 'cnv_0123456789abcd', made });
  show(keyRow({ t, keys, account: { name: 'Sol', revokeKey } } as unknown as Context, vi.fn()).element);
  role('button', t.form.forgetKey).click();
  expect(revokeKey.mock.calls).toEqual([['key_1']]);
  expect(keys.current()).toBeNull();
});

it('a key that is taken or forgotten is reported in its row, before anybody else hears of it', () => {
  const keys = madeKeys();
  const told = vi.fn();
  show(keyRow({ t, keys } as unknown as Context, told).element);
  role('textbox', t.form.key).value = 'cnv_0123456789abcd';
  role('button', t.form.useKey).click();
  expect(document.body.textContent).toContain(t.form.withOwn('cnv_0123…abcd'));
  role('button', t.form.forgetKey).click();
  expect([roles('textbox', t.form.key).length, keys.current(), told.mock.calls.length]).toEqual([1, null, 2]);
});

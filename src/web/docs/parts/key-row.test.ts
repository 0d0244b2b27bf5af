import { expect, it, vi } from 'vitest';
import type { Context } from '../core/context.ts';
import { keyRow } from './key-row.ts';
import { t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, role, roles } = makeDocument();

it.each([
  ['taken', 'cnv_0123456789abcd', 1],
  ['told where it failed', null, 0],
] as const)(
  'a key of the account that is signed in is made when asked for, and %s',
  async (_, made, taken) => {
    let key: string | null = null;
    const keys = {
      ...{ hasDemo: false, current: () => key, isDemo: () => false },
      use: (next: string | null) => void (key = next),
    };
    const account = { name: 'Sol', createKey: vi.fn(async () => Promise.resolve(made)) };
    const [told, say] = [vi.fn(), vi.fn()];
    show(keyRow({ t, keys, account, say } as unknown as Context, told).element);
    expect(roles('textbox', t.form.key)).toEqual([]);
    role('button', t.form.useAccount('Sol')).click();
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith(made ? t.form.accountHint : t.form.noKey));
    expect(account.createKey.mock.calls).toEqual([[t.form.keyName]]);
    expect([key, told.mock.calls.length]).toEqual([made, taken]);
  },
);

it('a key that is taken or forgotten is reported in its row, before anybody else hears of it', () => {
  let key: string | null = null;
  const keys = {
    ...{ hasDemo: false, current: () => key, isDemo: () => false },
    use: (next: string | null) => void (key = next),
  };
  const told = vi.fn();
  show(keyRow({ t, keys } as unknown as Context, told).element);
  role('textbox', t.form.key).value = 'cnv_0123456789abcd';
  role('button', t.form.useKey).click();
  expect(document.body.textContent).toContain(t.form.withOwn('cnv_0123…abcd'));
  role('button', t.form.forgetKey).click();
  expect([roles('textbox', t.form.key).length, key, told.mock.calls.length]).toEqual([1, null, 2]);
});

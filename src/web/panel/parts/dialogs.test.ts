import { describe, expect, it, vi } from 'vitest';
import type { Dialog } from '../../shared/dialog.ts';
import type { Field } from '../../shared/field.ts';
import { button } from '../../shared/parts.ts';
import { Refused } from '../api.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts/index.ts';
import { submit } from './dialogs.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();
const context = { language: 'pt', t: texts.pt } as Context;

describe('a form that is sent', () => {
  const fieldOf = () => ({ fail: vi.fn(), focus: vi.fn() });
  async function sent(act: () => Promise<void>) {
    const fields = { name: fieldOf(), tools: fieldOf() };
    const dialog = { close: vi.fn(), fail: vi.fn() };
    const pressed = button('', 'Salvar', {});
    const said: (string | null)[] = [];
    const acting = async () => {
      said.push(pressed.textContent);
      return act();
    };
    const outcome = await submit(context, dialog as unknown as Dialog, {
      pressed,
      doing: 'Salvando',
      act: acting,
      fields: fields as unknown as Readonly<Record<string, Field>>,
    }).catch((error: unknown) => error);
    expect(said).toEqual(['Salvando']);
    return { outcome, dialog, ...fields };
  }
  const failing = (details: Refused['details']) => async () => Promise.reject(new Refused(400, 'E', details));

  it('closes', async () => {
    const { dialog, name } = await sent(async () => undefined);
    expect(dialog.close).toHaveBeenCalledTimes(1);
    expect(dialog.fail.mock.calls).toEqual([[null]]);
    expect(name.fail).not.toHaveBeenCalled();
  });

  it('says at its fields what is wrong with each, and brings the first of them to the person', async () => {
    const details = [
      { field: 'other', message: 'unknown' },
      { field: 'tools[0]', message: 'no tool' },
      { field: 'tools.1', message: 'no tool either' },
      { field: 'name', message: 'too long' },
    ];
    const { dialog, name, tools } = await sent(failing(details));
    expect(tools.fail.mock.calls).toEqual([['no tool'], ['no tool either']]);
    expect(name.fail.mock.calls).toEqual([['too long']]);
    expect([tools.focus.mock.calls.length, name.focus.mock.calls.length]).toEqual([1, 0]);
    expect(dialog.fail.mock.calls).toEqual([[null]]);
    expect(dialog.close).not.toHaveBeenCalled();
  });

  it.each([[[]], [[{ field: 'other', message: 'unknown' }]]])(
    'says below them why it could not where no field has a part in it: %j',
    async (details) => {
      const { dialog, name, tools } = await sent(failing(details));
      expect(dialog.fail.mock.calls).toEqual([[null], ['E']]);
      expect(dialog.close).not.toHaveBeenCalled();
      expect([...name.focus.mock.calls, ...tools.focus.mock.calls]).toEqual([]);
    },
  );

  it('hides no error of the page itself', async () => {
    const error = new RangeError('x');
    const { outcome, dialog } = await sent(async () => Promise.reject(error));
    expect(outcome).toBe(error);
    expect(dialog.close).not.toHaveBeenCalled();
  });
});

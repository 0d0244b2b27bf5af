import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Dialog } from '../shared/dialog.ts';
import type { Field } from '../shared/field.ts';
import { createFormat } from '../shared/format.ts';
import { Refused } from './api.ts';
import type { Context } from './context.ts';
import { loaded, whyOf } from './loaded.ts';
import { deliveryLog } from './parts/delivery-log.ts';
import { submit } from './parts/dialogs.ts';
import { fifties } from './parts/more.ts';
import { texts } from './texts/index.ts';
import { Made, makeElements } from '#test/support/elements.ts';

makeElements();
afterEach(() => void vi.useRealTimers());

const t = texts.pt;
const context = { language: 'pt', t } as Context;
const made = (element: unknown) => element as Made;

describe('what is being fetched', () => {
  const opened = () => {
    const calls: { resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
    const fetch = async () => new Promise<string>((resolve, reject) => void calls.push({ resolve, reject }));
    const { element, load } = loaded(context, 'isso', fetch, (value) => value);
    const after = async (act: () => void) => {
      act();
      await new Promise(setImmediate);
      return made(element).textContent;
    };
    return { calls, load, after };
  };

  it('stays as it was until the next answer, and a later answer is not replaced by an earlier one', async () => {
    const { calls, load, after } = opened();
    expect(await after(() => calls[0]?.resolve('first'))).toBe('first');
    expect(await after(() => void load())).toBe('first');
    expect(await after(() => void load())).toBe('first');
    expect(await after(() => calls[2]?.resolve('third'))).toBe('third');
    expect(await after(() => calls[1]?.resolve('second'))).toBe('third');
  });

  it('is not told of as failed where a later answer is there, or is to come', async () => {
    const { calls, load, after } = opened();
    void load();
    const waits = await after(() => calls[0]?.reject(new Refused(500, 'x')));
    expect(waits).toBe('Carregando');
    expect(await after(() => calls[1]?.resolve('second'))).toBe('second');
  });

  it('resolves once it is shown', async () => {
    const { calls, load, after } = opened();
    const shown = vi.fn();
    await after(() => void load().then(shown));
    expect(shown).not.toHaveBeenCalled();
    await after(() => calls[1]?.resolve('second'));
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [499, 'E'],
  [500, t.answered(500, 'req_1')],
  [503, t.answered(503, 'req_1')],
])('a refusal of status %i is told as %s', (status, text) => {
  expect(whyOf(new Refused(status, 'E', [], 'req_1'), t)).toBe(text);
});

it('an error of the page itself is told to nobody', () => {
  const error = new RangeError('x');
  expect(() => whyOf(error, t)).toThrow(error);
});

describe('a form that is sent', () => {
  const fieldOf = () => ({ fail: vi.fn(), focus: vi.fn() });
  async function sent(act: () => Promise<void>) {
    const fields = { name: fieldOf(), tools: fieldOf() };
    const dialog = { close: vi.fn(), fail: vi.fn() };
    const pressed = new Made('button');
    const said: string[] = [];
    const acting = async () => {
      said.push(pressed.textContent);
      return act();
    };
    const outcome = await submit(
      context,
      dialog as unknown as Dialog,
      pressed as unknown as HTMLButtonElement,
      'Salvando',
      acting,
      fields as unknown as Readonly<Record<string, Field>>,
    ).catch((error: unknown) => error);
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

it.each([
  [49, []],
  [50, []],
  [51, [[50, 1]]],
  [100, [[50, 50]]],
  [
    101,
    [
      [50, 50],
      [100, 1],
    ],
  ],
  [
    152,
    [
      [50, 50],
      [100, 50],
      [150, 2],
    ],
  ],
] as const)('%i of a list are shown fifty at a time', (length, steps) => {
  const items = Array.from({ length }, (_, i) => `${i} `);
  const place = made(fifties(context, items, (shown) => shown));
  const shown = () => place.childNodes.filter((node) => typeof node === 'string');
  for (const [count, next] of steps) {
    const [more] = place.all('button');
    expect([shown().join(''), more?.textContent]).toEqual([items.slice(0, count).join(''), t.more(next)]);
    expect(more?.attributes.get('class')).toBe('button small');
    more?.fire('click');
  }
  expect([shown().join(''), place.all('button').length]).toEqual([items.join(''), 0]);
});

it('a delivery that was waited for is asked for no more once another page of them is there', async () => {
  vi.useFakeTimers();
  const pending = { id: 'd', type: 'x', at: 0, state: 'pending', attempts: [], dueIn: 2_000 };
  const pages = [[pending], []];
  const get = vi.fn(async () => ({ deliveries: pages.shift() ?? [], next: null }));
  const whole = { ...context, f: createFormat('pt'), api: { get }, account: { status: 'active' } };
  const { load } = deliveryLog(whole as unknown as Context, 'w', undefined, () => true);
  await vi.advanceTimersByTimeAsync(0);
  await load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([get.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
});

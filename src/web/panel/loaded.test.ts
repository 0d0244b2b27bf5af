import { describe, expect, it, vi } from 'vitest';
import { Refused } from './api.ts';
import type { Context } from './context.ts';
import { loadInto, whyOf } from './loaded.ts';
import { texts } from './texts/index.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();
const t = texts.pt;
const context = { language: 'pt', t } as Context;

describe('a place that is being fetched', () => {
  const opened = () => {
    const calls: { resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
    const fetch = async () => new Promise<string>((resolve, reject) => void calls.push({ resolve, reject }));
    const { element, load } = loadInto(context, 'isso', fetch, (value) => value);
    const after = async (act: () => void) => {
      act();
      await new Promise(setImmediate);
      return element.textContent;
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

  it('is not reported as failed where a later answer is there, or is to come', async () => {
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

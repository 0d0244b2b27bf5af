import { type Child, h, put } from '../shared/dom.ts';
import { button, message, waiting } from '../shared/parts.ts';
import { words } from '../../shown/words.ts';
import { Refused } from './api.ts';
import type { Context } from './context.ts';

export interface Loaded {
  readonly element: HTMLElement;
  /** Fetches again; the old content stays until then. */
  load(): Promise<void>;
}

/**
 * Makes a place for a value that is being fetched: bars, then the value, or why it is missing with a way to try again.
 */
export function loadInto<Value>(
  { language, t }: Context,
  what: string,
  fetch: () => Promise<Value>,
  show: (value: Value) => Child,
): Loaded {
  const element = h('div', { class: 'stack' }, waiting(language));
  let latest = 0;
  async function load(): Promise<void> {
    latest++;
    const turn = latest;
    try {
      const value = await fetch();
      // A later answer may have come first.
      if (turn === latest) put(element, show(value));
    } catch (error) {
      if (turn !== latest) return;
      const again = button('small', words[language].again, { onclick: () => void load() });
      put(
        element,
        message('bad', [h('b', null, t.notRead(what)), ' ', whyOf(error, t)], again, { role: 'alert' }),
      );
    }
  }
  void load();
  return { element, load };
}

/** Tells a person why something failed. */
export function whyOf(error: unknown, t: Context['t']): string {
  if (!(error instanceof Refused)) throw error;
  return error.status >= 500 ? t.answered(error.status, error.requestId) : error.message;
}

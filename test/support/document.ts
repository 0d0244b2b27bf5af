/** A document without a page, for parts of pages that stand in one. */
import { Window } from 'happy-dom';
import { afterAll, beforeAll, vi } from 'vitest';

/** Gives the tests of a file a document, and finds in it. */
export function makeDocument() {
  const browser = new Window();
  const window = browser as unknown as typeof globalThis;
  const { document } = window;
  beforeAll(() => {
    for (const name of ['document', 'Node', 'Event'] as const) vi.stubGlobal(name, window[name]);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await browser.happyDOM.close();
  });
  const all = (selector: string) => [
    ...document.querySelectorAll<HTMLInputElement & HTMLButtonElement>(selector),
  ];
  return {
    document,
    all,
    one: (selector: string) => {
      const [first] = all(selector);
      if (!first) throw new Error(`there is no ${selector}`);
      return first;
    },
    textsAt: (selector: string) => all(selector).map(({ textContent }) => textContent),
    /** Presses a key, and says whether it was taken. */
    press(element: HTMLElement, key: string): boolean {
      const { KeyboardEvent } = window;
      return !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
  };
}

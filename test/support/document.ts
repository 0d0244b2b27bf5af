/** A document without a page, for parts of pages that stand in one. */
import { type BrowserWindow, Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { byRole, heard, oneByRole } from './heard.ts';

type Part = HTMLInputElement & HTMLButtonElement;

/** Globals that the parts of pages read from their window. */
const NAMES = ['document', 'Node', 'Event', 'Element', 'HTMLElement', 'HTMLInputElement', 'CSS'] as const;

/** Gives the tests of a file a document, and finds in it. */
export function makeDocument() {
  const browser = new Window();
  const window = browser as unknown as typeof globalThis;
  const { document } = window;
  beforeAll(() => {
    for (const name of NAMES) vi.stubGlobal(name, browser[name as keyof BrowserWindow]);
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, browser[name].bind(browser));
  });
  beforeEach(() => document.body.replaceChildren());
  afterAll(async () => {
    // An answer loads its paper late.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
    await browser.happyDOM.close();
  });
  const all = (selector: string) => [...document.querySelectorAll<Part>(selector)];
  return {
    document,
    all,
    one: (selector: string) => {
      const [first] = all(selector);
      if (!first) throw new Error(`there is no ${selector}`);
      return first;
    },
    textsAt: (selector: string) => all(selector).map(({ textContent }) => textContent),
    /** Puts something in the place of all that is there. */
    show<Shown extends Element>(element: Shown): Shown {
      document.body.replaceChildren(element);
      return element;
    },
    heard: () => heard(document.body),
    roles: (role: string, name?: string | RegExp) => [...byRole(document.body, role, name)] as Part[],
    role: (role: string, name?: string | RegExp) => oneByRole(document.body, role, name) as Part,
    /** Presses a key, and says whether it was taken. */
    press(element: Element, key: string): boolean {
      const { KeyboardEvent } = window;
      return !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    /** Lets something happen to an element, and says whether it was taken. */
    fire: (element: Element, type: string): boolean =>
      !element.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true })),
  };
}

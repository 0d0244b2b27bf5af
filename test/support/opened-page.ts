/**
 * A page of the sources in a document of this process, with a service behind it: what it draws, and what a person may
 * do.
 */
import { acceptedBy } from './accepted.ts';
import { type BrowserWindow, Window } from 'happy-dom';
import { expect, onTestFinished, vi } from 'vitest';
import type { Language } from '../../src/lib/languages.ts';
import { languageTags } from '../../src/lib/languages.ts';
import { byRole, heard, nameOf, oneByRole } from './heard.ts';

const ORIGIN = 'http://127.0.0.1:8787';

/** Globals that pages read from their window. */
const NAMES = [
  ...['document', 'location', 'history', 'navigator', 'sessionStorage', 'localStorage', 'CSS', 'matchMedia'],
  ...[
    'Event',
    'Node',
    'Text',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'HTMLSelectElement',
    'IntersectionObserver',
    'MutationObserver',
  ],
] as const;

export interface PageParts {
  readonly path: `/${string}`;
  readonly service: (request: Request) => Promise<Response>;
  readonly language?: Language;
  /** The `data-` attributes at the root of the page's file. */
  readonly data?: Readonly<Record<string, string>>;
  /** The tab's storage. */
  readonly kept?: Readonly<Record<string, string>>;
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** Opens a page until the end of the test, whose timers are fake. */
export async function openPage(start: () => void, parts: PageParts) {
  const { path, service, language = 'pt', data = {}, kept = {} } = parts;
  const window = new Window({ url: ORIGIN + path, settings: { navigator: { userAgent: 'test' } } });
  const { document } = window;
  Object.defineProperty(window.navigator, 'languages', { value: [languageTags[language]] });
  Object.assign(document.documentElement.dataset, data);
  for (const [name, value] of Object.entries(kept)) window.sessionStorage.setItem(name, value);
  const asked: string[] = [];
  const calls = new Set<Promise<Response>>();
  for (const name of NAMES) vi.stubGlobal(name, window[name as keyof BrowserWindow]);
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  // A browser tells nobody of an address that is written over; this document does.
  const writtenOver = new Set<string>();
  const replaceState = window.history.replaceState.bind(window.history);
  window.history.replaceState = (...given) => {
    const { href } = window.location;
    replaceState(...given);
    if (window.location.href !== href) writtenOver.add(window.location.href);
  };
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type !== 'hashchange') return window.addEventListener(type, listener);
    window.addEventListener(type, (event) => {
      if (!writtenOver.delete((event as unknown as HashChangeEvent).newURL)) listener(event);
    });
  });
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const scrolled: string[] = [];
  vi.stubGlobal('scrollTo', (...to: readonly number[]) => void scrolled.push(`to ${to.join(' ')}`));
  Object.defineProperty(window.HTMLElement.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: HTMLElement) {
      scrolled.push(`to ${this.className}`);
    },
  });
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(window.navigator, 'clipboard', { value: clipboard });
  async function answer(address: string, init: RequestInit): Promise<Response> {
    asked.push([init.method ?? 'GET', address, init.body ?? ''].join(' ').trim());
    const answered = await service(new Request(new URL(address, ORIGIN), init));
    // A body that is read by then takes no turns of the event loop, whose number no test may go by.
    return new Response(answered.body && (await answered.arrayBuffer()), answered);
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = answer(address, init);
    calls.add(call);
    return call.finally(() => calls.delete(call));
  });
  const reload = vi.fn();
  Object.defineProperty(window.location, 'reload', { value: reload });
  onTestFinished(async () => {
    // An answer loads its paper late.
    await vi.dynamicImportSettled();
    await window.happyDOM.close();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  /**
   * Waits until nothing is asked for any more. The clock stands while the service answers: how long that takes is the
   * machine's.
   */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      while (calls.size > 0) await Promise.allSettled(calls);
      // Its own timers, by which it tells of a new address, are not those that are fake.
      await window.happyDOM.waitUntilComplete();
      await vi.advanceTimersByTimeAsync(1);
      if (calls.size > 0) quiet = 0;
    }
  }

  /** Lets so many milliseconds pass, in steps that no call of the page outlasts. */
  async function rest(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      await vi.advanceTimersByTimeAsync(50);
      await settle();
    }
  }

  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as HTMLElement[];
  const one = (selector: string) => {
    const [first] = all(selector);
    if (!first) throw new Error(`there is no ${selector}`);
    return first;
  };

  /** Types or chooses a value, or ticks a box. */
  async function fill(field: HTMLInputElement, value: string | boolean): Promise<void> {
    field.focus();
    if (typeof value === 'string') field.value = value;
    else field.checked = value;
    for (const type of ['input', 'change'])
      field.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
    await settle();
  }

  start();
  await settle();
  return {
    document: document as unknown as Document,
    asked,
    copied,
    /** Where the page scrolled by itself. */
    scrolled,
    reload,
    settle,
    rest,
    all,
    one,
    /** The name of what has the focus. */
    focused() {
      const element = document.activeElement as unknown as HTMLElement;
      return element.localName === 'body' ? '' : `${element.localName} ${nameOf(element)}`;
    },
    names: (selector: string) => all(selector).map(nameOf),
    nameOf,
    roles: (role: string, name?: string | RegExp, inside = 'body') => byRole(one(inside), role, name),
    role: (role: string, name?: string | RegExp, inside = 'body') => oneByRole(one(inside), role, name),
    heard: (selector = 'body') => heard(one(selector)),
    /** Compares what is heard of a place with a file beside the test. */
    async expectHeard(name: string, selector = 'body') {
      const text = `${heard(one(selector)).join('\n')}\n`;
      await expect(text, acceptedBy()).toMatchFileSnapshot(`heard/${name}.txt`);
    },
    async go(place: string) {
      const changed = new Promise((resolve) =>
        window.addEventListener('hashchange', resolve, { once: true }),
      );
      window.location.hash = place;
      await changed;
      await settle();
    },
    /** Presses a button or a link, the last one of that name. */
    async press(name: string, selector = 'button, a, summary') {
      const found = all(selector).filter((element) => nameOf(element) === name);
      const last = found.at(-1);
      if (!last) throw new Error(`nothing is named ${name}: ${all(selector).map(nameOf).join(' | ')}`);
      last.click();
      await settle();
    },
    /** Fires another event of a person at an element; tells whether the page prevented the default. */
    async fire(type: string, at: EventTarget | undefined, more = {}) {
      const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), more);
      at?.dispatchEvent(event as unknown as Event);
      await settle();
      return event.defaultPrevented;
    },
    /** True if leaving the page asks for confirmation. */
    holds: () => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true })),
    resize: (width: number) => window.happyDOM.setViewport({ width }),
    fill,
    /** Types, chooses or ticks at a field of a role and a name. */
    type: async (role: string, name: string | RegExp, value: string | boolean) =>
      fill(oneByRole(one('body'), role, name) as HTMLInputElement, value),
    set: async (selector: string, value: string | boolean) => fill(one(selector) as HTMLInputElement, value),
    /** Presses a key where the focus is, or at an element: whether the page took it. */
    async key(key: string, place?: EventTarget, more = {}) {
      const focused = document.activeElement as unknown as Element | null;
      // In a browser, elements outside an open dialog cannot have the focus.
      const at = place ?? all('dialog').findLast((dialog) => !dialog.contains(focused)) ?? focused;
      const { KeyboardEvent } = window as unknown as typeof globalThis;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      at?.dispatchEvent(event);
      await settle();
      return event.defaultPrevented;
    },
  };
}

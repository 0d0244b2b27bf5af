/** A page of the sources in a document of this process, with a service behind it: what it draws, and what a person may do. */
import { diffArrays } from 'diff';
import { type BrowserWindow, Window } from 'happy-dom';
import { expect, onTestFinished, vi } from 'vitest';
import type { Language } from '../../src/web/shared/language.ts';
import { tags } from '../../src/web/shared/language.ts';
import { withOwnIds } from './elements.ts';
import { settled } from './drawn.ts';

const ORIGIN = 'http://127.0.0.1:8787';

/** What pages read from their window. */
const NAMES = [
  ...['document', 'location', 'history', 'navigator', 'sessionStorage', 'localStorage', 'CSS', 'matchMedia'],
  ...[
    'Node',
    'Text',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLTextAreaElement',
    'HTMLSelectElement',
  ],
] as const;

export interface PageParts {
  readonly path: `/${string}`;
  readonly service: (request: Request) => Promise<Response>;
  readonly language?: Language;
  /** What its file says at its root. */
  readonly data?: Readonly<Record<string, string>>;
  /** What the tab keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether lines tell of spaces at the ends of texts too. */
  readonly hasSpaces?: boolean;
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** Opens a page until the end of the test, whose timers are fake. */
export async function openPage(start: () => void, parts: PageParts) {
  const { path, service, language = 'pt', data = {}, kept = {}, hasSpaces = false } = parts;
  const window = new Window({ url: ORIGIN + path, settings: { navigator: { userAgent: 'test' } } });
  const { document } = window;
  Object.defineProperty(window.navigator, 'languages', { value: [tags[language]] });
  Object.assign(document.documentElement.dataset, data);
  for (const [name, value] of Object.entries(kept)) window.sessionStorage.setItem(name, value);
  const asked: string[] = [];
  const calls = new Set<Promise<Response>>();
  for (const name of NAMES) vi.stubGlobal(name, window[name as keyof BrowserWindow]);
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
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
    await window.happyDOM.close();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  /** Waits until nothing is asked for any more. The clock stands while the service answers: how long that takes is the machine's. */
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
    lines: (selector: string) => linesOf(one(selector), hasSpaces),
    words: (selector: string) => wordsOf(one(selector)),
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
    /** What else a person does to an element, the first one but so many: whether the page did something of its own instead. */
    async fire(type: string, selector: string, at = 0) {
      const event = new window.Event(type, { bubbles: true, cancelable: true }) as unknown as Event;
      const isPrevented = !all(selector)[at]?.dispatchEvent(event);
      await settle();
      return isPrevented;
    },
    /** Whether a person who leaves the page is asked first. */
    holds: () => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true })),
    resize: (width: number) => window.happyDOM.setViewport({ width }),
    fill,
    set: async (selector: string, value: string | boolean) => fill(one(selector) as HTMLInputElement, value),
    async key(key: string, selector?: string) {
      const target = selector === undefined ? document.activeElement : document.querySelector(selector);
      target?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await settle();
    },
  };
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();

/**
 * What happens at each step: what was asked for, what was said, what has the focus, and what changed on the page: all of it in Portuguese, the
 * texts in English.
 */
export function written(page: OpenedPage, { language, folder }: { language: Language; folder: string }) {
  const lines: string[] = [];
  const shown = new Map<string, readonly string[]>();
  const step = async (what: string, act: () => Promise<unknown>, place?: string) => {
    const before = page.asked.length;
    await act();
    lines.push(`# ${what}`, ...page.asked.slice(before).map((call) => `> ${settled(call)}`));
    lines.push(`told: ${page.all('.told')[0]?.textContent ?? ''}`, `focus: ${settled(page.focused())}`);
    const places = place === undefined ? ['main', 'dialog'] : [place];
    for (const one of places) {
      const drawn = language === 'pt' ? page.lines : page.words;
      const now = page.all(one).length > 0 ? drawn(one) : [];
      lines.push(...difference(shown.get(one) ?? [], now));
      shown.set(one, now);
    }
  };
  return {
    step,
    press: async (name: string, among?: string) =>
      step(`press ${settled(name)}`, async () => page.press(name, among)),
    key: async (key: string, selector = 'dialog') => step(key, async () => page.key(key, selector)),
    set: async (selector: string, value: string | boolean) =>
      step(`set ${selector} to ${value}`, async () => page.set(selector, value)),
    expectLines: async (name: string) =>
      expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/${folder}/${name}.txt`),
  };
}

/** Where more is another, all of it is written. */
const MOST_EDITS = 400;

/** What became of lines: those that went, and those that came. */
export function difference(before: readonly string[], after: readonly string[]): readonly string[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS });
  if (!parts) return ['- all', ...after.map((line) => `+ ${line}`)];
  return parts.flatMap(({ value, added, removed }) => {
    if (removed) return value.map((line) => `- ${line.trim()}`);
    return added ? value.map((line) => `+ ${line}`) : [];
  });
}

const STATES = ['checked', 'disabled', 'value', 'hidden', 'open'] as const;

/** The elements inside one, a line each: its name, attributes and state, and the texts among them. */
export function linesOf(root: HTMLElement, hasSpaces = false): readonly string[] {
  const found: string[] = [];
  const written = (text: string) => (hasSpaces && text !== text.trim() ? JSON.stringify(text) : text.trim());
  const look = (node: ChildNode, depth: number) => {
    const indent = '  '.repeat(depth);
    if (node.nodeType === 3 && written(node.textContent ?? ''))
      found.push(indent + written(node.textContent ?? ''));
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    if (element.localName === 'path') return;
    const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`);
    const own = element as unknown as Readonly<Record<(typeof STATES)[number], unknown>>;
    const said = STATES.filter((state) => own[state]).map((state) => ` ${state}: ${String(own[state])}`);
    found.push(`${indent}${element.localName}${attributes.join('')}${said.join(',')}`);
    for (const child of element.childNodes) look(child, depth + 1);
  };
  look(root, 0);
  return withOwnIds(found.map(settled));
}

/** The texts inside an element, and those that are only heard. */
function wordsOf(root: HTMLElement): readonly string[] {
  const found: string[] = [];
  const look = (node: ChildNode) => {
    if (node.nodeType === 3 && node.textContent?.trim()) found.push(node.textContent.trim());
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text !== null) found.push(`(${text})`);
    }
    for (const child of element.childNodes) look(child);
  };
  look(root);
  return found.map(settled);
}

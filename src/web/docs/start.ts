import { type Language, languageTags } from '../../lib/languages.ts';
import { words } from '../../shown/words.ts';
import { h, put } from '../shared/dom.ts';
import { firstLanguage, keepLanguage } from '../shared/language.ts';
import { button, message, waiting } from '../shared/parts.ts';
import { accountKey, enterAs, reloadOnReturn } from '../shared/tab.ts';
import { keptTheme, showTheme } from '../shared/theme.ts';
import { placeOf } from './core/address.ts';
import type { Context, View } from './core/context.ts';
import { createService, Unanswered } from './core/service.ts';
import { loadTool, viewAt } from './routes.ts';
import { drawShell } from './views/shell.ts';
import { createFormat } from '../shared/format.ts';
import type { Account } from './core/account.ts';
import { createCatalogue } from './core/catalogue.ts';
import { createKept, keptBy } from './core/kept.ts';
import { createKeys } from './core/keys.ts';
import { createPins } from './core/pins.ts';
import { createUnsaid } from './core/unsaid.ts';
import type { Texts } from './texts/pt.ts';

/**
 * Takes the place of the page that is read without scripts: its tool and its language stand in the address of the
 * application from now on. Gives the start of the addresses.
 */
function takeOver(): string {
  const { pathname, search, hash } = location;
  const [, base = '', id] = /^(.*)\/docs(?:\/([^/]+))?$/.exec(pathname) ?? [];
  const asked = new URLSearchParams(search).get('lang');
  if (asked === 'pt' || asked === 'en') keepLanguage(asked);
  // The address of the icon is relative to that of the page, which changes.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = String(icon.href);
  if (id !== undefined || search !== '')
    history.replaceState(null, '', `${base}/docs${id ? `#${id}` : hash}`);
  return base;
}

/** The words of a language, loaded without those of the other. */
const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  pt: async () => (await import('./texts/pt.ts')).pt,
  en: async () => (await import('./texts/en.ts')).en,
};

/** Gives what reads the context in a language. `base` is the start of the addresses, and `say` announces what was done. */
function createContexts(base: string, say: Context['say']): (language: Language) => Promise<Context> {
  const { demo = '', callers, panel = '', session } = document.documentElement.dataset;
  const service = createService(base);
  const kept = createKept();
  const lasting = {
    ...{ service, keys: createKeys(demo, callers), unsaid: createUnsaid(), pins: createPins() },
    ...{
      paper: new Map<string, string>(),
      address: `${location.origin}${base}`,
      hasPanel: panel !== '',
      say,
    },
  };
  let account: Promise<Account | null> | undefined;

  /** Reads the account once, where somebody may be signed in at the panel. */
  async function readOwn(language: Language): Promise<Account | null> {
    if (accountKey() === null && session !== 'host') return null;
    account ??= import('./core/account.ts').then(async ({ readAccount }) => readAccount(base, language));
    return account;
  }

  return async (language) => {
    const [tools, t, own] = await Promise.all([
      service.tools(language),
      loadTexts[language](),
      readOwn(language),
    ]);
    return {
      ...{ ...lasting, language, t, f: createFormat(language), catalogue: createCatalogue(tools) },
      ...{ account: own, kept: own ? keptBy(own, kept) : kept },
    };
  };
}

export function startDocs(): void {
  const page = h('div', { class: 'page docs' });
  const told = h('div', { class: 'told', role: 'status' });
  const readContext = createContexts(takeOver(), say);
  let language = firstLanguage();
  let view: View | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  /** The address of the view on the page, once there is one. */
  let shownHash: string | undefined;

  function say(text: string): void {
    clearTimeout(forgetting);
    put(told, text);
    forgetting = setTimeout(() => put(told), 10_000);
  }

  /** Writes another address of the view that stands there. */
  function moveTo(hash: string): void {
    history.replaceState(null, '', hash);
    shownHash = hash;
  }

  async function draw(isMove: boolean): Promise<void> {
    turn++;
    const mine = turn;
    const slow = setTimeout(() => {
      if (!view) put(page, h('main', { class: 'frame' }, waiting(language)));
    }, 150);
    // The view of a tool is on its way while the list of tools is read.
    const { isTool, parts } = placeOf(location.hash);
    if (isTool) void loadTool(parts[0] ?? '');
    try {
      const context = await readContext(language);
      if (mine !== turn) return;
      if (enterAs(context.account?.id ?? null)) {
        context.keys.use(null);
        context.kept.forgetRecents();
      }
      const [next, place, isHome] = await viewAt(context, moveTo);
      // Another address was opened meanwhile.
      if (mine !== turn) return next.leave?.();
      view?.leave?.();
      view = next;
      shownHash = location.hash;
      document.title = isHome ? 'canivete' : `${view.title} · canivete`;
      put(page, drawShell(context, view, place, isHome, speak));
      if (isMove) arrive();
      else showCategory();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (mine === turn)
        put(
          page,
          failure(language, () => void draw(false)),
        );
    } finally {
      clearTimeout(slow);
    }
  }

  function speak(next: Language): void {
    language = next;
    keepLanguage(next);
    document.documentElement.lang = languageTags[next];
    put(told);
    void draw(false).then(() =>
      document.querySelector<HTMLElement>('.languages [aria-pressed="true"]')?.focus(),
    );
  }

  showTheme(keptTheme());
  reloadOnReturn();
  document.documentElement.lang = languageTags[language];
  put(document.body, page, told);
  addEventListener('hashchange', () => {
    if (location.hash !== shownHash) void draw(true);
  });
  addEventListener('keydown', goToSearch);
  void draw(false);
}

/** People who move by keyboard or hear the page start at its title, and those of a tool at the tab that it shows. */
function arrive(): void {
  scrollTo(0, 0);
  const panel = document.querySelector<HTMLElement>('.tool-tabs > [role="tabpanel"]:not([hidden])');
  (panel ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  showCategory();
}

/** Shows the category of the index that the address names. */
function showCategory(): void {
  const [first, second = ''] = placeOf(location.hash).parts;
  if (first !== 'category') return;
  const fold = document.querySelector<HTMLDetailsElement>(`#category-${CSS.escape(second)}`);
  if (!fold) return;
  fold.open = true;
  fold.scrollIntoView();
  fold.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

const failure = (language: Language, onAgain: () => void): HTMLElement =>
  h(
    'main',
    { class: 'frame stack' },
    h('h1', null, 'canivete'),
    message('bad', [words[language].notRead], button('small', words[language].again, { onclick: onAgain })),
  );

/** Ctrl K and / lead to the search. */
function goToSearch(event: KeyboardEvent): void {
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey;
  if ((!isCommand && !isSlash) || event.altKey) return;
  const field = document.querySelector<HTMLElement>('.search input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  if (isCommand) field.dispatchEvent(new Event('suggest'));
}

import { h, put } from '../shared/dom.ts';
import { createFormat } from '../shared/format.ts';
import { type Language, languageTags } from '../../lib/languages.ts';
import { firstLanguage, keepLanguage } from '../shared/language.ts';
import { message, waiting } from '../shared/parts.ts';
import { button } from '../shared/parts.ts';
import { keptTheme, showTheme } from '../shared/theme.ts';
import { accountKey, enterAs, reloadOnReturn } from '../shared/tab.ts';
import { words } from '../../shown/words.ts';
import { placeOf } from './core/address.ts';
import { type Catalogue, createCatalogue, type Listed } from './core/catalogue.ts';
import type { Context, View } from './core/context.ts';
import type { Account } from './core/account.ts';
import { createKept, keptBy } from './core/kept.ts';
import { createKeys } from './core/keys.ts';
import { createPins } from './core/pins.ts';
import { createService, Unanswered } from './core/service.ts';
import { drawShell, type PlaceName } from './views/shell.ts';
import type { Texts } from './texts/pt.ts';
import { createUnsaid } from './core/unsaid.ts';
import { guideView } from './views/guide.ts';
import { homeView } from './views/home.ts';

/** The words of a language, loaded without those of the other. */
const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  pt: async () => (await import('./texts/pt.ts')).pt,
  en: async () => (await import('./texts/en.ts')).en,
};

/** The form and the answers of tools, which the first page has no need of, and the drawing of one. */
async function loadTool(id: string) {
  const [view, { loadDrawing }] = await Promise.all([
    import('./views/tool.ts'),
    import('./drawings/index.ts'),
  ]);
  // Without its drawing an answer is complete.
  await loadDrawing(id).catch(() => undefined);
  return view;
}

/** The page of the API, which only its readers load. */
const loadApi = async () => import('./views/api.ts');

/** The views of legal tables, which only their readers load. */
const loadTables = () => [import('./views/tables.ts'), import('./views/table.ts')] as const;

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

export function startDocs(): void {
  const { demo = '', callers, panel = '', session } = document.documentElement.dataset;
  const base = takeOver();
  const service = createService(base);
  const keys = createKeys(demo, callers);
  const unsaid = createUnsaid();
  const kept = createKept();
  const pins = createPins();
  const paper = new Map<string, string>();
  const page = h('div', { class: 'page docs' });
  const told = h('div', { class: 'told', role: 'status' });
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

  async function readCatalogue(): Promise<Catalogue> {
    return createCatalogue(await service.tools(language));
  }

  let account: Promise<Account | null> | undefined;

  /** Reads the account once, where somebody may be signed in at the panel. */
  async function readOwn(): Promise<Account | null> {
    if (accountKey() === null && session !== 'host') return null;
    account ??= import('./core/account.ts').then(async ({ readAccount }) => readAccount(base, language));
    return account;
  }

  const contextWith = (catalogue: Catalogue, t: Texts, account: Account | null): Context => ({
    language,
    t,
    f: createFormat(language),
    service,
    keys,
    unsaid,
    kept: account ? keptBy(account, kept) : kept,
    account,
    pins,
    paper,
    catalogue,
    address: `${location.origin}${base}`,
    hasPanel: panel !== '',
    say,
  });

  /** Gives the view of an address, and the place that it belongs to. */
  async function viewAt(context: Context): Promise<readonly [View, PlaceName, isHome: boolean]> {
    const { t, catalogue } = context;
    const at = placeOf(location.hash);
    const { isTool, parts, query } = at;
    const [first, second] = parts;
    if (isTool) {
      const tool = catalogue.find(first ?? '');
      if (!tool) {
        const { tools, nearest = tools[0] } = catalogue.search((first ?? '').replaceAll('-', ' '));
        return [nothing(context, t.unknown(first ?? ''), nearest), 'calculate', false];
      }
      const [{ toolView }, whole, tables] = await Promise.all([
        loadTool(tool.id),
        service.tool(tool.id, language),
        service.tables().catch(() => []),
      ]);
      const steps = whole.outputSchema['x-audit'] && (await import('./views/audit.ts')).auditInSteps;
      return [toolView(context, whole, tables, at, moveTo, steps), 'calculate', false];
    }
    if (first === undefined) return [homeView(context, undefined), 'calculate', true];
    if (first === 'category') return [homeView(context, second), 'calculate', true];
    if (first === 'tables') {
      const [tables, { tablesView }, { tableView }] = await Promise.all([service.tables(), ...loadTables()]);
      if (second === undefined) return [tablesView(context, tables), 'tables', false];
      const table = tables.find(({ id }) => id === second);
      if (!table) return [nothing(context, t.tables.unknown(second)), 'tables', false];
      return [await tableView(context, table, query.get('data')), 'tables', false];
    }
    if (first === 'api') return [await (await loadApi()).apiView(context), 'api', false];
    const guide = first === 'guide' ? await guideView(context, second) : undefined;
    return guide ? [guide, 'api', false] : [nothing(context, t.unknownPage), 'calculate', false];
  }

  /** Writes another address of the view that stands there. */
  function moveTo(hash: string): void {
    history.replaceState(null, '', hash);
    shownHash = hash;
  }

  function nothing({ t }: Context, title: string, nearest?: Listed): View {
    return {
      title,
      element: h(
        'div',
        { class: 'alone stack' },
        h('h1', { tabindex: -1, class: 'wrap' }, title),
        nearest && h('p', null, t.meant, h('a', { href: `#${nearest.id}` }, nearest.name)),
        h('p', null, h('a', { href: '#/' }, t.backToTools)),
      ),
    };
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
      const context = contextWith(
        ...(await Promise.all([readCatalogue(), loadTexts[language](), readOwn()])),
      );
      if (mine !== turn) return;
      if (enterAs(context.account?.id ?? null)) {
        keys.use(null);
        kept.forgetRecents();
      }
      const [next, place, isHome] = await viewAt(context);
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
      if (mine === turn) put(page, failure());
    } finally {
      clearTimeout(slow);
    }
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

  function failure(): HTMLElement {
    const again = button('small', words[language].again, { onclick: () => void draw(false) });
    return h(
      'main',
      { class: 'frame stack' },
      h('h1', null, 'canivete'),
      message('bad', [words[language].notRead], again),
    );
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
  addEventListener('keydown', (event) => {
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
  });
  void draw(false);
}

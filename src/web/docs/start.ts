import { h, put } from '../shared/dom.ts';
import { createFormat } from '../shared/format.ts';
import { firstLanguage, keepLanguage, type Language, tags } from '../shared/language.ts';
import { message, waiting } from '../shared/parts.ts';
import { button } from '../shared/parts.ts';
import { words } from '../shared/words.ts';
import { placeOf } from './core/address.ts';
import { type Catalogue, createCatalogue } from './core/catalogue.ts';
import type { Context, View } from './core/context.ts';
import { createKeys } from './core/keys.ts';
import { createService, Unanswered } from './core/service.ts';
import { drawShell, type PlaceName } from './views/shell.ts';
import { texts } from './texts/index.ts';
import { createUnsaid } from './core/unsaid.ts';
import { guideView } from './views/guide.ts';
import { homeView } from './views/home.ts';
import { tablesView } from './views/tables.ts';
import { toolView } from './views/tool.ts';

export function startDocs(): void {
  const { demo = '', panel = '' } = document.documentElement.dataset;
  const base = location.pathname.replace(/\/docs$/, '');
  const service = createService(base);
  const keys = createKeys(demo);
  const unsaid = createUnsaid();
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
    const other = language === 'pt' ? 'en' : 'pt';
    const [own, others] = await Promise.all([service.tools(language), service.tools(other).catch(() => [])]);
    return createCatalogue(own, others);
  }

  const contextWith = (catalogue: Catalogue): Context => ({
    language,
    t: texts[language],
    f: createFormat(language),
    service,
    keys,
    unsaid,
    catalogue,
    address: `${location.origin}${base}`,
    hasPanel: panel !== '',
    say,
  });

  /** Gives the view of an address, and the place that it belongs to. */
  async function viewAt(context: Context): Promise<readonly [View, PlaceName, isHome: boolean]> {
    const { t, catalogue } = context;
    const { isTool, parts, query } = placeOf(location.hash);
    const [first, second] = parts;
    if (isTool) {
      const tool = catalogue.find(first ?? '');
      if (!tool) return [nothing(context, t.unknown(first ?? '')), 'tools', false];
      const [whole, tables] = await Promise.all([service.tool(tool.id, language), service.tables()]);
      return [toolView(context, whole, tables, query), 'tools', false];
    }
    if (first === undefined) return [homeView(context, undefined), 'tools', true];
    if (first === 'category') return [homeView(context, second), 'tools', true];
    if (first === 'tables') return [tablesView(context, await service.tables()), 'tables', false];
    const guide = first === 'guide' ? guideView(context, second) : undefined;
    return guide ? [guide, 'guide', false] : [nothing(context, t.unknownPage), 'tools', false];
  }

  function nothing({ t }: Context, title: string): View {
    return {
      title,
      element: h(
        'div',
        { class: 'alone stack' },
        h('h1', { tabindex: -1, class: 'wrap' }, title),
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
    try {
      const context = contextWith(await readCatalogue());
      if (mine !== turn) return;
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

  /** People who move by keyboard or hear the page start at its title. */
  function arrive(): void {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    showCategory();
  }

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
      message('bad', [texts[language].notRead], again),
    );
  }

  function speak(next: Language): void {
    language = next;
    keepLanguage(next);
    document.documentElement.lang = tags[next];
    put(told);
    void draw(false).then(() =>
      document.querySelector<HTMLElement>('.languages [aria-pressed="true"]')?.focus(),
    );
  }

  document.documentElement.lang = tags[language];
  put(document.body, page, told);
  addEventListener('hashchange', () => {
    if (location.hash !== shownHash) void draw(true);
  });
  addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = document.querySelector<HTMLElement>('.search input');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  void draw(false);
}

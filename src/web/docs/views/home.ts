/** The first page: the search, and an index of all tools. */
import { type Child, h } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import { callsOf } from '../../shared/calls.ts';
import { MOST_OPENED } from '../core/catalogue.ts';
import type { Context, View } from '../core/context.ts';
import { samples } from '../parts/samples.ts';
import { searchField } from '../parts/search-field.ts';
import { categoryLinks, categoryName } from '../parts/tool-list.ts';

/** Below this width categories are folded. */
const NARROW = '(max-width: 760px)';

/** `category` is the one that an address asks for. */
export function homeView(context: Context, category: string | undefined): View {
  const { t, catalogue, keys, kept } = context;
  const { tools, groups } = catalogue;
  const isNarrow = matchMedia(NARROW).matches;
  const index = groups.map((group, i) => {
    const name = categoryName(context, group.category);
    const isOpen = !isNarrow || (category === undefined ? i === 0 : group.category === category);
    const fold = h(
      'details',
      { class: 'category', id: `category-${group.category}`, open: isOpen },
      h(
        'summary',
        // Nothing is folded where there is room.
        { tabindex: isNarrow ? null : -1, onclick: (event) => void (isNarrow || event.preventDefault()) },
        h('h3', null, name),
        h('span', { class: 'count' }, group.tools.length),
      ),
      h(
        'ul',
        { class: 'columns' },
        group.tools.map(({ id, short }) => h('li', null, h('a', { href: `#${id}` }, short))),
      ),
    );
    return fold;
  });
  return {
    title: t.home.title(tools.length),
    element: h(
      'div',
      { class: 'home' },
      h(
        'div',
        { class: 'opening' },
        h(
          'div',
          null,
          h('h1', { tabindex: -1, class: 'answer' }, t.home.title(tools.length)),
          h('p', { class: 'lead' }, t.home.about),
          searchField(context, 'large'),
          linkLine(t.home.mostOpened, MOST_OPENED),
          linkLine(t.home.favorites, kept.favorites()),
          recentCalls(context),
        ),
        h('div', { class: 'first-call' }, firstCall(context), readFree(context)),
      ),
      samples(context),
      h(
        'div',
        { class: 'index' },
        h(
          'nav',
          { class: 'contents', 'aria-label': t.home.index },
          h('h2', null, t.home.index),
          categoryLinks(context, groups),
        ),
        h('div', { class: 'categories' }, index),
      ),
    ),
  };

  function linkLine(name: string, ids: readonly string[]): Child {
    const found = ids.flatMap((id) => catalogue.find(id) ?? []);
    return (
      found.length > 0 &&
      h(
        'p',
        { class: 'hint line most' },
        h('span', null, name),
        found.map(({ id, short }) => h('a', { class: 'quiet', href: `#${id}` }, lower(short))),
      )
    );
  }

  function readFree({ t }: Context): Child {
    if (keys.areNeedless) return null;
    return h(
      'p',
      { class: 'hint' },
      keys.hasDemo
        ? t.home.readFreeDemo
        : [t.home.readFree, h('a', { href: '#/guide/first' }, t.home.readFreeLink), '.'],
    );
  }
}

/** The calls of this tab, each with its form as it was filled. */
function recentCalls({ t, kept, catalogue }: Context): Child {
  const found = kept.recents().flatMap((one) => {
    const tool = catalogue.find(one.id);
    return tool ? [{ ...one, short: tool.short }] : [];
  });
  if (found.length === 0) return null;
  const element = h(
    'section',
    { class: 'recents', 'aria-label': t.home.recents },
    h(
      'div',
      { class: 'line' },
      h('h2', null, t.home.recents),
      button('text push', t.home.forget, {
        onclick: () => {
          kept.forgetRecents();
          element.remove();
        },
      }),
    ),
    h(
      'ul',
      null,
      found.map(({ hash, short, result }) =>
        h('li', { class: 'line' }, h('a', { href: hash }, short), h('span', { class: 'hint push' }, result)),
      ),
    ),
  );
  return element;
}

/** Writes a name inside a line: its first letter is small, unless it is an abbreviation. */
const lower = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function firstCall(context: Context): Child {
  const { t, catalogue, language, say, keys } = context;
  const tool = catalogue.find('cnpj') ?? catalogue.tools[0];
  if (!tool) return null;
  const values = tool.id === 'cnpj' ? { alphanumeric: true } : {};
  const calls = callsOf(context, tool, values, keys.isDemo() || keys.areNeedless ? keys.current() : null);
  return snippets(t.home.call, calls, language, say);
}

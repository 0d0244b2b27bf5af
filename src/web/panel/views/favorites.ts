/** All tools, the favorite ones first. */
import { h, put } from '../../shared/dom.ts';
import { textField } from '../../shared/field.ts';
import { glyph } from '../../shared/glyphs.ts';
import { message } from '../../shared/parts.ts';
import { search } from '../../shared/search.ts';
import { type Context, shortName, type View } from '../context.ts';
import { loadInto, whyOf } from '../loaded.ts';
import { hasDocs } from '../shell.ts';
import { fifties } from '../parts/more.ts';
import type { Tool } from '../types.ts';

export function favorites(context: Context): View {
  const { t, api } = context;
  const count = h('span', { class: 'hint' });
  const list = loadInto(
    context,
    t.favorites.what,
    async () =>
      api.get<{ favorites: readonly (Omit<Tool, 'id'> & { readonly tool: string })[] }>('/account/favorites'),
    ({ favorites }) => {
      const starred = new Set(favorites.map(({ tool }) => tool));
      const all =
        context.tools.length > 0
          ? context.tools
          : favorites.map(({ tool, ...rest }) => ({ ...rest, id: tool }));
      return toolList(context, all, starred, count);
    },
  );
  return {
    title: t.places.favorites,
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'line' }, h('h1', { tabindex: -1 }, t.places.favorites), count),
      context.tools.length === 0 && message('warned', [t.favorites.noList]),
      list.element,
    ),
  };
}

function toolList(context: Context, all: readonly Tool[], starred: Set<string>, count: HTMLElement) {
  const { t } = context;
  const field = textField(t.favorites.search, { type: 'search', autocomplete: 'off' });
  const found = h('p', { class: 'hint', role: 'status' });
  const none = h(
    'div',
    null,
    h('h2', null, t.favorites.none),
    h('p', { class: 'muted' }, t.favorites.noneAbout),
  );
  const place = h('div');
  const tell = () => {
    put(count, t.favorites.count(starred.size));
    none.hidden = starred.size > 0;
  };
  // Setting or removing a star leaves its tool in place, until the next search.
  const show = () => {
    const query = field.input.value.trim();
    const ordered = [...all.filter(({ id }) => starred.has(id)), ...all.filter(({ id }) => !starred.has(id))];
    const shown = search(
      ordered,
      query,
      ({ id, name, category, categoryName = '', path }) =>
        `${name} ${id} ${category} ${categoryName} ${path}`,
    );
    put(found, shown.length === 0 ? t.favorites.nothing(query) : t.favorites.found(shown.length));
    put(
      place,
      fifties(context, shown, (tools) =>
        h(
          'ul',
          { class: 'tools' },
          tools.map((tool) => toolRow(context, tool, starred, tell)),
        ),
      ),
    );
  };
  field.input.addEventListener('input', show);
  show();
  tell();
  return [none, field.element, found, place];
}

function toolRow(context: Context, { id, name }: Tool, starred: Set<string>, tell: () => void): HTMLElement {
  const { t, api, say, tools, account } = context;
  const short = shortName(tools, id);
  const star = h(
    'button',
    {
      type: 'button',
      class: 'star',
      'aria-pressed': String(starred.has(id)),
      'aria-label': t.favorites.star(name),
      disabled: account.status !== 'active',
      onclick: () => void change(),
    },
    glyph('star'),
  );
  async function change(): Promise<void> {
    const isStarred = starred.has(id);
    try {
      await api.send(isStarred ? 'DELETE' : 'PUT', `/account/favorites/${id}`);
      if (isStarred) starred.delete(id);
      else starred.add(id);
      star.setAttribute('aria-pressed', String(!isStarred));
      say(isStarred ? t.favorites.removed(short) : t.favorites.added(short));
      tell();
    } catch (error) {
      say(whyOf(error, t));
    }
  }
  return h(
    'li',
    null,
    star,
    tools.length > 0
      ? h('a', { href: hasDocs() ? `docs#${id}` : `tools/${id}?lang=${context.language}` }, short)
      : short,
  );
}

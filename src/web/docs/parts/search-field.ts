/** The search over all tools: a field with a list of results. */
import { type Child, freshId, h, put, svg } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { markMatches } from '../core/marked.ts';
import { type FoundPlace, readPlaces, type SearchPlaces } from '../core/places.ts';
import { categoryName } from './subjects.ts';

/** Most places that are no tools. */
const PLACES = 4;

/** `size`: the large one of the first page, or the small one of the header. */
export function searchField(context: Context, size: 'large' | 'small'): HTMLElement {
  const parts = partsOf(context, size, empty);
  const { element, input, results } = parts;
  const search = searchIn(context);
  let found: readonly FoundPlace[] = [];
  let active = -1;
  /** True while the empty field lists what was used last. */
  let isAsked = false;

  function open({ href }: FoundPlace): void {
    isAsked = false;
    empty();
    if (href.startsWith('#')) location.hash = href;
    else location.assign(href);
  }

  function suggest(): void {
    isAsked = true;
    show();
  }

  function empty(): void {
    input.value = '';
    show();
    input.focus();
  }

  function show(): void {
    const query = input.value.trim();
    const { places, told } = search.find(query, empty);
    found = query === '' && isAsked ? suggestedPlaces(context) : places;
    active = found.length > 0 ? 0 : -1;
    showFound(parts, query, found, told, open);
    point();
  }

  function point(): void {
    const options = [...parts.list.children];
    options.forEach((option, i) => option.setAttribute('aria-selected', String(i === active)));
    const chosen = options[active];
    if (!chosen) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  }

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.hidden) suggest();
    else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      active = (active + step + found.length) % found.length;
      point();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const place = found[active];
      if (place) open(place);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isAsked = isAsked && input.value !== '';
      empty();
    }
  }

  async function readOthers(): Promise<void> {
    if ((await search.readOthers()) && input.value.trim() !== '') show();
  }

  input.addEventListener('input', show);
  input.addEventListener('focus', () => void readOthers());
  input.addEventListener('suggest', suggest);
  input.addEventListener('keydown', onKey);
  if (size === 'small') {
    // The list lies over the page, and disappears when the focus leaves.
    element.addEventListener('focusout', (event) => {
      if (!element.contains((event as FocusEvent).relatedTarget as Node | null)) results.hidden = true;
    });
    input.addEventListener('focus', suggest);
  }
  show();
  return element;
}

/** The elements of a field with its list. */
function partsOf({ t }: Context, size: 'large' | 'small', empty: () => void) {
  const list = h('ul', { class: 'found', role: 'listbox', id: freshId(), 'aria-label': t.search.label });
  const input = h('input', {
    class: 'bare',
    type: 'search',
    id: size === 'large' ? 'search' : 'search-top',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: size === 'large' ? t.search.examples : t.search.short,
    'aria-label': t.search.label,
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  });
  const clear = h('button', { type: 'button', class: 'button text', onclick: empty }, t.search.clear);
  const slash = h('kbd', { 'aria-hidden': 'true' }, size === 'large' ? '/' : 'Ctrl K');
  const count = h('p', { class: 'hint', role: 'status' });
  const keys = h(
    'p',
    { class: 'hint keys', 'aria-hidden': 'true' },
    t.search.keys.map(([key, does]) => h('span', null, h('kbd', null, key), ` ${does}`)),
  );
  const results = h('div', { class: 'results' }, count, list, keys);
  const framed = h('div', { class: 'input framed' }, glass(), input, clear, slash);
  const element = h('div', { class: `search ${size}`, role: 'search' }, framed, results);
  return { element, input, clear, slash, results, count, list, keys };
}

/** The search over tools, in both languages, and over places that are no tools. */
function searchIn(context: Context) {
  const { t, catalogue, service, language } = context;
  let searchPlaces: SearchPlaces | undefined;
  return {
    /** Reads the words of the other language, and the other places, once. Tells that they came. */
    async readOthers(): Promise<boolean> {
      if (searchPlaces) return false;
      searchPlaces = () => [];
      const [places, others] = await Promise.all([
        readPlaces(context),
        service.tools(language === 'pt' ? 'en' : 'pt').catch(() => []),
      ]);
      searchPlaces = places;
      catalogue.alsoBy(others);
      return true;
    },
    /** Gives the places that are found, and how many they are in words. */
    find(query: string, empty: () => void): { readonly places: readonly FoundPlace[]; readonly told: Child } {
      if (query === '') return { places: [], told: null };
      const { tools, nearest } = catalogue.search(query);
      const others = searchPlaces?.(query) ?? [];
      const link = nearest && h('a', { href: `#${nearest.id}`, onclick: empty }, nearest.short);
      const places = tools.map(({ id, name, summary, category }) => ({
        ...{ title: name, summary, where: categoryName(context, category), href: `#${id}` },
      }));
      return {
        places: [...places, ...others.slice(0, PLACES)],
        told:
          tools.length > 0
            ? t.search.found(tools.length)
            : others.length > 0
              ? t.search.foundPlaces(others.length)
              : [t.search.nothing(query), link && [' ', t.search.nearest, link]],
      };
    },
  };
}

/** Shows what was found; `told` says how much. */
function showFound(
  { input, clear, slash, results, count, list, keys }: ReturnType<typeof partsOf>,
  query: string,
  found: readonly FoundPlace[],
  told: Child,
  open: (place: FoundPlace) => void,
): void {
  results.hidden = query === '' && found.length === 0;
  clear.hidden = query === '';
  slash.hidden = query !== '';
  input.setAttribute('aria-expanded', String(found.length > 0));
  put(count, told);
  const optionOf = (place: FoundPlace, i: number) => {
    // This comes before the field loses the focus.
    const onmousedown = (event: Event) => {
      event.preventDefault();
      open(place);
    };
    return h(
      'li',
      { role: 'option', id: `${list.id}-${i}`, onmousedown },
      h(
        'span',
        { class: 'line' },
        h('span', { class: 'strong' }, markMatches(place.title, query)),
        h('span', { class: 'hint push' }, place.where),
      ),
      place.summary !== '' && h('span', { class: 'hint block' }, markMatches(place.summary, query)),
    );
  };
  put(list, found.map(optionOf));
  list.hidden = found.length === 0;
  keys.hidden = found.length === 0;
}

/** The places that a reader used last, and the parts of the page beside the tools, for an empty field. */
function suggestedPlaces({ t, kept, catalogue, hasPanel }: Context): readonly FoundPlace[] {
  const recents = kept.recents().flatMap(({ id, hash, result }) => {
    const tool = catalogue.find(id);
    return tool ? [{ title: tool.name, summary: result, where: t.search.recent, href: hash }] : [];
  });
  const favorites = kept.favorites().flatMap((id) => {
    const tool = catalogue.find(id);
    return tool
      ? [{ title: tool.name, summary: tool.summary, where: t.search.favorite, href: `#${id}` }]
      : [];
  });
  const places = [
    { title: t.places.api, href: '#/api' },
    { title: t.places.guide, href: '#/guide' },
    { title: t.places.tables, href: '#/tables' },
    ...(hasPanel ? [{ title: t.panel, href: 'panel' }] : []),
  ].map((place) => ({ ...place, summary: '', where: t.search.goTo }));
  return [...recents, ...favorites, ...places];
}

function glass(): SVGElement {
  return svg(
    'svg',
    { class: 'glass', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svg('path', { d: 'M7 2.5A4.5 4.5 0 1 1 6.99 2.5ZM10.3 10.3 14 14' }),
  );
}

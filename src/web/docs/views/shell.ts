/** The frame of every view: the places, the search, the language, the foot. */
import { type Child, h } from '../../shared/dom.ts';
import { mark } from '../../shared/glyphs.ts';
import type { Language } from '../../shared/language.ts';
import { languages, skipLink } from '../../shared/languages.ts';
import type { Context, View } from '../core/context.ts';
import { searchField } from '../parts/search-field.ts';

export type PlaceName = 'tools' | 'guide' | 'tables';

export function drawShell(
  context: Context,
  view: View,
  place: PlaceName,
  isHome: boolean,
  speak: (language: Language) => void,
): Child {
  const { language, t, hasPanel } = context;
  const version = document.documentElement.dataset['version'] ?? '';
  const link = (name: PlaceName, href: string) =>
    h('a', { href, 'aria-current': name === place ? 'page' : null }, t.places[name]);
  return [
    skipLink(language),
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'frame' },
        h('a', { class: 'brand', href: '#/' }, mark(26), h('span', null, 'canivete')),
        h(
          'nav',
          { class: 'main-places', 'aria-label': t.pages },
          link('tools', '#/'),
          link('guide', '#/guide'),
          link('tables', '#/tables'),
          h('a', { href: `openapi.json?lang=${language}` }, t.places.openapi),
        ),
        h(
          'div',
          { class: 'push right' },
          !isHome && searchField(context, 'small'),
          hasPanel && h('a', { class: 'to-panel', href: 'panel' }, t.panel),
          languages(language, speak),
        ),
      ),
    ),
    h(
      'div',
      { class: view.aside ? 'frame with-side' : 'frame without-side' },
      view.aside,
      h('main', { id: 'main', tabindex: -1 }, view.element),
    ),
    h(
      'footer',
      { class: 'foot' },
      h(
        'div',
        { class: 'frame' },
        h('span', null, t.license(version)),
        h('a', { href: `openapi.json?lang=${language}` }, 'OpenAPI 3.1'),
        h('a', { href: '#/tables' }, t.legalTables),
        h('span', null, t.staysHere),
      ),
    ),
  ];
}

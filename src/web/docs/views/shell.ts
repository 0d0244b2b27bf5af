/** The frame of every view: the places, the search, the language, the foot. */
import { type Child, h } from '../../shared/dom.ts';
import { mark } from '../../shared/glyphs.ts';
import type { Language } from '../../../lib/languages.ts';
import { themeButton } from '../../shared/theme-button.ts';
import { languages, skipLink } from '../../shared/languages.ts';
import { menu } from '../../shared/menu.ts';
import type { Context, View } from '../core/context.ts';
import { searchField } from '../parts/search-field.ts';

export type PlaceName = 'calculate' | 'api' | 'tables';

export function drawShell(
  context: Context,
  view: View,
  place: PlaceName,
  isHome: boolean,
  speak: (language: Language) => void,
): Child {
  const { language, t, hasPanel, account } = context;
  const version = document.documentElement.dataset['version'] ?? '';
  const link = (name: PlaceName, href: string) =>
    h('a', { href, 'aria-current': name === place ? 'page' : null }, t.places[name]);
  const [open, settings] = menu(
    t.menu,
    h(
      'nav',
      { class: 'main-places', 'aria-label': t.pages },
      link('calculate', '#/'),
      link('api', '#/api'),
      link('tables', '#/tables'),
    ),
    h(
      'div',
      { class: 'right' },
      account &&
        h(
          'span',
          { class: 'who hint', title: account.name },
          h('span', { class: 'only-read' }, t.account),
          account.name,
        ),
      hasPanel && place === 'api' && h('a', { class: 'to-panel', href: 'panel' }, t.panel),
      themeButton(language),
      languages(language, speak),
    ),
  );
  return [
    skipLink(language),
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'frame' },
        h('a', { class: 'brand', href: '#/' }, mark(26), h('span', null, 'canivete')),
        !isHome && searchField(context, 'small'),
        open,
        settings,
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
        h('a', { href: '#/api' }, t.places.api),
        h('a', { href: '#/tables' }, t.places.tables),
        h('span', null, t.staysHere),
      ),
    ),
  ];
}

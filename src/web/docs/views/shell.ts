/** The frame of every view: the places, the search, the language, the foot. */
import { type Child, h, put, svg } from '../../shared/dom.ts';
import { mark } from '../../shared/glyphs.ts';
import type { Language } from '../../../lib/languages.ts';
import { themeButton } from '../../shared/theme-button.ts';
import { languages, skipLink } from '../../shared/languages.ts';
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
  const settings = h('div', { class: 'menu', id: 'menu' });
  const open = h(
    'button',
    {
      type: 'button',
      class: 'button text open-menu',
      'aria-label': t.menu,
      'aria-controls': settings.id,
      'aria-expanded': 'false',
      onclick: () => open.setAttribute('aria-expanded', String(settings.classList.toggle('open'))),
    },
    svg(
      'svg',
      { class: 'glyph', viewBox: '0 0 14 14', 'aria-hidden': 'true' },
      svg('path', { d: 'M1 3H13M1 7H13M1 11H13' }),
    ),
  );
  const version = document.documentElement.dataset['version'] ?? '';
  const link = (name: PlaceName, href: string) =>
    h('a', { href, 'aria-current': name === place ? 'page' : null }, t.places[name]);
  put(
    settings,
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

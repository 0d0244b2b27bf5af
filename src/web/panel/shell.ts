/** The frame of every view: the account, the places, the foot. */
import { type Child, h, put } from '../shared/dom.ts';
import { glyph, mark } from '../shared/glyphs.ts';
import type { Language } from '../../lib/languages.ts';
import { languages, skipLink } from '../shared/languages.ts';
import { menu } from '../shared/menu.ts';
import { button, message } from '../shared/parts.ts';
import { themeButton } from '../shared/theme-button.ts';
import type { Context, View } from './context.ts';
import { isInTrouble } from './parts/standing.ts';
import type { Webhook } from './types.ts';

interface Does {
  readonly speak: (language: Language) => void;
  /** Null where the host has its own login. */
  readonly signOut: (() => void) | null;
}

const PLACES = ['overview', 'use', 'keys', 'webhooks', 'favorites', 'plan'] as const;

export function drawShell(context: Context, view: View, does: Does): Child {
  const { language, t, account, tools } = context;
  const { speak, signOut } = does;
  const [place = ''] = location.hash.replace(/^#\/?/, '').split('/');
  const version = document.documentElement.dataset['version'] ?? '';
  return [
    skipLink(language),
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'frame' },
        brand(t.panel),
        h(
          'span',
          { class: 'who push' },
          h('span', null, account.name ?? account.id),
          h('span', { class: 'dot' }, ' · '),
          h('span', null, t.plan(account.plan)),
        ),
        menu(
          t.menu,
          h(
            'div',
            { class: 'right' },
            hasDocs() && [
              h('a', { class: 'small-link', href: 'docs' }, t.calculate),
              h('a', { class: 'small-link', href: 'docs#/api' }, 'API'),
            ],
            themeButton(language),
            languages(language, speak),
            signOut && button('text', t.signOut, { onclick: signOut }),
          ),
        ),
      ),
    ),
    h(
      'nav',
      { class: 'places', 'aria-label': t.panel },
      h(
        'ul',
        { class: 'frame' },
        PLACES.map((name) =>
          h(
            'li',
            null,
            h(
              'a',
              { href: `#/${name}`, 'aria-current': (place || 'overview') === name ? 'page' : null },
              t.places[name],
              name === 'webhooks' && signOfTrouble(context),
            ),
          ),
        ),
      ),
    ),
    h(
      'main',
      { class: 'frame', id: 'main', tabindex: -1 },
      account.status === 'suspended' && message('warned', [h('b', null, t.suspended), ' ', t.readsOnly]),
      view.element,
    ),
    h(
      'footer',
      { class: 'foot' },
      h(
        'div',
        { class: 'frame' },
        h('span', null, t.license(version)),
        tools.length > 0 && h('a', { href: `openapi.json?lang=${language}` }, 'OpenAPI 3.1'),
        h('a', { href: 'tabelas' }, t.tables),
        h('span', null, t.staysHere),
      ),
    ),
  ];
}

/** A sign beside the webhooks while one of them is in trouble; it appears as soon as they are read. */
function signOfTrouble({ api, t }: Context): HTMLElement {
  const sign = h('span', { class: 'trouble' });
  void api.get<{ webhooks: readonly Webhook[] }>('/account/webhooks').then(
    ({ webhooks }) =>
      webhooks.some(isInTrouble) &&
      put(sign, glyph('warned'), h('span', { class: 'only-read' }, t.webhooks.inTrouble)),
    () => undefined,
  );
  return sign;
}

/** Tells if the docs page is served next to the panel. */
export const hasDocs = () => document.documentElement.dataset['docs'] === 'docs';

export function brand(panel: string): HTMLElement {
  return h(
    'a',
    { class: 'brand', href: '#/' },
    mark(26),
    h('span', null, 'canivete'),
    h('span', { class: 'muted' }, panel),
  );
}

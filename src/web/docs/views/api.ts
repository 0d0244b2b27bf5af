/** The door for programs: a first call, the guide, and the addresses of all tools by subject. */
import { h } from '../../shared/dom.ts';
import { snippets } from '../../shared/snippets.ts';
import { callsOf } from '../../../shown/calls.ts';
import { foldedJson } from '../answer/folded-json.ts';
import type { Context, View } from '../core/context.ts';
import { headsOf } from '../core/places.ts';
import { loadGuide } from '../guide/index.ts';
import { subjects } from '../parts/subjects.ts';
import { searchWords } from '../../../lib/text/search.ts';

/** Subjects that stand open. */
const OPEN = 2;

export async function apiView(context: Context): Promise<View> {
  const { t, catalogue, service, keys, language, address, hasPanel, say } = context;
  const first = catalogue.most[0] ?? catalogue.tools[0];
  const [guide, tool] = await Promise.all([
    loadGuide[language](),
    first ? service.tool(first.id, language) : undefined,
  ]);
  const [example] = tool?.examples ?? [];
  const key = keys.isDemo() || keys.areNeedless ? keys.current() : null;
  const list = subjects(context, {
    isOpen: (_group, i) => i < OPEN,
    isFixed: false,
    item: (one) =>
      h(
        'a',
        { class: 'address', href: `#${one.id}/api` },
        h('code', { class: 'method' }, one.method),
        h('code', { class: 'wrap' }, one.path),
        h('span', { class: 'hint push' }, one.short),
      ),
  });
  const filter = h('input', {
    class: 'input',
    type: 'search',
    'aria-label': t.api.filter,
    placeholder: t.api.filter,
    oninput: () => narrow(filter.value),
  });

  /** Leaves the addresses whose name or path has all words, and opens their subjects. */
  function narrow(query: string): void {
    const asked = searchWords(query);
    for (const [i, fold] of [...list.querySelectorAll('details')].entries()) {
      const items = [...fold.querySelectorAll('li')];
      for (const item of items) {
        const own = searchWords(item.textContent.replaceAll(/[/-]/g, ' '));
        item.hidden = !asked.every((word) => own.some((one) => one.startsWith(word)));
      }
      fold.hidden = items.every(({ hidden }) => hidden);
      fold.open = asked.length > 0 || i < OPEN;
    }
  }

  return {
    title: t.places.api,
    element: h(
      'div',
      { class: 'home' },
      h(
        'div',
        { class: 'opening' },
        h(
          'div',
          null,
          h('h1', { tabindex: -1, class: 'answer' }, t.api.title(catalogue.tools.length)),
          h('p', { class: 'lead' }, t.api.about),
          h(
            'p',
            { class: 'actions' },
            hasPanel && h('a', { class: 'button primary', href: 'panel' }, t.api.createKey),
            h('a', { class: 'button', href: `openapi.json?lang=${language}` }, 'OpenAPI 3.1'),
          ),
          h('p', { class: 'hint' }, keys.hasDemo ? t.api.free : t.api.keyed),
        ),
        tool &&
          h(
            'div',
            { class: 'stack' },
            snippets(t.home.call, callsOf(context, tool, example?.input ?? {}, key), language, say),
            example && foldedJson(context, JSON.stringify(example.output, null, 2)),
          ),
      ),
      h('h2', { class: 'over' }, t.places.guide),
      h(
        'ul',
        { class: 'pages' },
        guide(address).groups.flatMap(({ pages }) =>
          pages.map((page) =>
            h(
              'li',
              null,
              h('a', { href: `#/guide/${page.id}` }, page.title),
              h('span', { class: 'hint block' }, headsOf(page.blocks)),
            ),
          ),
        ),
      ),
      h(
        'div',
        { class: 'line ruled over' },
        h('h2', null, t.api.addresses),
        h('span', { class: 'push' }, filter),
      ),
      h('div', { class: 'addresses' }, list),
    ),
  };
}

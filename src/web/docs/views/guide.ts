/** The guide: how to call the service, and how to receive from it. */
import { type Child, h } from '../../shared/dom.ts';
import { button, codeBlock, copyButton, message, programCode, table } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import type { Context, View } from '../core/context.ts';
import type { Block, GuidePage } from '../guide/guide.ts';
import { loadGuide } from '../guide/index.ts';
import { inlineCode } from '../parts/inline-code.ts';
import { scrollRegion } from '../core/scrolled.ts';

export async function guideView(context: Context, asked: string | undefined): Promise<View | undefined> {
  const { t, language } = context;
  const { groups } = (await loadGuide[language]())(context.address);
  const pages = groups.flatMap((group) => group.pages);
  const page = asked === undefined ? pages[0] : pages.find(({ id }) => id === asked);
  if (!page) return undefined;
  const group = groups.find(({ pages }) => pages.includes(page));
  const heads = page.blocks.flatMap((block) => ('head' in block ? [block.head] : []));
  const headings = new Map(heads.map((head) => [head, h('h2', { tabindex: -1 }, head)]));
  const goTo = (heading: HTMLElement | undefined) => {
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  const list = () =>
    groups.map(({ title, pages }) => [
      h('p', { class: 'hint' }, title),
      h(
        'ul',
        null,
        pages.map(({ id, title }) =>
          h(
            'li',
            null,
            h('a', { href: `#/guide/${id}`, 'aria-current': id === page.id ? 'page' : null }, title),
          ),
        ),
      ),
    ]);
  const at = pages.indexOf(page);
  const step = (word: string, other: GuidePage | undefined) =>
    other && h('a', { href: `#/guide/${other.id}` }, h('span', { class: 'hint' }, `${word}: `), other.title);
  return {
    title: page.title,
    aside: h('nav', { class: 'side', 'aria-label': t.places.guide }, list()),
    element: h(
      'div',
      { class: 'guide' },
      h(
        'article',
        null,
        h(
          'p',
          { class: 'crumbs hint' },
          h('a', { href: '#/guide' }, t.places.guide),
          ` / ${group?.title ?? ''}`,
        ),
        // It stands in for the list at the side where there is no room for that one.
        h('details', { class: 'fold all-pages' }, h('summary', null, t.guide.allPages), list()),
        h('h1', { tabindex: -1 }, page.title),
        page.blocks.map((block) =>
          'head' in block ? (headings.get(block.head) ?? null) : draw(context, block),
        ),
        h(
          'nav',
          { class: 'around', 'aria-label': t.guide.around },
          step(t.guide.previous, pages[at - 1]),
          step(t.guide.next, pages[at + 1]),
        ),
      ),
      heads.length > 1 &&
        h(
          'nav',
          { class: 'in-page', 'aria-label': t.guide.inThisPage },
          h('p', { class: 'hint' }, t.guide.inThisPage),
          h(
            'ul',
            null,
            heads.map((head) =>
              h('li', null, button('text', head, { onclick: () => goTo(headings.get(head)) })),
            ),
          ),
        ),
    ),
  };
}

function draw({ language, say, t }: Context, block: Block): Child {
  if ('text' in block) return h('p', { class: 'prose' }, inlineCode(block.text));
  if ('note' in block)
    return message('warned', [h('span', null, inlineCode(block.note))], null, { class: 'message' });
  if ('steps' in block) {
    return h(
      'ol',
      { class: 'steps' },
      block.steps.map(([bold, rest]) => h('li', null, h('b', null, inlineCode(bold)), ' ', inlineCode(rest))),
    );
  }
  if ('table' in block) {
    const { name, heads, rows } = block.table;
    return scrollRegion(
      name,
      table(
        name,
        heads.map((head) => ({ head })),
        rows.map((cells) => ({ cells: cells.map((cell) => h('span', { class: 'wrap' }, inlineCode(cell))) })),
      ),
    );
  }
  if ('code' in block) {
    return h(
      'div',
      { class: 'with-copy' },
      codeBlock(t.answer.call, programCode(block.code)),
      copyButton('text', language, () => block.code, say),
    );
  }
  if ('calls' in block) return snippets(t.answer.call, block.calls, language, say);
  return null;
}

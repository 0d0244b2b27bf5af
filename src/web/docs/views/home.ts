/** The first page: the search, what people use most, the door to the API, and all tools by subject. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, codeBlock, programCode } from '../../shared/parts.ts';
import { callsOf } from '../../../shown/calls.ts';
import { schemaAt, showValue } from '../answer/values.ts';
import { readWords } from '../answer/words.ts';
import type { Listed } from '../core/catalogue.ts';
import type { Context, View } from '../core/context.ts';
import type { WholeTool } from '../core/types.ts';
import { searchField } from '../parts/search-field.ts';
import { subjects } from '../parts/subjects.ts';
import { typedIn } from '../parts/typed.ts';

/** Below this width categories are folded. */
const NARROW = '(max-width: 760px)';

/** `category` is the one that an address asks for. */
export function homeView(context: Context, category: string | undefined): View {
  const { t, catalogue, kept } = context;
  const { tools, most } = catalogue;
  const isNarrow = matchMedia(NARROW).matches;
  return {
    title: t.home.title,
    element: h(
      'div',
      { class: 'home' },
      h('h1', { tabindex: -1, class: 'answer' }, t.home.title),
      h('p', { class: 'lead' }, t.home.about(tools.length)),
      searchField(context, 'large'),
      favorites(),
      recentCalls(context),
      most.length > 0 &&
        h(
          'ul',
          { class: 'most', 'aria-label': t.home.mostOpened },
          most.map((tool) => shownTool(context, tool)),
        ),
      h(
        'section',
        { class: 'band', 'aria-label': t.places.api },
        h(
          'div',
          null,
          h('h2', null, t.places.api),
          h('p', null, t.home.api(tools.length)),
          h('a', { class: 'button', href: '#/api' }, t.home.openApi),
        ),
        firstCall(context),
      ),
      h('h2', null, t.home.all),
      subjects(context, {
        isOpen: ({ category: own }) => !isNarrow || own === category,
        isFixed: !isNarrow,
        item: ({ id, short }) => h('a', { href: `#${id}` }, short),
      }),
    ),
  };

  function favorites(): Child {
    const found = kept.favorites().flatMap((id) => catalogue.find(id) ?? []);
    return (
      found.length > 0 &&
      h(
        'p',
        { class: 'hint line starred' },
        h('span', null, t.home.favorites),
        found.map(({ id, short }) => h('a', { class: 'quiet', href: `#${id}` }, short)),
      )
    );
  }
}

/** A tool with the number of its example, which is read once the page stands. */
function shownTool(context: Context, { id, short, summary }: Listed): HTMLElement {
  const { service, language } = context;
  const number = h('b', null, '\u00A0');
  const about = h('span', { class: 'hint' }, summary);
  void service
    .tool(id, language)
    .then((tool) => {
      const said = exampleOf(context, tool, short);
      if (!said) return put(number);
      put(number, said.text);
      number.classList.toggle('mono', said.isCode);
      put(about, said.about);
    })
    // Without its number it is a link like the others.
    .catch(() => put(number));
  return h('li', null, h('a', { href: `#${id}` }, short), number, about);
}

/** A code that is too long for a column gives its place to the first fact. */
const LONG = /\S{24}/;

/** The main value of the first example of a tool, and its name. */
function exampleOf(
  context: Context,
  tool: WholeTool,
  name: string,
): { readonly text: string; readonly isCode: boolean; readonly about: string } | null {
  const [example] = tool.examples;
  if (!example) return null;
  const { input, output } = example;
  const { schema, reading, main, facts } = readWords(context, { tool, input, answer: output });
  const [item] = reading.items ?? [];
  const text = main?.text ?? String(item ?? '');
  const typed = typedIn(context, tool, input);
  if (LONG.test(text)) {
    const [fact] = facts;
    const own = fact && showValue(context, fact.value, schemaAt(schema, fact.path.split('.')));
    return { text: own ?? '', isCode: false, about: typed };
  }
  const isValid = Object(output).valid === true;
  const label = main?.label === name ? null : main?.label;
  const about = isValid ? context.t.answer.valid : [label, typed].filter(Boolean).join(' · ');
  return { text, isCode: isValid, about };
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

/** One call, for a reader who programs; a narrow page leaves it to the page of the API. */
function firstCall(context: Context): Child {
  const { most, tools } = context.catalogue;
  const tool = most[0] ?? tools[0];
  if (!tool) return null;
  const [curl] = callsOf(context, tool, {}, null);
  return h('div', { class: 'first-call' }, codeBlock(context.t.home.call, programCode(curl?.text ?? '')));
}

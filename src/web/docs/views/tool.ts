/** One tool in up to four tabs: its form with the answer, the account, the law, and the call for programs. */
import { type Child, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button, copyButton } from '../../shared/parts.ts';
import { type Tab, tabs } from '../../shared/tabs.ts';
import { explanation } from '../answer/explanation.ts';
import { partOf, type Place, toolAddress, valuesOf } from '../core/address.ts';
import type { Context, View } from '../core/context.ts';
import { tryIt, type TryItParts } from '../parts/try-it.ts';
import { typedIn } from '../parts/typed.ts';
import { textOf } from '../../../shown/calls.ts';
import { apiTab } from './api-tab.ts';
import { ageLine, howItWorks, lawTab } from './law-tab.ts';
import { roomOf } from './width.ts';
import type { LegalTable, Schema, Values, WholeTool } from '../core/types.ts';

/** Fields that say how a document is generated; validation does not read them. */
const GENERATES = new Set(['count', 'formatted', 'seed', 'seedVersion', 'invalid', 'variant']);

/** The parts of a tool's page, by their names in addresses. */
export type TabName = 'calcular' | 'origem' | 'lei' | 'api';

/** Categories whose tools are used, and compute nothing. */
const USED = new Set(['documentos', 'geradores', 'consultas', 'texto', 'desenvolvedor']);

/** Most tools that are named as alike. */
const ALIKE = 6;

/** `moveTo` writes another address of the same view. */
export function toolView(
  context: Context,
  tool: WholeTool,
  tables: readonly LegalTable[],
  { query, parts: [, asked] }: Place,
  moveTo: (hash: string) => void,
): View {
  const { t, catalogue, unsaid, kept } = context;
  const own = tables.filter(({ tools }) => tools.includes(tool.id));
  const onFilled = (values: Values) => unsaid.keep(values);
  const linked = valuesOf(query, tool.inputSchema);
  const isLinked = String(query) !== '';
  // A link brings values along, which the browser must not keep.
  if (isLinked) {
    moveTo(`#${[tool.id, asked].filter(Boolean).join('/')}`);
    unsaid.keep(linked, false);
  }
  const given = unsaid.read() ?? {};
  const main = h('b');
  const link = () => toolAddress(tool, unsaid.read() ?? {});
  const forms = formsOf(context, tool, given).map((parts) =>
    tryIt(context, {
      ...parts,
      tool,
      onFilled,
      onShown: (said) => put(main, said),
      onAnswered: (said) => kept.note({ id: tool.id, hash: link(), result: isPrivate(tool) ? '' : said }),
      onKey: () => forms.forEach((form) => form.keyChanged()),
    }),
  );
  const isExplained = Object.hasOwn(tool.inputSchema.properties ?? {}, 'explicar');
  const origin = h('div', { class: 'origin' });
  const about = howItWorks(context, tool);
  const names = t.tool.tabs;
  const list: readonly (Tab & { readonly id: TabName })[] = [
    {
      id: 'calcular',
      name: USED.has(tool.category) ? names.use : names.calculate,
      panel: h(
        'div',
        { class: roomOf(tool) },
        forms.map(({ element }) => element),
        own.length === 0 && !isExplained && about,
        alike(context, tool, tables),
      ),
    },
    ...(isExplained ? [{ id: 'origem', name: names.origin, panel: origin } as const] : []),
    ...(own.length > 0 ? [{ id: 'lei', name: names.law, panel: lawTab(context, tool, own) } as const] : []),
    {
      id: 'api',
      name: names.api,
      panel: apiTab(
        context,
        tool,
        forms.map(({ call }) => call),
      ),
    },
  ];
  const indexOf = (name: string | null | undefined) => list.findIndex(({ id }) => id === name);
  const first = Math.max(0, indexOf(asked ?? (isLinked ? null : kept.tab())));
  let isDrawn = false;
  let explained = '';

  /** Explains what the form holds, once. */
  function explain(): void {
    const [form] = forms;
    if (!form) return;
    const input = form.input();
    const mine = textOf(input);
    if (mine === explained) return;
    explained = mine;
    put(
      origin,
      h(
        'p',
        { class: 'line asked' },
        main,
        h('span', null, typedIn(context, tool, input)),
        h('button', { type: 'button', class: 'link', onclick: () => choose('calcular') }, t.tool.change),
      ),
      explanation(context, tool, input),
      own.length === 0 && about,
    );
  }

  function onChoose(index: number): void {
    const id = list[index]?.id ?? 'calcular';
    if (id === 'origem') explain();
    if (!isDrawn) return;
    kept.chooseTab(id);
    moveTo(`#${tool.id}/${id}`);
  }

  const bar = tabs(tool.name, list, own.length > 0 && ageLine(context, own, () => choose('lei')), {
    first,
    onChoose,
  });
  bar.classList.add('tool-tabs');
  // A page that was just opened is read from its panel on.
  for (const { name, panel } of list) {
    panel.tabIndex = -1;
    panel.setAttribute('aria-label', `${tool.name}: ${name}`);
  }
  isDrawn = true;

  function choose(name: TabName): void {
    const chosen = bar.querySelectorAll<HTMLElement>('[role="tab"]')[indexOf(name)];
    chosen?.click();
    chosen?.focus();
  }

  return {
    title: tool.name,
    toolId: tool.id,
    element: h(
      'article',
      { class: 'tool' },
      h(
        'div',
        { class: 'title' },
        h('h1', { tabindex: -1 }, catalogue.find(tool.id)?.short ?? tool.name),
        h('span', { class: 'line push' }, linkButton(context, link), starButton(context, tool)),
      ),
      h('p', { class: 'lead' }, `${tool.summary}.`),
      bar,
    ),
    leave: () => forms.forEach((form) => form.leave()),
  };
}

/** Links to tools that read the same tables, then to others of the same subject. */
function alike({ t, catalogue }: Context, { id, category }: WholeTool, tables: readonly LegalTable[]): Child {
  const shared = new Map<string, number>();
  for (const table of tables.filter(({ tools }) => tools.includes(id)))
    for (const one of table.tools) shared.set(one, (shared.get(one) ?? 0) + 1);
  const subject = catalogue.groups.find((group) => group.category === category)?.tools ?? [];
  const others = [...new Set([...catalogue.tools.filter((one) => shared.has(one.id)), ...subject])]
    .filter((one) => one.id !== id)
    .toSorted((a, b) => (shared.get(b.id) ?? 0) - (shared.get(a.id) ?? 0))
    .slice(0, ALIKE);
  return (
    others.length > 0 &&
    h(
      'nav',
      { class: 'line alike', 'aria-label': t.tool.alike },
      h('span', { class: 'hint' }, t.tool.alike),
      others.map((one) => h('a', { class: 'quiet', href: `#${one.id}` }, one.short)),
    )
  );
}

/** Categories whose values are those of a person. */
const PERSONAL = new Set(['documentos', 'saude']);

/** Tests that nothing of an answer is kept. */
const isPrivate = ({ category, inputSchema: { properties = {} } }: WholeTool): boolean =>
  PERSONAL.has(category) || Object.values(properties).some((one) => one['x-sensitive'] === true);

/** Keeps a tool among the favorites of the account or else of this browser, or takes it out. */
function starButton({ t, kept, account, say }: Context, { id }: WholeTool): HTMLElement {
  const pressed = button('text star', [glyph('star'), t.tool.star], {
    'aria-pressed': String(kept.favorites().includes(id)),
    onclick: async () => {
      const isStarred = await kept.toggle(id);
      if (isStarred === null) return say(t.tool.unkept);
      pressed.setAttribute('aria-pressed', String(isStarred));
      say(!isStarred ? t.tool.unstarred : account ? t.tool.starredIn(account.name) : t.tool.starred);
    },
  });
  return pressed;
}

type Form = Omit<TryItParts, 'tool' | 'onFilled' | 'onShown' | 'onAnswered' | 'onKey'>;

/** Gives the forms of a tool: one, or two for a document that is generated and validated. */
function formsOf(
  context: Context,
  { inputSchema, outputSchema, examples, category }: WholeTool,
  given: Values,
): readonly Form[] {
  const { t, keys, unsaid } = context;
  const { properties = {} } = inputSchema;
  const names = Object.keys(properties);
  const isTyped = unsaid.isTyped();
  /** The example fills the fields that the address leaves out. */
  const fillFrom = (values: Values, example: Values = {}): Values =>
    isTyped ? values : { ...partOf(example, inputSchema, true), ...values };
  const isGiven = Object.keys(given).length > 0;
  // A demo key runs the example; without one the example's answer stands there.
  const exampleOf = (index: number, isUsed: boolean) =>
    isUsed && !keys.isDemo() ? examples[index]?.output : undefined;
  const actions = properties['action']?.enum ?? [];
  if (actions.includes('generate') && actions.includes('validate') && names.includes('value')) {
    const isValidation = (values: Values) => values['action'] === 'validate';
    const validates = examples.findIndex(({ input }) => isValidation(input));
    const generates = examples.findIndex(({ input }) => !isValidation(input));
    const { action: _, ...validated } = examples[validates]?.input ?? {};
    const { action: __, ...generated } = examples[generates]?.input ?? {};
    const { action: ___, ...sent } = given;
    const forGenerate = isGiven && !isValidation(given);
    const forValidate = isGiven && isValidation(given);
    const others = names.filter((name) => name !== 'action' && name !== 'value');
    const byMust = examples.flatMap(({ input }) => (isValidation(input) ? Object.keys(input) : []));
    return [
      {
        title: t.tool.generate,
        fixed: {},
        fields: others,
        shown: [...Object.keys(generated), ...others.filter((name) => !HIDDEN.has(name)).slice(0, 4)],
        values: forGenerate ? fillFrom(sent, generated) : generated,
        sample: generated,
        example: exampleOf(generates, !forGenerate),
        verb: [t.form.generate, t.form.generating],
        note: t.tool.fictitious,
      },
      {
        title: t.tool.validate,
        fixed: { action: 'validate' },
        fields: ['value', ...others.filter((name) => !GENERATES.has(name))],
        shown: ['value', ...byMust],
        values: forValidate ? fillFrom(sent, validated) : validated,
        sample: validated,
        example: exampleOf(validates, !forValidate),
        verb: [t.form.validate, t.form.validating],
        note: null,
      },
    ];
  }
  const [first] = examples;
  const sample = first?.input ?? {};
  // A generator that draws takes a seed; another one only rewrites its input.
  const isGenerator = category === 'geradores' && names.includes('seed');
  const isProgram = ['texto', 'desenvolvedor', 'geradores'].includes(category);
  return [
    {
      title: null,
      fixed: {},
      fields: names,
      shown: Object.keys(sample),
      values: isGiven ? fillFrom(given, sample) : sample,
      sample,
      example: exampleOf(0, !isGiven),
      verb: isGenerator
        ? [t.form.generate, t.form.generating]
        : isProgram
          ? [t.form.run, t.form.running]
          : [t.form.compute, t.form.computing],
      note: isGenerator && holdsDocument(outputSchema) ? t.tool.fictitious : null,
    },
  ];
}

/** Fields of an answer that hold a number that an authority gives out. */
const DOCUMENTS = new Set(['cpf', 'cnpj', 'rg', 'pis', 'renavam', 'plate', 'number']);

/** Tests that an answer holds a document, which may be somebody's. */
const holdsDocument = ({ properties = {}, items, anyOf = [] }: Schema): boolean =>
  Object.keys(properties).some((name) => DOCUMENTS.has(name)) ||
  [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(holdsDocument);

/** Fields of a generator that few people need. */
const HIDDEN = new Set(['seed', 'seedVersion', 'invalid', 'variant']);

/** Copies the address of the page with its form, as far as a link may hold it. */
function linkButton({ t, language, say }: Context, link: () => string): HTMLElement {
  const { origin, pathname } = location;
  const copy = copyButton(
    'text',
    language,
    () => origin + pathname + link(),
    () => say(t.tool.linkCopied),
  );
  put(copy, t.tool.copyLink);
  copy.title = t.tool.linkCopied;
  return copy;
}

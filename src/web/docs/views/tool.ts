/** One tool in up to four tabs: its form with the answer, the account, the law, and the call for programs. */
import { type Child, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button, copyButton } from '../../shared/parts.ts';
import { type Tab, tabs } from '../../shared/tabs.ts';
import { explanation } from '../answer/explanation.ts';
import { partOf, type Place, toolAddress, valuesOf } from '../core/address.ts';
import type { Context, View } from '../core/context.ts';
import { isUnread } from '../form/conditions.ts';
import { type Judge, type TryIt, tryIt, type TryItParts } from '../parts/try-it.ts';
import { typedIn } from '../parts/typed.ts';
import { textOf } from '../../../shown/calls.ts';
import { apiTab } from './api-tab.ts';
import { ageLine, howItWorks, lawTab } from './law-tab.ts';
import { otherYears } from './other-years.ts';
import { roomOf } from './width.ts';
import type { LegalTable, Schema, Values, WholeTool } from '../core/types.ts';

/** The parts of a tool's page, by their names in addresses. */
export type TabName = 'calcular' | 'origem' | 'lei' | 'api';

/** Categories whose tools are used, and compute nothing. */
const USED = new Set(['documentos', 'geradores', 'consultas', 'texto', 'desenvolvedor']);

/** Most tools that are named as alike. */
const ALIKE = 6;

/** Makes the form of a tool, and asks for its values in steps. */
export type Steps = (context: Context, tool: WholeTool, make: (judge: Judge) => TryIt) => TryIt;

/** A tool with the legal tables of all tools. One that asks in steps brings them along. */
interface ToolParts {
  readonly tool: WholeTool;
  readonly tables: readonly LegalTable[];
  readonly steps?: Steps | undefined;
}

/** `moveTo` writes another address of the same view. */
export function toolView(
  context: Context,
  { tool, tables, steps }: ToolParts,
  place: Place,
  moveTo: (hash: string) => void,
): View {
  const { t, catalogue, unsaid, kept } = context;
  const own = tables.filter(({ tools }) => tools.includes(tool.id));
  const asked = place.parts[1];
  const isLinked = takeLinked(context, tool, place, moveTo);
  const main = h('b');
  const link = () => toolAddress(tool, unsaid.read() ?? {});
  const form = makeForm(context, { tool, tables, steps }, link, (said) => put(main, said));
  const isExplained = Object.hasOwn(tool.inputSchema.properties ?? {}, 'explicar');
  const about = howItWorks(context, tool);
  const origin = originTab(context, tool, form, [main, own.length === 0 && about]);
  const years = otherYears(context, tool, own, form.input);
  const names = t.tool.tabs;
  const isPlain = own.length === 0 && !isExplained;
  const work = [form.element, isPlain && about, alike(context, tool, tables)];
  const list: readonly (Tab & { readonly id: TabName })[] = [
    {
      id: 'calcular',
      name: USED.has(tool.category) ? names.use : names.calculate,
      panel: h('div', { class: roomOf(tool) }, work),
    },
    ...(isExplained ? [{ id: 'origem', name: names.origin, panel: origin.element } as const] : []),
    ...(own.length > 0
      ? [{ id: 'lei', name: names.law, panel: lawTab(context, tool, own, years?.element) } as const]
      : []),
    { id: 'api', name: names.api, panel: apiTab(context, tool, form.call) },
  ];
  const indexOf = (name: string | null | undefined) => list.findIndex(({ id }) => id === name);
  const first = Math.max(0, indexOf(asked ?? (isLinked ? null : kept.tab())));
  let isDrawn = false;

  function onChoose(index: number): void {
    const id = list[index]?.id ?? 'calcular';
    if (id === 'origem') origin.explain(() => choose('calcular'));
    if (id === 'lei') years?.show();
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
    leave: form.leave,
  };
}

/** Takes the values of a link, which the browser must not keep. Tells that there was one. */
function takeLinked(
  { unsaid }: Context,
  tool: WholeTool,
  { query, parts: [, asked] }: Place,
  moveTo: (hash: string) => void,
): boolean {
  const isLinked = String(query) !== '';
  if (isLinked) {
    moveTo(`#${[tool.id, asked].filter(Boolean).join('/')}`);
    unsaid.keep(valuesOf(query, tool.inputSchema), false);
  }
  return isLinked;
}

/** Makes the form of a tool, in steps where it asks in some. */
function makeForm(
  context: Context,
  { tool, steps }: ToolParts,
  link: () => string,
  onShown: (said: string) => void,
): TryIt {
  const { unsaid, kept } = context;
  const given = unsaid.read() ?? {};
  const make = (judge?: Judge) =>
    tryIt(context, {
      ...formOf(context, tool, given),
      ...(judge && { judge }),
      ...{ tool, onShown },
      onFilled: (values) => unsaid.keep(values),
      onAnswered: (said) => kept.note({ id: tool.id, hash: link(), result: isPrivate(tool) ? '' : said }),
    });
  return steps ? steps(context, tool, make) : make();
}

/** The account of an answer; `main` is its main value, and `about` stands below. */
function originTab(context: Context, tool: WholeTool, form: TryIt, [main, about]: readonly Child[]) {
  const element = h('div', { class: 'origin' });
  let explained = '';
  return {
    element,
    /** Explains what the form holds, once. */
    explain(onclick: () => void): void {
      const input = form.input();
      const mine = textOf(input);
      if (mine === explained) return;
      explained = mine;
      put(
        element,
        h(
          'p',
          { class: 'line asked' },
          main,
          h('span', null, typedIn(context, tool, input)),
          h('button', { type: 'button', class: 'link', onclick }, context.t.tool.change),
        ),
        explanation(context, tool, input),
        about,
      );
    },
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

type Form = Omit<TryItParts, 'tool' | 'onFilled' | 'onShown' | 'onAnswered'>;

/** Fields of a generator that stand at the top, with its action. */
const SHOWN = 5;

/** Gives what the form of a tool needs. One with actions shows the fields of the chosen one. */
function formOf(
  { t, keys, unsaid }: Context,
  { inputSchema, outputSchema, examples, category }: WholeTool,
  given: Values,
): Form {
  const { properties = {} } = inputSchema;
  const names = Object.keys(properties);
  const actions = properties['action']?.enum ?? [];
  const actionOf = (input: Values): unknown => input['action'] ?? properties['action']?.default;
  // A page with actions opens with the one that a call without it does: a generator generates.
  const first = examples.find(({ input }) => actionOf(input) === actionOf({})) ?? examples[0];
  const sample = sampleOf(inputSchema, examples, first?.input);
  const isGiven = Object.keys(given).length > 0;
  const isTyped = unsaid.isTyped();
  const own = examples.find(({ input }) => actionOf(input) === actionOf(given))?.input ?? {};
  // The example fills the fields that the address leaves out.
  const filled = isTyped ? given : { ...partOf(own, inputSchema, true), ...given };
  const isCommon = (name: string) => !properties[name]?.['x-rare'] && !properties[name]?.['x-internal'];
  const drawing = actions.includes('generate') ? names.filter(isCommon) : [];
  // A generator that draws takes a seed; another one only rewrites its input.
  const isGenerator = category === 'geradores' && names.includes('seed');
  const isProgram = ['texto', 'desenvolvedor', 'geradores'].includes(category);
  const isDocument = actions.includes('validate') || (isGenerator && holdsDocument(outputSchema));
  const { form } = t;
  return {
    fields: actions.includes('validate') ? byAction(inputSchema, names) : names,
    shown: [...Object.keys(sample), ...drawing.slice(0, SHOWN)],
    values: isGiven ? filled : sample,
    sample,
    // A demo key runs the example; without one the example's answer stands there.
    example: isGiven || keys.isDemo() ? undefined : first?.output,
    verb(values) {
      const action = actionOf(values);
      if (action === 'validate') return [form.validate, form.validating];
      if (action === 'generate' || isGenerator) return [form.generate, form.generating];
      if (outputSchema['x-audit']) return [form.check, form.checking];
      if (category === 'consultas') return [form.find, form.finding];
      return isProgram ? [form.run, form.running] : [form.compute, form.computing];
    },
    note: (values) => (isDocument && actionOf(values) !== 'validate' ? t.tool.fictitious : null),
  };
}

/** The fields of a document that is drawn and checked: what one of the two reads stands before what both do. */
function byAction({ 'x-when': when = {} }: Schema, names: readonly string[]): readonly string[] {
  const isOfSome = (name: string) => when[name]?.every((one) => 'action' in one) ?? false;
  const place = (name: string) => (name === 'action' ? 0 : isOfSome(name) ? 1 : 2);
  return names.toSorted((a, b) => place(a) - place(b));
}

/** An example, with those of other actions in the fields that its own does not read. */
function sampleOf(schema: Schema, examples: WholeTool['examples'], first: Values = {}): Values {
  const others = examples.flatMap(({ input }) => (input['action'] === first['action'] ? [] : [input]));
  const isFree = (name: string) => isUnread(schema, name, (one) => first[one]);
  const added = others
    .toReversed()
    .flatMap((input) => Object.entries(input).filter(([name]) => isFree(name)));
  return { ...Object.fromEntries(added), ...first };
}

/** Fields of an answer that hold a number that an authority gives out. */
const DOCUMENTS = new Set(['cpf', 'cnpj', 'rg', 'pis', 'renavam', 'plate', 'number']);

/** Tests that an answer holds a document, which may be somebody's. */
const holdsDocument = ({ properties = {}, items, anyOf = [] }: Schema): boolean =>
  Object.keys(properties).some((name) => DOCUMENTS.has(name)) ||
  [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(holdsDocument);

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

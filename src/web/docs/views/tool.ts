/** One tool: its form, its answer, its parameters, errors and tables. */
import { type Child, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button, copyButton, state, table } from '../../shared/parts.ts';
import { partOf, toolAddress, valuesOf } from '../core/address.ts';
import type { Context, View } from '../core/context.ts';
import { inlineCode } from '../parts/inline-code.ts';
import { limitsOf, typeName } from '../parts/schema-words.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { categoryName, toolList } from '../parts/tool-list.ts';
import { tryIt, type TryItParts } from '../parts/try-it.ts';
import { textOf } from '../../shared/calls.ts';
import type { LegalTable, Schema, Values, WholeTool } from '../core/types.ts';

/** Fields that say how a document is generated; validation does not read them. */
const GENERATES = new Set(['count', 'formatted', 'seed', 'seedVersion', 'invalid', 'variant']);

export function toolView(
  context: Context,
  tool: WholeTool,
  tables: readonly LegalTable[],
  query: URLSearchParams,
): View {
  const { t, f, catalogue } = context;
  const listed = catalogue.find(tool.id);
  const own = tables.filter(({ tools }) => tools.includes(tool.id));
  const category = categoryName(context, tool.category);
  const { unsaid, kept } = context;
  const onFilled = (values: Values) => {
    history.replaceState(null, '', toolAddress(tool.id, values, tool.inputSchema));
    unsaid.keep(partOf(values, tool.inputSchema, true));
  };
  const given = { ...valuesOf(query, tool.inputSchema), ...unsaid.read() };
  // An address may bring a secret along, and must not keep it.
  if (Object.keys(partOf(given, tool.inputSchema, true)).length > 0) onFilled(given);
  const forms = formsOf(context, tool, given).map((parts) =>
    tryIt(context, {
      ...parts,
      tool,
      onFilled,
      onAnswered: (said) =>
        kept.note({ id: tool.id, hash: location.hash, result: isPrivate(tool) ? '' : said }),
      onKey: () => forms.forEach((form) => form.keyChanged()),
    }),
  );
  return {
    title: tool.name,
    toolId: tool.id,
    aside: toolList(context, listed),
    element: h(
      'article',
      null,
      h(
        'p',
        { class: 'crumbs hint' },
        h('a', { href: '#/' }, t.places.tools),
        ' / ',
        h('a', { href: `#/category/${tool.category}` }, category),
      ),
      h('div', { class: 'title' }, h('h1', { tabindex: -1 }, tool.name), starButton(context, tool)),
      h('p', { class: 'lead' }, `${tool.summary}.`),
      h(
        'div',
        { class: 'line where' },
        h('code', { class: 'method' }, tool.method),
        h('code', { class: 'wrap' }, new URL(context.address).pathname.replace(/\/$/, '') + tool.path),
        addressButton(context, tool),
        linkButton(context),
        own.length > 0 && h('span', { class: 'push' }, ageLine(context, own)),
      ),
      forms.map(({ element }) => element),
      tool.about !== undefined && [section('about', t.tool.about), h('p', { class: 'prose' }, tool.about)],
      section('parameters', t.tool.parameters),
      parameters(context, tool),
      section('errors', t.tool.errors),
      errors(context, tool),
      own.length > 0 && [section('ages', t.tool.ages), ages(context, own)],
    ),
    leave: () => forms.forEach((form) => form.leave()),
  };

  /** A heading with an address of its own. */
  function section(name: string, title: string): HTMLElement {
    const link = h(
      'a',
      { class: 'anchor', href: `#${tool.id}/${name}`, 'aria-label': t.tool.linkTo(title) },
      '#',
    );
    return h('div', { class: 'section-head' }, h('h2', { id: name, tabindex: -1 }, title), link);
  }

  function ageLine({ t }: Context, own: readonly LegalTable[]): HTMLElement {
    const due = own.find((one) => one.due);
    const year = Math.min(...own.map(({ confirmedThrough }) => confirmedThrough), new Date().getFullYear());
    const checked = own.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';
    const text = due ? t.tool.due(dayText(f, due.reviewBy)) : t.tool.tablesOf(year, dayText(f, checked));
    const link = h(
      'button',
      {
        type: 'button',
        class: 'link quiet',
        onclick: () => document.querySelector<HTMLElement>('#ages')?.focus(),
      },
      text,
    );
    return due ? state('warned', link) : link;
  }
}

/** Categories whose values are those of a person. */
const PERSONAL = new Set(['documentos', 'saude']);

/** Tests that nothing of an answer is kept. */
const isPrivate = ({ category, inputSchema: { properties = {} } }: WholeTool): boolean =>
  PERSONAL.has(category) || Object.values(properties).some((one) => one['x-sensitive'] === true);

/** Keeps a tool among the favorites of the account or else of this browser, or takes it out. */
function starButton({ t, kept, account, say }: Context, { id }: WholeTool): HTMLElement {
  const pressed = button('icon star', glyph('star'), {
    'aria-label': t.tool.star,
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

const dayText = (f: Context['f'], day: string) => f.date(`${day}T12:00:00`);

type Form = Omit<TryItParts, 'tool' | 'onFilled' | 'onAnswered' | 'onKey'>;

/** Gives the forms of a tool: one, or two for a document that is generated and validated. */
function formsOf(
  context: Context,
  { inputSchema, outputSchema, examples, category }: WholeTool,
  given: Values,
): readonly Form[] {
  const { t, keys, unsaid } = context;
  const { properties = {} } = inputSchema;
  const names = Object.keys(properties);
  const isTyped = unsaid.read() !== undefined;
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

function addressButton({ t, address, language, say }: Context, { path }: WholeTool): HTMLElement {
  const copy = copyButton('text', language, () => address + path, say);
  put(copy, t.tool.copyAddress);
  return copy;
}

/** Copies the address of the page with its form as it is filled; secrets are not in it. */
function linkButton({ t, language, say }: Context): HTMLElement {
  const copy = copyButton('text', language, () => location.href, say);
  put(copy, t.tool.copyLink);
  return copy;
}

function parameters(context: Context, { method, inputSchema, examples }: WholeTool): Child {
  const { t } = context;
  const { name, what, type, limits, usual, example } = t.tool.heads;
  const { properties = {}, required = [] } = inputSchema;
  const exampleOf = (field: string) =>
    examples.map(({ input }) => input[field]).find((value) => value !== undefined);
  return [
    h(
      'p',
      { class: 'prose' },
      method === 'GET' ? t.tool.inQuery : t.tool.inBody,
      h('code', null, '1500.50'),
      t.tool.unknownRefused,
    ),
    h(
      'div',
      { class: 'parameters' },
      table(
        t.tool.parameters,
        [name, what, type, limits, usual, example].map((head) => ({ head })),
        rowsOf(properties, required).map(({ path, schema, isRequired }) => ({
          cells: [
            h('code', { class: 'strong nobr' }, path),
            h('span', { class: 'wrap' }, schema.description ?? ''),
            h(
              'span',
              null,
              typeName(context, schema),
              isRequired && h('span', { class: 'hint block' }, t.tool.required),
            ),
            limitsOf(context, schema),
            schema.default !== undefined && defaultOf(textOf(schema.default)),
            exampleOf(path) !== undefined && h('code', { class: 'wrap' }, short(textOf(exampleOf(path)))),
          ],
        })),
      ),
    ),
  ];
}

/** A word is read in one piece; an object may break anywhere. */
const defaultOf = (text: string) => h('code', { class: text.length > 20 ? 'wrap' : '' }, text);

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

interface ParameterRow {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

function rowsOf(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  before = '',
): ParameterRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name;
    const inner = schema.properties ?? schema.items?.properties;
    const end = schema.items ? '[].' : '.';
    return [
      { path, schema, isRequired: required.includes(name) },
      ...(inner ? rowsOf(inner, (schema.items ?? schema).required ?? [], path + end) : []),
    ];
  });
}

function errors({ t }: Context, tool: WholeTool): HTMLElement {
  const { code, when, what, counts } = t.tool.errorHeads;
  const told = t.errors.filter(([status]) => tool.errors.includes(Number(status)));
  return scrollRegion(
    t.tool.errors,
    table(
      t.tool.errors,
      [code, when, what, counts].map((head) => ({ head })),
      told.map(([status, reason, remedy, isCounted]) => ({
        cells: [
          h('code', null, status),
          reason,
          h('span', null, inlineCode(remedy)),
          isCounted ? t.yes : t.no,
        ],
      })),
    ),
  );
}

function ages({ t, f }: Context, own: readonly LegalTable[]): HTMLElement {
  const heads = t.tool.ageHeads;
  const today = new Date().toISOString().slice(0, 10);
  return scrollRegion(
    t.tool.ages,
    table(
      t.tool.ages,
      [heads.table, heads.source, heads.from, heads.checked, heads.review].map((head) => ({ head })),
      own.map(({ id, name, entries, checkedOn, reviewBy }) => {
        const entry = entries.findLast(({ from }) => from <= today) ?? entries[0];
        return {
          cells: [
            h('a', { href: `tabelas/${encodeURIComponent(id)}` }, name),
            entry?.source ?? '',
            entry ? dayText(f, entry.from) : '',
            dayText(f, checkedOn),
            dayText(f, reviewBy),
          ],
        };
      }),
    ),
  );
}

/** A tool for programs: its address, its fields as trees, its errors, and a call with the values of its form. */
import { type Child, h, put } from '../../shared/dom.ts';
import { copyButton, table } from '../../shared/parts.ts';
import { textOf } from '../../../shown/calls.ts';
import type { Context } from '../core/context.ts';
import type { Schema, WholeTool } from '../core/types.ts';
import { inlineCode } from '../parts/inline-code.ts';
import { limitsOf, typeName } from '../parts/schema-words.ts';

/** Fields of an answer or a body that stand open; more are folded below them. */
const SHOWN = 12;

export function apiTab(context: Context, tool: WholeTool, call: HTMLElement): HTMLElement {
  const { t, address, language, say } = context;
  const { method, path, inputSchema, outputSchema, examples } = tool;
  const copy = copyButton('text', language, () => address + path, say);
  put(copy, t.tool.copyAddress);
  const used = new Set([...(inputSchema.required ?? []), ...Object.keys(examples[0]?.input ?? {})]);
  const part = (title: string, hint: string, content: Child) => [
    h('div', { class: 'line ruled' }, h('h2', null, title), h('span', { class: 'hint push' }, hint)),
    content,
  ];
  return h(
    'div',
    { class: 'for-programs' },
    h(
      'div',
      { class: 'line where' },
      h('code', { class: 'method' }, method),
      h('code', { class: 'wrap' }, new URL(address).pathname.replace(/\/$/, '') + path),
      copy,
      h(
        'span',
        { class: 'line push' },
        h('a', { href: `openapi.json?lang=${language}` }, 'OpenAPI 3.1'),
        h('a', { href: '#/guide/quotas' }, t.tool.keysAndQuota),
        h('a', { href: '#/guide/batch' }, t.tool.batches),
      ),
    ),
    h(
      'div',
      { class: 'sides' },
      h(
        'div',
        null,
        part(
          t.tool.parameters,
          method === 'GET' ? t.tool.inQuery : t.tool.inBody,
          tree(context, inputSchema, true, (name) => used.has(name)),
        ),
        part(t.tool.output, '', treeOfAnswer(context, outputSchema)),
        part(t.tool.errors, '', errors(context, tool)),
      ),
      h('div', null, call),
    ),
  );
}

/** The fields of an answer; one of several kinds has a tree for each. */
function treeOfAnswer(context: Context, schema: Schema): Child {
  const { anyOf, items } = schema;
  if (anyOf) return anyOf.map((one) => treeOfAnswer(context, one));
  return tree(context, items?.properties || items?.anyOf ? items : schema, false);
}

/** `isShown` chooses which fields stand above the fold. An answer has all its fields, so that none is called required. */
function tree(context: Context, schema: Schema, isInput: boolean, isShown = (_name: string) => true): Child {
  const { properties = {}, anyOf, required = [] } = schema;
  if (anyOf) return anyOf.map((one) => tree(context, one, isInput, isShown));
  const all = Object.entries(properties);
  const first = all.filter(([name]) => isShown(name)).slice(0, SHOWN);
  const open = first.length > 0 ? first : all.slice(0, SHOWN);
  const folded = all.filter((one) => !open.includes(one));
  const list = (fields: typeof all) =>
    h(
      'ul',
      { class: 'tree' },
      fields.map(([name, field]) =>
        h('li', null, branch(context, name, field, isInput && required.includes(name), isInput)),
      ),
    );
  return [
    list(open),
    folded.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h(
          'summary',
          null,
          h('b', null, context.t.tool.moreFields(folded.length)),
          ' ',
          h('code', { class: 'muted' }, folded.map(([name]) => name).join(', ')),
        ),
        list(folded),
      ),
  ];
}

/** One field, with those inside it folded. */
function branch(
  context: Context,
  name: string,
  schema: Schema,
  isRequired: boolean,
  isInput: boolean,
): HTMLElement {
  const { t } = context;
  const { items } = schema;
  const inner = [schema, items].find((one) => one?.properties ?? one?.anyOf?.some((way) => way.properties));
  const { default: usual } = schema;
  const facts: readonly Child[] = [
    schema.description,
    limitsOf(context, schema),
    usual !== undefined && [t.tool.usual, ' ', h('code', { class: 'wrap' }, textOf(usual))],
    isRequired && h('b', null, t.tool.required),
  ].filter((one) => one !== undefined && one !== null && one !== false && one !== '');
  const cells = [
    h('code', { class: 'strong wrap' }, items ? `${name}[]` : name),
    h('span', { class: 'hint' }, typeName(context, schema)),
    h(
      'span',
      { class: 'wrap' },
      facts.map((one, i) => [i > 0 && ' · ', one]),
    ),
  ];
  if (!inner) return h('div', null, cells);
  return h('details', null, h('summary', null, cells), tree(context, inner, isInput));
}

function errors({ t }: Context, tool: WholeTool): HTMLElement {
  const { code, when, what, counts } = t.tool.errorHeads;
  const told = t.errors.filter(([status]) => tool.errors.includes(Number(status)));
  return table(
    t.tool.errors,
    [code, when, what, counts].map((head) => ({ head })),
    told.map(([status, reason, remedy, isCounted]) => ({
      cells: [h('code', null, status), reason, h('span', null, inlineCode(remedy)), isCounted ? t.yes : t.no],
    })),
  );
}

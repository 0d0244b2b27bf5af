/** The docs page as it is read without scripts: the list of tools, and a page for each, made from its definition. */
import type { Language } from '../../lib/languages.ts';
import type { AnyTool } from '../../kit/tool.ts';
import type { AddedEntries } from '../../law/dated.ts';
import { shortName } from '../../shown/tool-names.ts';
import { callsOf } from '../../shown/calls.ts';
import { type AnsweredExample, answeredExamples } from '../openapi/answered-examples.ts';
import { inLanguage } from '../openapi/document.ts';
import { documentTool, type ToolSummary } from '../openapi/tool-document.ts';
import { stretchesOf } from '../tables/timeline.ts';
import type { Links, Readable } from './frame.ts';
import { type Html, html } from './html.ts';
import { type Words, words } from './texts.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly 'x-enumNames'?: readonly string[];
}

/** Lists all tools, with links to their pages. */
export function readHome(
  tools: readonly ToolSummary[],
  { language, to }: { readonly language: Language; readonly to: Links },
): Readable {
  const t = words[language];
  return {
    title: 'canivete',
    description: `${t.home(tools.length)}. ${t.about}`,
    main: html`<h1 class="answer">${t.home(tools.length)}</h1>
      <p class="lead">${t.about}</p>
      <h2>${t.tools}</h2>
      <ul>
        ${tools.map(({ id, name }) => html`<li><a href="${to(`docs/${id}`)}">${shortName(name[language])}</a></li> `)}
      </ul>
      <h2>${t.machine}</h2>
      <p>
        ${['openapi.json', 'llms.txt', 'tabelas'].map((name) => html`<a href="${to(name)}">${name}</a> `)}
      </p>`,
  };
}

export interface ToolPageParts {
  readonly language: Language;
  readonly to: Links;
  /** The start of the addresses, with the origin. */
  readonly address: string;
  /** True if fields that the tool does not have are refused. */
  readonly closed: boolean;
  /** Entries that the host adds to the legal tables. */
  readonly added: AddedEntries;
  /** In Brasília. */
  readonly today: string;
}

/** Describes one tool: its fields, an example with its answer, the call, and the law. */
export async function readTool(tool: AnyTool, parts: ToolPageParts): Promise<Readable> {
  const { language, to, address, closed } = parts;
  const t = words[language];
  const { id, method, path, name, summary, about, input, output } = await documentTool(tool, closed);
  const [example] = await answeredExamples(tool);
  const [inputs, outputs] = [input, output].map((schema) => inLanguage(schema, language) as Schema);
  const values = (example?.input ?? {}) as Readonly<Record<string, unknown>>;
  const [curl] = callsOf({ address, language }, { id, method, path }, values, null);
  return {
    title: `${name[language]} · canivete`,
    description: summary[language],
    main: html`<p class="crumbs hint"><a href="${to('docs')}">${t.tools}</a></p>
      <h1>${name[language]}</h1>
      <p class="lead">${summary[language]}</p>
      ${about && html`<p class="prose">${about[language]}</p>`}
      <p><code>${method} ${new URL(address + path).pathname}</code></p>
      <h2>${t.fields}</h2>
      ${fieldTable(t, inputs as Schema, true)} ${example && exampleOf(t, example)}
      <h2>${t.call}</h2>
      <pre class="code"><code>${curl?.text}</code></pre>
      <p class="hint">${t.keyless}</p>
      <h2>${t.answer}</h2>
      ${fieldTable(t, outputs as Schema, false)} ${lawOf(t, tool, parts)}`,
  };
}

const exampleOf = (t: Words, { input, output }: AnsweredExample): Html =>
  html`<h2>${t.example}</h2>
    <pre class="code"><code>${JSON.stringify(input, null, 2)}</code></pre>
    <pre class="code"><code>${JSON.stringify(output, null, 2)}</code></pre>`;

/** The legal tables of a tool, each as it holds today. */
function lawOf(t: Words, { tables = [] }: AnyTool, { added, today }: ToolPageParts): Html | false {
  const rows = tables.map((table) => {
    const stretches = stretchesOf(table, added, false);
    const { source, from } = stretches.findLast(({ from }) => from <= today) ?? stretches[0] ?? {};
    const cells = [table.name, source, from, table.checkedOn, table.reviewBy];
    return html`<tr>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  });
  return (
    rows.length > 0 &&
    html`<h2>${t.law}</h2>
      ${tableOf(t.table, rows)}`
  );
}

function tableOf(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function fieldTable(t: Words, schema: Schema, isInput: boolean): Html {
  const rows = rowsOf(t, schema, isInput, '');
  return rows.length > 0 ? tableOf(t.field, rows) : html`<p>${t.noFields}</p>`;
}

/** Objects inside one another whose fields are listed. */
const DEEPEST = 2;

/** The rows of an object's fields, those of the objects inside it after their own. */
function rowsOf(t: Words, schema: Schema, isInput: boolean, before: string): readonly Html[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = before + name;
    const { items } = field;
    const inner = items ? `${path}[].` : `${path}.`;
    return [
      html`<tr>
        <td><code>${path}</code></td>
        <td>${typeOf(t, field)}${isInput && required.includes(name) && `, ${t.required}`}</td>
        <td>${[field.title, field.description].filter(Boolean).join(': ')} ${boundsOf(t, field)}</td>
      </tr> `,
      ...(before.split('.').length <= DEEPEST ? rowsOf(t, { ...items, ...field }, isInput, inner) : []),
    ];
  });
}

function typeOf({ types }: Words, { type, format }: Schema): string {
  const kind = format === 'date' ? 'date' : [type].flat().find((one) => one !== 'null');
  return types[kind ?? 'any'] ?? String(kind);
}

function boundsOf(t: Words, schema: Schema): string {
  const { minimum, exclusiveMinimum: least = minimum, maximum: most, default: usual } = schema;
  const choices = choicesOf(schema);
  const sentences: string[] = [];
  if (choices.length > 0) sentences.push(`${t.choices}: ${choices.join(', ')}.`);
  if (least !== undefined) sentences.push(most === undefined ? t.from(least) : t.between(least, most));
  else if (most !== undefined) sentences.push(t.upTo(most));
  if (usual !== undefined) sentences.push(t.usual(JSON.stringify(usual)));
  return sentences.join(' ');
}

/** The choices of a field with their names, those of several types together. */
function choicesOf(schema: Schema): readonly string[] {
  const { enum: values, oneOf, anyOf = [], 'x-enumNames': names = [] } = schema;
  const named = (value: unknown, name: string | undefined) =>
    name === undefined || name === String(value) ? String(value) : `${String(value)} (${name})`;
  if (values) return values.map((value, i) => named(value, names[i]));
  if (oneOf?.every((one) => 'const' in one))
    return oneOf.map(({ const: value, title }) => named(value, title));
  return anyOf.every((one) => one.enum) ? anyOf.flatMap(choicesOf) : [];
}

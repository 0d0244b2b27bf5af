/** The same call in several languages, ready to be run. */
import type { Language } from '../lib/languages.ts';
import { words } from './words.ts';

/** A call in one language. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
}

/** The parts of a tool that a call names. */
interface Tool {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

type Values = Readonly<Record<string, unknown>>;

interface Caller {
  /** The start of the addresses, with the origin. */
  readonly address: string;
  readonly language: Language;
}

/** Quotes a word for a shell. */
const quoteForShell = (text: string) =>
  /[^\w.,:/@%+=-]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : text;

/** Writes a text of a program. */
const string = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/**
 * The same call in each language. A call without a key has the empty one; one whose key is nobody's business, null, takes
 * it from the environment.
 */
export function callsOf(
  { address, language }: Caller,
  tool: Tool,
  values: Values,
  key: string | null,
): readonly Snippet[] {
  return [
    { name: 'curl', text: curl(address, tool, values, key) },
    { name: 'JavaScript', text: byFetch(address, tool, values, key) },
    { name: 'Python', text: byPython(address, tool, values, key) },
    { name: words[language].client, text: byClient(address, tool, values, key) },
    { name: 'CLI', text: byCommand(tool, values) },
  ];
}

function curl(address: string, { method, path }: Tool, values: Values, key: string | null): string {
  const known = [`API=${quoteForShell(address)}`, ...(key ? [`KEY=${key}`] : [])].join(' ');
  const header = key === '' ? [] : ['-H "Authorization: Bearer $KEY"'];
  const entries = Object.entries(values);
  const lines =
    method === 'POST'
      ? [
          `curl "$API${path}"`,
          ...header,
          `-H 'Content-Type: application/json'`,
          `-d ${quoteForShell(JSON.stringify(values))}`,
        ]
      : [
          `curl ${entries.length > 0 ? '-G ' : ''}"$API${path}"`,
          ...header,
          ...entries.map(([name, value]) => {
            const text = textOf(value);
            // A query may hold such a text as it is.
            return /^[\w.~-]*$/.test(text)
              ? `-d ${name}=${text}`
              : `--data-urlencode ${quoteForShell(`${name}=${text}`)}`;
          }),
        ];
  return `${known}\n${lines.join(' \\\n  ')}`;
}

/** The header of a key in JavaScript. */
const bearer = (key: string | null) =>
  `authorization: ${key === null ? '`Bearer ${process.env.KEY}`' : `'Bearer ${key}'`}`;

function byFetch(address: string, { method, path }: Tool, values: Values, key: string | null): string {
  if (method === 'POST') {
    return [
      `const response = await fetch(${string(address + path)}, {`,
      `  method: 'POST',`,
      `  headers: { ${key === '' ? '' : `${bearer(key)}, `}'content-type': 'application/json' },`,
      `  body: JSON.stringify(${objectText(values, '  ')}),`,
      '});',
      'const answer = await response.json();',
    ].join('\n');
  }
  const query = queryOf(values);
  const whole = string(`${address}${path}${query && `?${query}`}`);
  if (key === '')
    return [`const response = await fetch(${whole});`, 'const answer = await response.json();'].join('\n');
  return [
    `const response = await fetch(${whole}, {`,
    `  headers: { ${bearer(key)} },`,
    '});',
    'const answer = await response.json();',
  ].join('\n');
}

function byPython(address: string, { method, path }: Tool, values: Values, key: string | null): string {
  const isPost = method === 'POST';
  // The texts of a query are those of JSON; Python would write True.
  const sent = isPost
    ? values
    : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
  const entries = Object.entries(sent).map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${pythonText(value)},`,
  );
  const token = key === null ? `{os.environ['KEY']}` : key;
  return [
    ...(key === null ? ['import os', ''] : []),
    'import requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(address + path)},`,
    ...(key === '' ? [] : [`    headers={"Authorization": ${key === null ? 'f' : ''}"Bearer ${token}"},`]),
    ...(entries.length > 0 || isPost ? [`    ${isPost ? 'json' : 'params'}={`, ...entries, '    },'] : []),
    ').json()',
  ].join('\n');
}

function pythonText(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, own]) => `${JSON.stringify(name)}: ${pythonText(own)}`);
  return `{${entries.join(', ')}}`;
}

function byClient(address: string, { method, path }: Tool, values: Values, key: string | null): string {
  const own = key === null ? 'process.env.KEY' : `'${key}'`;
  return [
    `import { createClient } from 'canivete/client';`,
    '',
    `const client = createClient({ baseUrl: ${string(address)}${key === '' ? '' : `, key: ${own}`} });`,
    `const answer = await client.${method.toLowerCase()}(${string(path)}, ${objectText(values, '')});`,
  ].join('\n');
}

function byCommand({ id }: Tool, values: Values): string {
  const fields = Object.entries(values).map(([name, value]) => quoteForShell(`${name}=${textOf(value)}`));
  return ['npx canivete call', id, ...fields].join(' ');
}

/** Writes values as a program does, a line each. */
function objectText(values: Values, indent: string): string {
  const entries = Object.entries(values);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, value]) => `${indent}  ${keyText(name)}: ${valueText(value)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const keyText = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name));

function valueText(value: unknown): string {
  if (typeof value === 'string') return string(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, own]) => `${keyText(name)}: ${valueText(own)}`);
  return `{ ${entries.join(', ')} }`;
}

/** Writes a value for a query. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

export function queryOf(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join('&');
}

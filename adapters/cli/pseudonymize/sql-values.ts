/** Values as SQL writes them: the text form of COPY, and literals. */
import { joiner } from '../../../src/lib/text/joiner.ts';
import type { Dialect } from './sql-scan.ts';

/** The escapes of the text form (PostgreSQL, COPY, "Text Format"). */
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const letters = /* @__PURE__ */ new Map(
  Object.entries(ESCAPES).map(([letter, sign]) => [sign, `\\${letter}`]),
);

/** The bytes of a cell of COPY; null of NULL. */
export function readCopy(cell: string): string | null {
  if (cell === '\\N') return null;
  if (!cell.includes('\\')) return cell;
  return cell.replace(/\\(?:([0-7]{1,3})|x([\dA-Fa-f]{1,2})|(.))/gs, (_, octal, hex, sign) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return hex === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16));
  });
}

export function writeCopy(value: string | null): string {
  if (value === null) return '\\N';
  if (!/[\\\b\f\n\r\t\v]/.test(value)) return value;
  return value.replace(/[\\\b\f\n\r\t\v]/g, (sign) => letters.get(sign) ?? '\\\\');
}

/** A literal in its parts; `text` is null of NULL, and of DEFAULT, which no row says the value of. */
export interface Literal {
  readonly text: string | null;
  readonly form: 'plain' | 'escaped' | 'number' | 'null';
  /** White space and letters in front of the quote, and the cast behind it. */
  readonly before: string;
  readonly after: string;
}

const STRING = /^(\s*(?:[eE]|_\w+\s+)?)'([^]*)'(\s*(?:::[^']*)?)$/;
const NUMBER = /^(\s*)([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(\s*(?:::[^']*)?)$/;
const NULL = /^(\s*)(?:null|default)(\s*(?:::[^']*)?)$/i;
/** Escapes of a backslash in MySQL and in `E'…'`. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001a',
};

/** Reads a literal; undefined of any other expression. */
export function readLiteral(sent: string, dialect: Dialect): Literal | undefined {
  const text = STRING.exec(sent);
  if (text) {
    const [, before = '', inside = '', after = ''] = text;
    const isEscaped = dialect === 'mysqldump' || /e$/i.test(before);
    const plain = inside.replaceAll("''", "'");
    // A quote that ends the text and one that begins another are no literal.
    if (/(?<!')'(?:'')*(?!')/.test(isEscaped ? inside.replace(/\\[^]/g, '') : inside)) return undefined;
    return {
      text: isEscaped ? unescape(plain) : plain,
      form: isEscaped ? 'escaped' : 'plain',
      before,
      after,
    };
  }
  const number = NUMBER.exec(sent);
  if (number)
    return { text: number[2] as string, form: 'number', before: number[1] ?? '', after: number[3] ?? '' };
  const none = NULL.exec(sent);
  return none ? { text: null, form: 'null', before: none[1] ?? '', after: none[2] ?? '' } : undefined;
}

function unescape(text: string): string {
  return text.includes('\\') ? text.replace(/\\([^])/g, (_, sign: string) => SIGNS[sign] ?? sign) : text;
}

/** Writes another value in the form of a literal. */
export function writeLiteral(
  value: string | null,
  { form, before, after }: Literal,
  dialect: Dialect,
): string {
  if (value === null) return `${before.replace(/e$/i, '')}NULL${after}`;
  if (form === 'number' && /^\d+$/.test(value)) return before + value.replace(/^0+(?=\d)/, '') + after;
  if (form !== 'escaped') return `${before}'${value.replaceAll("'", "''")}'${after}`;
  const inside = value
    .replace(/[\\'\n\r\t]/g, (sign) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[sign] ?? `\\${sign}`)
    .replaceAll('\0', dialect === 'mysqldump' ? '\\0' : '');
  return `${before}'${inside}'${after}`;
}

/** An element of an array, in quotes or without. */
const ELEMENT = /"((?:[^"\\]|\\[^])*)"|([^{},"\s](?:[^{},"]*[^{},"\s])?)/g;

/** Changes the elements of an array of PostgreSQL, inner ones too; NULL stays. */
export function mapArray(value: string, map: (element: string) => string | null): string {
  const other = joiner();
  let from = 0;
  for (const { 0: sent, 1: quoted, 2: plain = '', index } of value.matchAll(ELEMENT)) {
    other.add(value.slice(from, index));
    other.add(mapSent(sent, quoted, plain, map));
    from = index + sent.length;
  }
  other.add(value.slice(from));
  return other.text();
}

function mapSent(
  sent: string,
  quoted: string | undefined,
  plain: string,
  map: (element: string) => string | null,
): string {
  if (quoted === undefined && /^null$/i.test(plain)) return sent;
  const element = quoted === undefined ? plain : quoted.replace(/\\([^])/g, '$1');
  const other = map(element);
  if (other === element) return sent;
  if (other === null) return 'NULL';
  const needs = quoted !== undefined || other === '' || /[{},"\\\s]|^null$/i.test(other);
  return needs ? `"${other.replace(/["\\]/g, '\\$&')}"` : other;
}

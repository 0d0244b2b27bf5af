/** The tables of a dump, as its statements define them. */
import { type Dialect, findSign } from './sql-scan.ts';

export type KeyKind = 'primary' | 'unique' | 'foreign';

export interface Column {
  readonly name: string;
  readonly type: string;
  /** Characters of `varchar(n)` and `char(n)`. */
  readonly length: number | null;
  notNull: boolean;
  /** The expression of a generated column. */
  readonly generated: string | null;
}

interface Key {
  readonly kind: KeyKind;
  readonly columns: readonly string[];
  readonly table?: string;
  /** The columns that a foreign key refers to; none where it means the primary key. */
  readonly others?: readonly string[];
}

export interface Table {
  readonly name: string;
  readonly columns: Column[];
  readonly keys: Key[];
  /** The conditions of CHECK on its rows, and the place where PARTITION BY puts them. */
  readonly checks: string[];
  /** The table that it is a partition of. */
  parent: string | null;
  /** True where CREATE TABLE was seen. */
  isDefined: boolean;
}

const PART = String.raw`(?:"(?:[^"]|"")*"|${'`'}(?:[^${'`'}]|${'``'})*${'`'}|[\w$\u0080-\uffff]+)`;
export const NAME = String.raw`${PART}(?:\s*\.\s*${PART})*`;
const nameAt = new RegExp(`^\\s*(${NAME})`);

/** Names without quotes are those in small letters in PostgreSQL. */
export function readName(text: string, dialect: Dialect): string {
  return [...text.matchAll(new RegExp(PART, 'g'))]
    .map(([part]) => {
      if (part.startsWith('"')) return part.slice(1, -1).replaceAll('""', '"');
      if (part.startsWith('`')) return part.slice(1, -1).replaceAll('``', '`');
      return dialect === 'pgdump' ? part.toLowerCase() : part;
    })
    .join('.');
}

/** The parts of a list between brackets, and the text behind it. */
function listIn(
  text: string,
  dialect: Dialect,
): { readonly parts: readonly string[]; readonly after: string } {
  const parts: string[] = [];
  let at = text.indexOf('(') + 1;
  for (;;) {
    const end = findSign(text, at, dialect, ',)');
    if (end < 0) return { parts, after: '' };
    parts.push(text.slice(at, end).trim());
    at = end + 1;
    if (text[end] === ')') return { parts, after: text.slice(at) };
  }
}

const columnsIn = (text: string, dialect: Dialect): readonly string[] =>
  listIn(text, dialect).parts.map((part) => readName(nameAt.exec(part)?.[1] ?? part, dialect));

/** True if an expression names a column. */
export const isNamedIn = (expression: string, column: string): boolean =>
  new RegExp(`(?<![\\w$])"?${column.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&')}"?(?![\\w$])`, 'i').test(
    expression,
  );

/** The columns of a unique key, and of an expression in it. */
const keyColumnsIn = (text: string, { columns }: Table, dialect: Dialect): readonly string[] =>
  listIn(text, dialect).parts.flatMap((part) =>
    part.includes('(')
      ? columns.map(({ name }) => name).filter((name) => isNamedIn(part, name))
      : readName(nameAt.exec(part)?.[1] ?? part, dialect),
  );

const TYPE_ENDS =
  /\s+(?:not\s+null|null|default|primary\s+key|unique|references|check|constraint|generated|collate|auto_increment|comment|character\s+set|on\s+update|storage|compression|virtual|stored|as\s*\()/i;

export class Catalog {
  readonly tables = new Map<string, Table>();
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  table(name: string): Table {
    let table = this.tables.get(name);
    if (!table) {
      table = { name, columns: [], keys: [], checks: [], parent: null, isDefined: false };
      this.tables.set(name, table);
    }
    return table;
  }

  /** Reads a statement that defines something. */
  read(statement: string): void {
    const create = new RegExp(
      `^create\\s+(?:(?:global|local|temporary|temp|unlogged|foreign)\\s+)*table\\s+(?:if\\s+not\\s+exists\\s+)?(${NAME})`,
      'i',
    ).exec(statement);
    if (create) return this.#create(create[1] as string, statement.slice(create[0].length));
    const alter = new RegExp(`^alter\\s+table\\s+(?:only\\s+)?(?:if\\s+exists\\s+)?(${NAME})`, 'i').exec(
      statement,
    );
    if (alter) return this.#alter(alter[1] as string, statement.slice(alter[0].length));
    const index = new RegExp(
      `^create\\s+unique\\s+index\\s+(?:concurrently\\s+)?(?:if\\s+not\\s+exists\\s+)?(?:${NAME}\\s+)?on\\s+(?:only\\s+)?(${NAME})`,
      'i',
    ).exec(statement);
    if (!index) return;
    const table = this.table(this.#name(index[1] as string));
    table.keys.push({
      kind: 'unique',
      columns: keyColumnsIn(statement.slice(index[0].length), table, this.#dialect),
    });
  }

  #name(text: string): string {
    return readName(text, this.#dialect);
  }

  #create(name: string, rest: string): void {
    const table = this.table(this.#name(name));
    table.isDefined = true;
    const partition = new RegExp(`^\\s*partition\\s+of\\s+(${NAME})`, 'i').exec(rest);
    if (partition) {
      table.parent = this.#name(partition[1] as string);
      const of = this.tables.get(table.parent);
      if (table.columns.length === 0 && of)
        table.columns.push(...of.columns.map((column) => ({ ...column })));
      return;
    }
    if (!/^\s*\(/.test(rest)) return;
    const { parts, after } = listIn(rest, this.#dialect);
    for (const part of parts) this.#item(table, part);
    // A row that changes what its partition goes by may belong to another one.
    const [partitions] = /\bpartition\s+by\b[^]*/i.exec(after) ?? [];
    if (partitions !== undefined) table.checks.push(partitions);
    const inherits = new RegExp(`^\\s*inherits\\s*\\(\\s*(${NAME})`, 'i').exec(after);
    if (inherits) table.parent = this.#name(inherits[1] as string);
  }

  #alter(name: string, rest: string): void {
    const table = this.table(this.#name(name));
    const attach = new RegExp(`^\\s*attach\\s+partition\\s+(${NAME})`, 'i').exec(rest);
    if (attach) {
      this.table(this.#name(attach[1] as string)).parent = table.name;
      return;
    }
    for (const part of listIn(`(${rest})`, this.#dialect).parts) {
      const added = /^add\s+([^]*)$/i.exec(part);
      if (added) this.#constraint(table, added[1] as string);
    }
  }

  /** A column or a constraint of CREATE TABLE. */
  #item(table: Table, part: string): void {
    if (this.#constraint(table, part)) return;
    const [whole, quoted] = nameAt.exec(part) ?? [];
    if (whole === undefined || quoted === undefined) return;
    const definition = part.slice(whole.length);
    const name = this.#name(quoted);
    const end = TYPE_ENDS.exec(definition)?.index ?? definition.length;
    const type = definition.slice(0, end).trim().replace(/\s+/g, ' ').toLowerCase();
    const options = definition.slice(end);
    const [, length] =
      /^(?:character varying|varchar|character|char|bpchar|nvarchar)\s*\((\d+)\)/.exec(type) ?? [];
    const [, generated = null] = /\bas\s*\(([^]*)\)\s*(?:stored|virtual)/i.exec(options) ?? [];
    table.columns.push({
      name,
      type,
      length: length === undefined ? null : Number(length),
      notNull: /\bnot\s+null\b|\bprimary\s+key\b/i.test(options),
      generated,
    });
    if (/\bprimary\s+key\b/i.test(options)) table.keys.push({ kind: 'primary', columns: [name] });
    else if (/\bunique\b/i.test(options)) table.keys.push({ kind: 'unique', columns: [name] });
    const references = new RegExp(`\\breferences\\s+(${NAME})\\s*(\\([^)]*\\))?`, 'i').exec(options);
    if (references) this.#foreign(table, [name], references[1] as string, references[2]);
    const check = /\bcheck\s*\(([^]*)\)/i.exec(options);
    if (check) table.checks.push(check[1] as string);
  }

  #foreign(table: Table, columns: readonly string[], other: string, list: string | undefined): void {
    table.keys.push({
      kind: 'foreign',
      columns,
      table: this.#qualified(this.#name(other), table.name),
      others: list === undefined ? [] : columnsIn(list, this.#dialect),
    });
  }

  /** The name as the table is defined: a name without a schema is of the schema beside it. */
  #qualified(name: string, beside: string): string {
    const point = beside.lastIndexOf('.');
    return name.includes('.') || point < 0 ? name : `${beside.slice(0, point)}.${name}`;
  }

  /** Reads a constraint of a table; false where a part is a column. */
  #constraint(table: Table, part: string): boolean {
    const text = part.replace(new RegExp(`^constraint\\s+${NAME}\\s+`, 'i'), '');
    const dialect = this.#dialect;
    if (/^primary\s+key\b/i.test(text)) {
      const columns = columnsIn(text, dialect);
      for (const column of table.columns) if (columns.includes(column.name)) column.notNull = true;
      table.keys.push({ kind: 'primary', columns });
    } else if (/^unique\b/i.test(text))
      table.keys.push({ kind: 'unique', columns: keyColumnsIn(text, table, dialect) });
    else if (/^foreign\s+key\b/i.test(text)) {
      const match = new RegExp(`\\breferences\\s+(${NAME})\\s*(\\([^)]*\\))?`, 'i').exec(text);
      if (match) this.#foreign(table, columnsIn(text, dialect), match[1] as string, match[2]);
    } else if (/^check\b/i.test(text)) table.checks.push(text);
    else return /^(?:exclude|like|key|index|fulltext|spatial)\b/i.test(text) && /\(|^like/i.test(text);
    return true;
  }
}

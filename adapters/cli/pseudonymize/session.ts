/** The tables of a file as they are read, and the changes of their columns. */
import { BoundedMap } from '../../../src/lib/bounded-map.ts';
import type { Kind, ParamName } from '../../../src/pseudonyms/names.ts';
import { UsageError } from '../usage.ts';
import { type Catalog, isNamedIn } from './catalog.ts';
import { type Column, createColumn, createKnown, type Known, type Ways } from './column.ts';
import type { ColumnRule } from './columns.ts';
import type { Leaf } from './json-leaves.ts';
import type { Objects } from './ndjson.ts';
import type { Change, Rows, Tables, Value } from './rows.ts';
import { namesTable, ruleOf } from './rules.ts';
import { ownText } from './bytes.ts';

/** Rows of each table whose values are looked at, and the characters that a value may have. */
const [SAMPLE, LONGEST] = [1_000, 256];
/** Sets of paths of JSON that are kept. */
const KEPT = 1_000;

/** A table as its rows show it. */
export interface SeenTable {
  readonly name: string;
  /** The columns in their order. */
  readonly columns: string[];
  rows: number;
  /** Values of each column, from the first rows. */
  readonly samples: Map<string, string[]>;
  /** Columns that stand twice. */
  readonly twice: Set<string>;
}

interface Cell {
  readonly name: string;
  readonly rule: ColumnRule | undefined;
  readonly column: Column | undefined;
  readonly params: readonly (readonly [ParamName, number | string])[];
  /** The place whose cell is the last that the change needs. */
  readonly due: number;
}

export interface SessionParts {
  readonly rules: readonly ColumnRule[];
  readonly isDump: boolean;
  readonly catalog: Catalog | undefined;
  /** How values change; none while a file is only looked at. */
  readonly ways: Ways | undefined;
  readonly isStrict: boolean;
  /** False where the columns that pass were looked at already. */
  readonly isLooking: boolean;
}

export class Session implements Tables, Objects {
  readonly tables = new Map<string, SeenTable>();
  readonly columns = new Map<string, Column>();
  readonly #parts: SessionParts;
  readonly #known: (rule: ColumnRule) => Known;
  readonly #layouts = new BoundedMap<string, Rows>(KEPT);

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#known = createKnown(parts.rules);
  }

  hasRules(name: string): boolean {
    const { rules, catalog, isStrict } = this.#parts;
    return isStrict || rules.some((rule) => namesTable(rule, name, catalog));
  }

  columnsOf(name: string, isCopy: boolean): readonly string[] | undefined {
    const table = this.#parts.catalog?.tables.get(name);
    return table?.isDefined
      ? table.columns.filter(({ generated }) => !isCopy || generated === null).map((one) => one.name)
      : undefined;
  }

  open(name: string, columns: readonly string[] | undefined, line: number): Rows | undefined {
    const table = this.#table(name);
    if (columns === undefined) {
      if (this.hasRules(name))
        throw new UsageError({
          pt: `linha ${line}: as colunas de ${name} não estão nem aqui nem em CREATE TABLE; faça o dump com --column-inserts`,
          en: `line ${line}: the columns of ${name} stand neither here nor in CREATE TABLE; dump with --column-inserts`,
        });
      return undefined;
    }
    for (const [i, column] of columns.entries()) {
      if (columns.indexOf(column) !== i) table.twice.add(column);
      if (!table.columns.includes(column)) table.columns.push(column);
    }
    return this.#rows(table, columns);
  }

  openLeaves(leaves: readonly Leaf[]): Rows {
    const key = leaves
      .map(({ path, kind }) => `${path}\0${kind === 'inside' || kind === 'empty'}`)
      .join('\0');
    const known = this.#layouts.get(key);
    if (known) return known;
    const table = this.#table('');
    for (const { path, kind } of leaves)
      if (kind !== 'inside' && kind !== 'empty' && !table.columns.includes(path)) table.columns.push(path);
    const rows = this.#rows(
      table,
      leaves.map(({ path }) => path),
    );
    this.#layouts.set(key, rows);
    return rows;
  }

  #table(name: string): SeenTable {
    let table = this.tables.get(name);
    if (!table) {
      table = { name, columns: [], rows: 0, samples: new Map(), twice: new Set() };
      this.tables.set(name, table);
    }
    return table;
  }

  #column(table: string, name: string, rule: ColumnRule): Column | undefined {
    const { ways, isDump, catalog } = this.#parts;
    if (!ways || rule.kind === 'keep') return undefined;
    const id = isDump ? `${table}.${name}` : name;
    let column = this.columns.get(id);
    if (!column) {
      const definition = catalog?.tables.get(table)?.columns.find((one) => one.name === name);
      const own = rule as ColumnRule & { readonly kind: Kind };
      column = createColumn(id, own, ways, ways.areMadeAhead ? undefined : this.#known(rule), {
        isDump,
        type: definition?.type,
        length: definition?.length ?? undefined,
      });
      this.columns.set(id, column);
    }
    return column;
  }

  #rows(table: SeenTable, columns: readonly string[]): Rows {
    const { rules, isDump, catalog, ways, isLooking } = this.#parts;
    /** The place of the column that a parameter names, nearest before the one that it is of. */
    const placeOf = (name: string, place: number) => {
      const before = columns.lastIndexOf(name, place);
      return before >= 0 ? before : columns.indexOf(name);
    };
    const raw = columns.map((name, place) => {
      const rule = ruleOf(rules, table.name, name, catalog, isDump);
      const params = [...(rule?.params ?? [])].map(([param, source]) => {
        if ('text' in source) return [param, source.text] as const;
        const at = placeOf(source.column, place);
        return [param, at] as const;
      });
      return { name, rule, params };
    });
    const dueOf = (place: number, seen: readonly number[] = []): number => {
      const needed = (raw[place]?.params ?? [])
        .map(([, source]) => source)
        .filter((one) => typeof one === 'number' && one >= 0) as number[];
      const inner =
        ways?.isBack && !seen.includes(place) ? needed.map((one) => dueOf(one, [...seen, place])) : needed;
      return Math.max(place, ...inner);
    };
    const cells: readonly Cell[] = raw.map(({ name, rule, params }, place) => ({
      name,
      rule,
      params,
      column: rule && this.#column(table.name, name, rule),
      due: dueOf(place),
    }));
    const read = new Set(
      cells.flatMap(({ rule, params }, place) =>
        rule && rule.kind !== 'keep'
          ? [
              place,
              ...params.flatMap(([, source]) => (typeof source === 'number' && source >= 0 ? [source] : [])),
            ]
          : [],
      ),
    );
    const isChanged = (place: number) => {
      const rule = cells[place]?.rule;
      return rule !== undefined && rule.kind !== 'keep';
    };
    const derived = new Set(
      catalog?.tables.get(table.name)?.columns.flatMap(({ name, generated }) => {
        const isOfRule = columns.some((one, at) => isChanged(at) && isNamedIn(generated ?? '', one));
        return isOfRule ? columns.indexOf(name) : [];
      }),
    );
    const needed = [...read].toSorted((a, b) => a - b);
    const all = columns.map((_, place) => place);
    /** The places that are due with each one. */
    const dueAt = new Map<number, number[]>();
    for (const place of all)
      if (isChanged(place)) {
        const { due } = cells[place] as Cell;
        dueAt.set(due, [...(dueAt.get(due) ?? []), place]);
      }
    /** How many restored columns stand behind the parameters of one, at most. */
    const depthOf = (place: number, seen: readonly number[] = []): number => {
      const sources = (raw[place]?.params ?? []).flatMap(([, source]) =>
        typeof source === 'number' && isChanged(source) && !seen.includes(source) ? [source] : [],
      );
      return Math.max(0, ...sources.map((one) => 1 + depthOf(one, [...seen, place])));
    };
    if (ways?.isBack) for (const places of dueAt.values()) places.sort((a, b) => depthOf(a) - depthOf(b));
    let values: Value[] = [];

    function originalOf(source: number | string): string {
      return typeof source === 'string' ? source : (values[source] ?? '');
    }

    return {
      places: () => (isLooking && table.rows < SAMPLE ? all : needed),
      isRead: (place) => read.has(place),
      isChanged,
      isDerived: (place) => derived.has(place),
      take(place, value, line) {
        values[place] = value;
        if (isLooking && value && value.length <= LONGEST && table.rows < SAMPLE) {
          const { name } = cells[place] as Cell;
          const sample = table.samples.get(name) ?? [];
          if (sample.length < SAMPLE) sample.push(ownText(value));
          table.samples.set(name, sample);
        }
        const changes: Change[] = [];
        for (const due of dueAt.get(place) ?? []) {
          const { column, params } = cells[due] as Cell;
          const own = values[due];
          if (!column || own === undefined) {
            changes.push([due, undefined]);
            continue;
          }
          const read: Partial<Record<ParamName, string>> = {};
          for (const [name, source] of params) read[name] = originalOf(source);
          const other = column.map(own, read, line);
          if (ways?.isBack) values[due] = other;
          changes.push([due, other === own ? undefined : other]);
        }
        return changes;
      },
      end() {
        table.rows++;
        values = [];
      },
    };
  }
}

/** Throws where a rule names a column that stands twice: it would change one of them. */
export function requireOnce(session: Session, rules: readonly ColumnRule[], isStrict: boolean): void {
  for (const { twice } of session.tables.values()) {
    const wrong = [...twice].filter(
      (name) => isStrict || rules.some((rule) => rule.kind !== 'keep' && rule.column === name),
    );
    if (wrong.length > 0)
      throw new UsageError({
        pt: `as colunas ${wrong.map((name) => JSON.stringify(name)).join(', ')} aparecem duas vezes`,
        en: `the columns ${wrong.map((name) => JSON.stringify(name)).join(', ')} stand twice`,
      });
  }
}

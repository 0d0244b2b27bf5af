/** Look-up tables: rows that are loaded when they are first asked for, found by their codes and by words of their names. */
import { todayAt } from '../lib/dates/today.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { plainOf } from '../lib/text/pasted.ts';
import { cleanCode } from './code.ts';
import type { Filters, Filtering } from './filters.ts';
import { digitsOf, indexOf, search } from './search.ts';
import type { Source } from './source.ts';

/** A table's source, age and size. */
export interface TableFacts {
  readonly id: string;
  /** The institutions and acts from which it was taken. */
  readonly fonte: string;
  /** The day on which it was held against them, `YYYY-MM-DD`. */
  readonly conferida: string;
  /** How many rows it has. */
  readonly linhas: number;
}

/** Inputs of a search: rows must meet them all. Without any it gives the first page of the table. */
export type Query<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined } & {
  /** Words of the name, or the first digits of the code; 1 to 100 characters. */
  readonly busca?: string | undefined;
  /** Items of a page, 1 to 100; 20 when absent. */
  readonly limite?: number | undefined;
  /** The page, from 1; one past the last is empty. */
  readonly pagina?: number | undefined;
};

/** One page of what a search found. */
export interface Found<Item> {
  /** How many items there are on all pages. */
  readonly total: number;
  readonly itens: readonly Item[];
}

/** A table that is loaded. `today` is the day on which codes are in force or not: today in Brasília when absent. */
export interface LookupTable<Item, Values> {
  readonly tabela: TableFacts;
  /** Every item, in the order of the table. */
  readonly all: readonly Item[];
  /** Gives the item of a code in any case and with any punctuation; undefined for a code that the table lacks. It never throws. */
  get(code: string | number, today?: string): Item | undefined;
  /** Searches the table. Throws a `TypeError` for an input that it does not have, or a value outside its list or bounds. */
  find(query?: Query<Values>, today?: string): Found<Item>;
}

/** A table before it is loaded: calling it loads the table, once. */
export interface Table<Item, Values> {
  (): Promise<LookupTable<Item, Values>>;
  readonly id: string;
  /** Tests that a text has the form of a code of the table, which need not hold it. */
  hasForm(code: string): boolean;
}

/** Facts beside its row that an item may be made of. */
export interface Around<Row> {
  /** The day for which the item is asked, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first row of a code. */
  rowOf(code: string): Row | undefined;
}

interface Coded {
  readonly codigo: string;
}

/** A row with a code and a name. */
export interface Named extends Coded {
  readonly nome: string;
}

export interface TableRule<Row extends Coded, Item, Rules> {
  readonly id: string;
  /** The lengths of its codes, without punctuation. */
  readonly lengths: readonly number[];
  /** The form of its codes, without punctuation and in capitals: digits of these lengths when absent. */
  readonly form?: RegExp;
  load(): Promise<Source<Row>>;
  item(row: Row, around: Around<Row>): Item;
  /** The names that a search reads. */
  names(row: Row): readonly string[];
  /** The codes by which a row is found: `codigo` when absent. */
  codes?(row: Row): readonly string[];
  readonly filters: Rules;
}

const MOST_ITEMS = 100;
const ITEMS = 20;
const LONGEST_SEARCH = 100;

/** Makes a table of its rule. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTable<Row extends Coded, Item extends object, const Rules extends Filters<Row>>(
  rule: TableRule<Row, Item, Rules>,
): Table<Item, Filtering<Rules>> {
  const { id, lengths, form } = rule;
  const load = lazyPromise(async () => loadTable(rule));
  return Object.assign(async () => load(), {
    id,
    hasForm: (code: string) => {
      const clean = cleanCode(code);
      return form ? form.test(clean) : /^\d+$/.test(clean) && lengths.includes(clean.length);
    },
  });
}

async function loadTable<Row extends Coded, Item extends object, Rules extends Filters<Row>>({
  id,
  lengths,
  names,
  filters,
  item,
  load,
  codes = ({ codigo }) => [codigo],
}: TableRule<Row, Item, Rules>): Promise<LookupTable<Item, Filtering<Rules>>> {
  const { rows, fonte, conferida } = await load();
  const index = await indexOf(rows, names);
  const byCode = new Map<string, Row>();
  // The first one counts where two rows have a code.
  for (const row of rows) for (const code of codes(row)) if (!byCode.has(code)) byCode.set(code, row);
  const rowOf = (code: string) => byCode.get(code);
  const itemOf = (row: Row, today: string) => freeze(item(row, { today, rowOf }));
  const foundBy = (busca: string, places: readonly number[]) => {
    const digits = digitsOf(busca);
    if (digits === undefined) return search(index, places, busca);
    return places.filter((place) => (rows[place] as Row).codigo.startsWith(digits));
  };
  let all: { readonly today: string; readonly items: readonly Item[] } | undefined;

  return {
    tabela: Object.freeze({ id, fonte, conferida, linhas: rows.length }),
    get all() {
      const today = todayAt(Date.now());
      if (all?.today !== today) all = { today, items: Object.freeze(rows.map((row) => itemOf(row, today))) };
      return all.items;
    },
    get(code, today = todayAt(Date.now())) {
      const row = rowOf(typeof code === 'number' ? withZeros(code, lengths) : cleanCode(String(code)));
      return row && itemOf(row, today);
    },
    find(query = {}, today = todayAt(Date.now())) {
      const { busca, limite = ITEMS, pagina = 1, ...sent } = query as Query<Record<string, unknown>>;
      check(id, 'busca', isSearch(busca), `a text of 1 to ${LONGEST_SEARCH} characters`, busca);
      check(id, 'limite', isBetween(limite, 1, MOST_ITEMS), `an integer from 1 to ${MOST_ITEMS}`, limite);
      check(id, 'pagina', isBetween(pagina, 1, Infinity), 'an integer from 1', pagina);
      const tests = testsOf(id, filters, sent);
      const kept = [...rows.keys()].filter((place) => tests.every((holds) => holds(rows[place] as Row)));
      const found = busca === undefined ? kept : foundBy(plainOf(busca), kept);
      const from = (pagina - 1) * limite;
      return {
        total: found.length,
        itens: found.slice(from, from + limite).map((place) => itemOf(rows[place] as Row, today)),
      };
    },
  };
}

/** The tests of the filters that were sent, and of those with a default. Throws a `TypeError` for any other input. */
function testsOf<Row>(id: string, filters: Filters<Row>, sent: Readonly<Record<string, unknown>>) {
  const strange = Object.keys(sent).find((name) => sent[name] !== undefined && !Object.hasOwn(filters, name));
  if (strange !== undefined) throw new TypeError(`${id}: there is no input ${strange}`);
  return Object.entries(filters).flatMap(([name, { read, holds, says, byDefault }]) => {
    const value = sent[name] === undefined ? byDefault : read(sent[name]);
    check(id, name, sent[name] === undefined || value !== undefined, says, sent[name]);
    return value === undefined ? [] : [(row: Row) => holds(row, value)];
  });
}

function check(id: string, name: string, isRight: boolean, says: string, value: unknown): void {
  if (!isRight) throw new TypeError(`${id}: ${name} must be ${says}, not ${shown(value)}`);
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

const isSearch = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_SEARCH);

const isBetween = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A code that lost its zeros because it was taken for a number. */
function withZeros(code: number, lengths: readonly number[]): string {
  const digits = String(code);
  return digits.padStart(lengths.find((length) => length >= digits.length) ?? 0, '0');
}

/** Freezes an item and the objects inside it. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner) freeze(inner as object);
  return Object.freeze(value);
}

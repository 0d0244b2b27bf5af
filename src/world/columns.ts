/** The types that a column can have. Money is in reais with two decimals at most; an instant is ISO 8601 in UTC. */
export type ColumnType = 'integer' | 'money' | 'date' | 'instant' | 'boolean' | 'char' | 'text';

/** A column: its type, and what its values must be. */
export interface Column {
  readonly type: ColumnType;
  /** The length of `char`, and the largest of `text`, in characters. */
  readonly size?: number;
  readonly isNullable: boolean;
  /** The only values that there are. */
  readonly values?: readonly string[];
  /** The table whose key this is. */
  readonly references?: string;
}

/** A table: its columns in order, and its keys by the names of their columns. */
export interface Table<C extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  readonly columns: C;
  /** The primary key; rows stand in its ascending order. */
  readonly key: readonly string[];
  readonly unique: readonly (readonly string[])[];
}

/** A row of a table, with every column in order. */
export type RowOf<T extends Table> = { -readonly [C in keyof T['columns']]: ValueOf<T['columns'][C]> };

type ValueOf<C extends Column> =
  | (C['isNullable'] extends true ? null : never)
  | (C extends { readonly values: readonly (infer V)[] } ? V : Plain[C['type']]);

interface Plain {
  readonly integer: number;
  readonly money: number;
  readonly date: string;
  readonly instant: string;
  readonly boolean: boolean;
  readonly char: string;
  readonly text: string;
}

const plain = <T extends ColumnType>(type: T) => ({ type, isNullable: false }) as const;

export const integer = plain('integer');
export const money = plain('money');
export const date = plain('date');
export const instant = plain('instant');
export const boolean = plain('boolean');
export const char = (size: number) => ({ ...plain('char'), size }) as const;
export const text = (size: number) => ({ ...plain('text'), size }) as const;

/** A column that has one of a few values. */
export const oneOf = <const V extends readonly string[], C extends Column>(column: C, ...values: V) => ({
  ...column,
  values,
});

/** A column that may be null. */
export function nullable<C extends Column>(column: C): Omit<C, 'isNullable'> & { readonly isNullable: true } {
  return { ...column, isNullable: true };
}

export interface Reference {
  readonly references: string;
}

/** The key of a row of another table: a whole number, or what the column of the key is. */
export function keyOf(references: string): typeof integer & Reference;
export function keyOf<C extends Column>(references: string, column: C): C & Reference;
export function keyOf(references: string, column: Column = integer): Column & Reference {
  return { ...column, references };
}

/** A table whose key is its first column, unless `key` says otherwise. */
export function table<const C extends Readonly<Record<string, Column>>>(
  columns: C,
  unique: readonly (readonly (keyof C & string)[])[] = [],
  key: readonly (keyof C & string)[] = Object.keys(columns).slice(0, 1),
): Table<C> {
  return { columns, key, unique };
}

/** Filters of look-up tables: which values they take, and which rows these leave. */
import { stateCodes, type Uf } from '../data/states.ts';
import { cleanCode } from './code.ts';

export interface Filter<Row, Value extends string | boolean = string | boolean> {
  /** Completes "must be …" where a value is refused. */
  readonly says: string;
  /** Gives the value as rows are compared with it; undefined where it is outside the list. */
  read(value: unknown): Value | undefined;
  // A method, so that filters of every value fit.
  holds(row: Row, value: Value): boolean;
  /** The value of a search that has none. */
  readonly byDefault?: Value;
}

export type Filters<Row> = Readonly<Record<string, Filter<Row>>>;

/** The values of a table's filters. */
export type Filtering<Rules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends { read(value: unknown): infer Value }
    ? Exclude<Value, undefined>
    : never;
};

/** One of a list of values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Row, const Value extends string>(
  values: readonly Value[],
  valueOf: (row: Row) => string | null,
  byDefault?: NoInfer<Value>,
): Filter<Row, Value> {
  return {
    says: `one of ${values.join(', ')}`,
    read: (value) => values.find((one) => one === value),
    holds: (row, value) => valueOf(row) === value,
    ...(byDefault !== undefined && { byDefault }),
  };
}

/** True or false; a row without the fact has neither. */
/* @__NO_SIDE_EFFECTS__ */
export function yesOrNo<Row>(valueOf: (row: Row) => boolean | null): Filter<Row, boolean> {
  return {
    says: 'true or false',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    holds: (row, value) => valueOf(row) === value,
  };
}

/** A text that the caller may write in other ways. */
/* @__NO_SIDE_EFFECTS__ */
export function written<Row>(
  says: string,
  read: (value: string) => string | undefined,
  holds: (row: Row, value: string) => boolean,
): Filter<Row, string> {
  return { says, holds, read: (value) => (typeof value === 'string' ? read(value) : undefined) };
}

const isUf = (sigla: string): sigla is Uf => Object.hasOwn(stateCodes, sigla);

/** A unit of the federation, in any case. */
/* @__NO_SIDE_EFFECTS__ */
export function ofState<Row>(holds: (row: Row, uf: string) => boolean): Filter<Row, string> {
  return written(
    'the code of a Brazilian state',
    (value) => {
      const sigla = value.toUpperCase();
      return isUf(sigla) ? sigla : undefined;
    },
    holds,
  );
}

/** The code, of a table in which several rows may have the same. */
/* @__NO_SIDE_EFFECTS__ */
export function ofCode<Row extends { readonly codigo: string }>(): Filter<Row, string> {
  return written('a code', cleanCode, (row, code) => row.codigo === code);
}

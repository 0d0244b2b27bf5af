/** The rows of a table, as the readers of formats see them. */

/** A value; undefined where it is not there, or cannot be read as one. */
export type Value = string | null | undefined;

/** A cell of a rule, once all that it needs was read: what it becomes, or undefined where it stays as it is written. */
export type Change = readonly [place: number, value: Value];

export interface Rows {
  /** Places whose cells the next row needs, in ascending order: those of rules, and in the first rows all. */
  places(): readonly number[];
  /** True if a rule reads the cell of a place. */
  isRead(place: number): boolean;
  /** True if a rule changes the cell of a place. */
  isChanged(place: number): boolean;
  /** True if the database works a cell out from cells of rules, so that what stands there is of no use. */
  isDerived(place: number): boolean;
  /** Takes a cell, in the order of places, and gives the changes that are then known. */
  take(place: number, value: Value, line: () => number): readonly Change[];
  /** Ends a row. */
  end(): void;
}

/** Opens a table by its columns, which are undefined where only CREATE TABLE says them; undefined where nothing is read of it. */
export interface Tables {
  open(name: string, columns: readonly string[] | undefined, line: number): Rows | undefined;
  /** True if a rule names a table. */
  hasRules(name: string): boolean;
  /** The columns of a table by CREATE TABLE; those that are generated stand in INSERT, and not in COPY. */
  columnsOf(name: string, isCopy: boolean): readonly string[] | undefined;
}
/** Bytes of a value under a rule. */
export const MOST_VALUE = 4 * 2 ** 20;
/** Bytes of a value that no rule reads, and that is looked at. */
export const LOOKED = 1024;
/** Bytes of a row that is read as a whole. */
export const LONG = 2 ** 20;

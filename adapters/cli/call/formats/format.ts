/** A row of what a command prints. */
export interface Row {
  /** A value for each column. */
  readonly cells: readonly unknown[];
  /** The texts of the cells that were copied from the input file. */
  readonly texts: readonly (string | undefined)[];
  /** The same in one object, with the objects and lists inside. */
  readonly record: unknown;
}

/** Writes rows as text, one after another. */
export interface Format {
  start(columns: readonly string[]): string;
  row(row: Row): string;
  end(): string;
}

/** Writes a value for a text cell: lists and objects as JSON, null as nothing. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

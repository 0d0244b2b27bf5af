/** A row of what a command prints. */
export interface Row {
  /** A value for each column. */
  readonly cells: readonly unknown[];
  /** What stood in the first cells, where they come from a file. */
  readonly texts: readonly string[];
  /** The same in one object, with the objects and lists inside. */
  readonly record: unknown;
}

/** Writes rows as text, one after another. */
export interface Format {
  start(columns: readonly string[]): string;
  row(row: Row): string;
  end(): string;
}

/** What stands in a cell of text: lists and objects in JSON, nothing for null. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

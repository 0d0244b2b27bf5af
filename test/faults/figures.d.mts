/** A figure that a test has reported, and when and where. */
export interface Figure {
  readonly file: string;
  readonly test: string;
  readonly report: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly machine: string;
  /** Such as `2026-11-22`. */
  readonly day: string;
}

export function readFigures(path?: string): Figure[];
export function withTest(
  lines: readonly Figure[],
  of: Pick<Figure, 'file' | 'test'>,
  own: readonly Omit<Figure, 'file' | 'test'>[],
): Figure[];
export function withoutGone(lines: readonly Figure[], file: string, tests: readonly string[]): Figure[];
export function writeFigures(lines: readonly Figure[], path?: string): void;

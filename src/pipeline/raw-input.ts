import type { Path } from './path.ts';

/** The tool's own fields as they were sent, and the paths of others. */
export interface RawInput {
  readonly values: Readonly<Record<string, unknown>>;
  /** At most `MAX_FAULTS`. */
  readonly unknown: readonly Path[];
  /** Names in the query of a tool that reads a body, at most as many. */
  readonly misplaced?: readonly string[];
}

import type { InputSchema } from '../kit/tool.ts';
import { MAX_FAULTS } from './limits.ts';
import type { Path } from './path.ts';
import { readObject } from './read-value.ts';
import { shapeOf } from './schema.ts';

/** The tool's own fields as they were sent, and the paths of others. */
export interface RawInput {
  readonly values: Readonly<Record<string, unknown>>;
  /** At most `MAX_FAULTS`. */
  readonly unknown: readonly Path[];
  /** Names in the query of a tool that reads a body, at most as many. */
  readonly misplaced?: readonly string[];
  /** All that was sent, as a query or as JSON values, for a second reading. */
  readonly sent?: string | Readonly<Record<string, unknown>>;
  /** True where a text stands for no number and no boolean. */
  readonly isTyped?: boolean;
  /** The names that stood for fields, by the paths of these. */
  readonly names?: ReadonlyMap<string, string>;
  /** Fields that a name which the tool does not have stands for, by the path of that name, though the field was sent too. */
  readonly doubled?: ReadonlyMap<string, string>;
}

/** The tool's own fields of an object of JSON values, and the paths of others. In a typed one no text is a number. */
export function fieldsOf(
  body: Readonly<Record<string, unknown>>,
  input: InputSchema,
  isTyped = false,
): RawInput {
  const unknown: Path[] = [];
  const values = readObject(body, shapeOf(input).entries ?? new Map(), [], {
    paths: unknown,
    most: MAX_FAULTS,
    isTyped,
  });
  return { values, unknown, sent: body, isTyped };
}

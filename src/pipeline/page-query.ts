import type * as v from 'valibot';
import type { Call } from '../contracts/call.ts';
import type { InputSchema } from '../kit/tool.ts';
import { readQuery } from './query.ts';
import { shapeOf } from './schema.ts';
import { checkTarget } from './target.ts';
import { validate } from './validate.ts';

export interface PageQuery<Schema extends InputSchema> {
  /** Defaults added. */
  readonly values: v.InferOutput<Schema>;
  /** The names in the order sent. */
  readonly sent: readonly string[];
}

/** The query of a page by its schema. Throws 400, or 422 when only meanings are wrong, as a tool does. */
export function readPageQuery<Schema extends InputSchema>(schema: Schema, call: Call): PageQuery<Schema> {
  checkTarget(call);
  const raw = readQuery(call.query, shapeOf(schema));
  const values = validate({ input: schema, examples: [] }, raw) as v.InferOutput<Schema>;
  return { values, sent: Object.keys(raw.values) };
}

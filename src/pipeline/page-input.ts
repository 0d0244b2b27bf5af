import * as v from 'valibot';
import type { Call } from '../contracts/call.ts';
import type { InputSchema, ToolInput } from '../kit/tool.ts';
import { type BodyLimits, readBody } from './body.ts';
import { checkTarget, readQuery } from './query.ts';
import { shapeOf } from './schema.ts';
import { validate } from './validate.ts';

/** The schemas of what a page reads. */
export interface PageInput<Query extends InputSchema, Body extends InputSchema> {
  /** Default: no field. */
  readonly query?: Query | undefined;
  /** Default: the body is not read. */
  readonly body?: Body | undefined;
  readonly bodyOptional?: boolean | undefined;
  requires?: ToolInput['requires'];
}

/** The values that were read, and the names of the query in the order sent. */
export interface PageValues<Query extends InputSchema, Body extends InputSchema> {
  readonly query: v.InferOutput<Query>;
  readonly sent: readonly string[];
  readonly body: v.InferOutput<Body>;
}

const nothing = v.object({});

/** The query and the body of a request to a page, read and refused as those of a tool are: an `ApiError` 400, or 422. */
export async function readPageInput<Query extends InputSchema, Body extends InputSchema>(
  call: Call,
  limits: BodyLimits,
  { query, body, bodyOptional, requires }: PageInput<Query, Body>,
): Promise<PageValues<Query, Body>> {
  if (!body) {
    const { values, sent } = readPageQuery(query ?? nothing, call);
    return { query: values as v.InferOutput<Query>, sent, body: {} };
  }
  checkTarget(call);
  const raw = await readBody(call, limits, body, bodyOptional);
  const values = validate({ input: body, examples: [], ...(requires && { requires }) }, raw);
  return { query: {}, sent: [], body: values as v.InferOutput<Body> };
}

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

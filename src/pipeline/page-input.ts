import * as v from 'valibot';
import type { Call } from '../contracts/call.ts';
import type { InputSchema, ToolInput } from '../kit/tool.ts';
import { type BodyLimits, readBody } from './body.ts';
import { readPageQuery } from './page-query.ts';
import { inWords } from './refusal.ts';
import { checkTarget } from './target.ts';
import { validate } from './validate.ts';

/** What a page reads of a request. */
export interface PageInput<Query extends InputSchema, Body extends InputSchema> {
  /** Default: no field. */
  readonly query?: Query | undefined;
  /** Default: the body is not read. */
  readonly body?: Body | undefined;
  readonly bodyOptional?: boolean | undefined;
  requires?: ToolInput['requires'];
}

/** What was read, and the names of the query in the order sent. */
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
  input: PageInput<Query, Body>,
): Promise<PageValues<Query, Body>> {
  try {
    return await read(call, limits, input);
  } catch (error) {
    throw await inWords(error);
  }
}

async function read<Query extends InputSchema, Body extends InputSchema>(
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

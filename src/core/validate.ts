import type * as v from 'valibot';
import { closest } from '../lib/text/spelling.ts';
import { ApiError, type Fault } from './errors.ts';
import { stepsAt } from './schema.ts';
import * as texts from './texts.ts';
import type { AnyTool, InputSchema } from './tool.ts';

const MAX_FAULTS = 20;

/** In place of a value that was sent twice: no schema accepts it. */
export const TWICE: unique symbol = Symbol('sent twice');

/** The tool's own fields as they were sent, and the names of others. */
export interface RawInput {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unknown: readonly string[];
}

/** The input that a rule gets, defaults added. Throws 400, or 422 when only meanings are wrong, with every fault. */
export function validate(tool: AnyTool, raw: RawInput): Readonly<Record<string, unknown>> {
  const schema = schemaFor(tool, raw);
  const { issues, value } = schema['~run']({ value: raw.values }, { abortPipeEarly: true });
  if (!issues) return value as Readonly<Record<string, unknown>>;

  const faults = issues.map((issue) => readIssue(issue, schema, raw));
  const syntax = faults.filter(({ status }) => status === 400);
  throw new ApiError(syntax.length > 0 ? 400 : 422, {
    details: (syntax.length > 0 ? syntax : faults).slice(0, MAX_FAULTS),
  });
}

/** The schema of the action sent, for a tool that has actions; all its fields when the action is none of them. */
function schemaFor({ byAction, input }: AnyTool, { values }: RawInput): InputSchema {
  if (!byAction) return input;
  const action = values['action'] ?? Object.keys(byAction)[0];
  return (typeof action === 'string' && Object.hasOwn(byAction, action) && byAction[action]) || input;
}

type Issue = v.BaseIssue<unknown>;

function readIssue(issue: Issue, schema: InputSchema, raw: RawInput): Fault & { readonly status: 400 | 422 } {
  const path = (issue.path ?? []).map(({ key }) => key);
  const field = path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`))
    .join('');
  const own = texts.said(issue.message);
  return own
    ? { field, message: own.text, status: own.status }
    : { field, message: describe(issue, schema, path, raw), status: 400 };
}

/** What is allowed in place of what was sent, read off the field's own schema. */
function describe(issue: Issue, schema: InputSchema, path: readonly unknown[], raw: RawInput): texts.Text {
  if (issue.input === TWICE) return texts.sentTwice;
  if (issue.input === undefined) return path.length === 1 ? missing(String(path[0]), raw) : texts.required;

  const steps = stepsAt(schema, path);
  // The schema of one of several shapes is not found by its path: there only the bound that was passed is known.
  const limit = (action: string) =>
    (steps.find(({ type }) => type === action) ?? (issue.type === action ? issue : undefined))?.requirement;
  switch (issue.type) {
    case 'string':
      return texts.aString;
    case 'number':
    case 'finite':
      return steps.some(({ type }) => type === 'integer') ? texts.anInteger : texts.aNumber;
    case 'integer':
      return texts.anInteger;
    case 'boolean':
      return texts.aBoolean;
    case 'array':
      return texts.anArray;
    case 'object':
      return texts.anObject;
    case 'picklist':
      return texts.oneOf(steps[0]?.options ?? []);
    case 'min_value':
    case 'max_value':
      return texts.inRange(limit('min_value'), limit('max_value'));
    case 'gt_value':
      return texts.above(limit('gt_value'));
    case 'min_length':
    case 'max_length':
      return texts.sized(limit('min_length'), limit('max_length'), Array.isArray(issue.input));
    default:
      return texts.invalid;
  }
}

function missing(field: string, { unknown }: RawInput): texts.Text {
  const close = closest(field, unknown);
  return close === undefined ? texts.required : texts.didYouMean(close, field);
}

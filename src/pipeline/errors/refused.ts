/** Refusals as facts: where the fault is seen, nobody makes words. */
import type * as v from 'valibot';
import type { ApiError } from '../../kit/errors/api-error.ts';
import { StacklessError } from '../../kit/errors/stackless.ts';
import type { AbsentTool, InputSchema, ToolInput } from '../../kit/tool.ts';
import type { RawInput } from '../raw-input.ts';

/** An input that a schema, or the needs of its fields, refused. */
export interface RefusedInput {
  readonly tool: ToolInput;
  /** The schema of the action that was sent. */
  readonly schema: InputSchema;
  readonly raw: RawInput;
  readonly issues: readonly v.BaseIssue<unknown>[];
  /** The value that the schema made of the input. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly ignoreUnknown: boolean;
}

/** An address that the service has not, with its methods. */
export interface UnknownAddress {
  readonly path: string;
  readonly allow: readonly string[];
  readonly basePath: string;
  /** All addresses that the service has. */
  readonly paths: readonly string[];
}

export type Refusal =
  | { readonly input: RefusedInput }
  /** The error of a rule on a missing field, which does not say what the field accepts. */
  | { readonly bare: ApiError; readonly tool: ToolInput }
  | UnknownAddress
  /** The id of a tool that the service has not, and those of all that it has. */
  | { readonly id: string; readonly ids: readonly string[]; readonly absent?: readonly AbsentTool[] };

export class Refused extends StacklessError {
  readonly name = 'Refused';
  readonly message = 'refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super();
    this.refusal = refusal;
  }
}

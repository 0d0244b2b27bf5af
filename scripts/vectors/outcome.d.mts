import type { AnyTool } from '../../src/kit/tool.ts';

/** The members of a vector that are its result. */
export interface Outcome {
  readonly law?: string;
  readonly result: 'valid' | 'invalid';
  readonly output?: unknown;
  readonly status?: 400 | 422;
  readonly reason?: string;
  readonly fields?: readonly string[];
}

/** What stands in `vectors/*.json`, as `vectors/schema.json` has it. */
export interface Vector extends Outcome {
  readonly id: string;
  readonly tool: string;
  readonly comment: string;
  readonly origin: string;
  readonly source?: string;
  readonly now?: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly confirmedBy?: readonly string[];
  readonly flags: readonly string[];
}

/** The result that a vector has written down. */
export function saidBy(vector: Vector): Outcome;

/** The result of a call by a service: the answer without its prose and with its law apart, or why it is refused. */
export function outcomeOf(
  service: (request: Request) => Promise<Response>,
  tool: AnyTool,
  input: Vector['input'],
): Promise<Outcome>;

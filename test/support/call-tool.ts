import { run } from '../../src/core/run.ts';
import { cryptoRandom } from '../../src/core/sources.ts';
import { ApiError } from '../../src/core/errors.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import type { AddedEntries } from '../../src/lib/law/dated.ts';

/** Noon of 21 November 2026 in UTC: the clock of a test that does not name one. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export interface CallOptions {
  /** An instant that `Date.parse` reads. */
  readonly now?: string;
  readonly tables?: AddedEntries;
}

const random = cryptoRandom();

/** Runs a tool in process, as a JSON body would: validation, defaults, rule. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
export function callTool(tool: AnyTool, values: Record<string, unknown>, options: CallOptions = {}): any {
  const now = options.now === undefined ? NOW : Date.parse(options.now);
  return run(tool, { values, unknown: [] }, { random, clock: () => now, tables: options.tables ?? {} });
}

/** The refusal of a call that must fail: its status, its faulty fields and what the page adds to the body. */
export function refusal(tool: AnyTool, values: Record<string, unknown>, options?: CallOptions) {
  try {
    callTool(tool, values, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      status: error.status,
      fields: (error.parts.details ?? []).map(({ field }) => field),
      ...error.parts.extra,
    };
  }
  throw new Error(`${tool.id} accepted ${JSON.stringify(values)}`);
}

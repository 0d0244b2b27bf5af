import type { AddedEntries } from '../lib/law/dated.ts';
import type { Random } from '../lib/random.ts';
import { seededRandom } from './sources.ts';
import { todayAt } from './today.ts';
import type { AnyTool, Context } from './tool.ts';
import { type RawInput, validate } from './validate.ts';

/** What the service gives every rule. */
export interface World {
  readonly random: Random;
  readonly clock: () => number;
  readonly tables: AddedEntries;
}

/** A tool's answer to a raw input, validated first. Throws what `validate` and the rule throw. */
export function run(tool: AnyTool, raw: RawInput, world: World): unknown {
  const input = validate(tool, raw);
  return tool.run(input as never, contextOf(raw, input['seed'], world));
}

/** The date is worked out for the tools that ask for it only. */
const lazyToday = {
  get today() {
    return todayAt((this as unknown as Context).now);
  },
};

function contextOf({ values }: RawInput, seed: unknown, { random, clock, tables }: World): Context {
  return {
    __proto__: lazyToday,
    random: typeof seed === 'string' ? seededRandom(seed) : random,
    now: clock(),
    tables,
    lastSent: (...fields: [string, ...string[]]) =>
      fields.findLast((field) => Object.hasOwn(values, field)) ?? fields[0],
  } as object as Context;
}

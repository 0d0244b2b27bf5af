import { seededRandom } from '../lib/random-sources.ts';
import type { Context } from '../kit/tool.ts';
import type { Random } from '../lib/random.ts';

/** Random values that repeat themselves from one run to the next. */
export interface Draws {
  /** The source for everything outside of tools, such as the ids of requests. */
  readonly random: Random;
  /** The context of a tool's next call with an input, with a source of its own; a `seed` in the input keeps its own. */
  contextFor(toolId: string, input: object, context: Context): Context;
  /** Starts over with the first draws. */
  reset(): void;
}

export function seededDraws(seed: string): Draws {
  const counts = new Map<string, number>();
  let common = seededRandom(seed);
  return {
    random: () => common(),
    contextFor(toolId, input, context) {
      if ((input as { readonly seed?: unknown }).seed !== undefined) return context;
      // The input is part of the seed, so that no other request changes what this one gets.
      const asked = `${toolId} ${JSON.stringify(input)}`;
      const nth = (counts.get(asked) ?? 0) + 1;
      counts.set(asked, nth);
      let source: Random | undefined;
      const random = () => (source ??= seededRandom(`${seed} ${nth} ${asked}`))();
      return Object.assign(Object.create(context), { random });
    },
    reset() {
      counts.clear();
      common = seededRandom(seed);
    },
  };
}

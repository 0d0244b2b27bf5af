import type * as v from 'valibot';
import { hintAt } from '../kit/tool-ids.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { isFunction, isObject } from '../lib/options.ts';
import type { AnyTool, Context } from '../kit/tool.ts';
import { tools } from '../tools/heads.ts';
import type { ToolById, ToolId } from '../tools/types.ts';
import { completeError } from './failure.ts';

/** The means of an override, next to the input. */
export interface OverrideContext<Answer> {
  /** Number of this call since the override was put in place, from 1. */
  readonly nth: number;
  /** The tool's own answer; rejects as the tool does. */
  answer(): Promise<Answer>;
}

/** An answer, a failure, or a function of the validated input, with defaults, that returns or throws one of them. */
export type Override<Input, Answer> =
  | Answer
  | ApiError
  | ((input: Input, context: OverrideContext<Answer>) => Answer | ApiError | Promise<Answer | ApiError>);

/** Overrides by tool id. */
export type Overrides = {
  readonly [Id in ToolId]?:
    | Override<v.InferOutput<ToolById[Id]['input']>, v.InferOutput<ToolById[Id]['output']>>
    | undefined;
};

/** The overrides in place. */
export interface OverridesInPlace {
  has(toolId: string): boolean;
  /** The failure by which a tool refuses whatever its input is. */
  refusalOf(toolId: string): ApiError | undefined;
  /** Gives the answer of a tool, or of the override in its place. */
  run(tool: AnyTool, input: never, context: Context): unknown;
  use(overrides: Overrides): void;
  /** Restores the first overrides. */
  reset(): void;
}

interface Placed {
  readonly override: unknown;
  calls: number;
}

/** Statuses that the service answers before it looks at the input. */
const beforeInput: ReadonlySet<number> = new Set([401, 403, 404, 429]);

export function createOverrides(first: Overrides, clock: () => number): OverridesInPlace {
  const inPlace = new Map<string, Placed>();
  const use = (overrides: Overrides) => {
    for (const [id, override] of checkOverrides(overrides)) inPlace.set(id, { override, calls: 0 });
  };
  use(first);

  return {
    has: (toolId) => inPlace.has(toolId),
    refusalOf(toolId) {
      const override = inPlace.get(toolId)?.override;
      return override instanceof ApiError && beforeInput.has(override.status)
        ? completeError(override, toolId, clock())
        : undefined;
    },
    run(tool, input, context) {
      const placed = inPlace.get(tool.id);
      if (!placed) return tool.run(input, context);
      return overridden(placed, tool, input, context);
    },
    use,
    reset() {
      inPlace.clear();
      use(first);
    },
  };
}

async function overridden(placed: Placed, tool: AnyTool, input: never, context: Context): Promise<unknown> {
  const { override } = placed;
  const nth = ++placed.calls;
  try {
    const answer = async () => tool.run(input, context);
    const made = isFunction(override) ? await (override as AnyFunction)(input, { nth, answer }) : override;
    if (made instanceof ApiError) throw made;
    if (isObject(made)) return made;
    throw new TypeError(`the override of "${tool.id}" returned no answer`);
  } catch (error) {
    throw error instanceof ApiError ? completeError(error, tool.id, context.now) : error;
  }
}

type AnyFunction = (input: unknown, context: OverrideContext<unknown>) => unknown;

const ids: ReadonlySet<string> = new Set(tools.map(({ id }) => id));

/** Checks overrides: throws a `TypeError` that names an unknown tool id, or a value that cannot be an override. */
function checkOverrides(overrides: Overrides): (readonly [id: string, override: unknown])[] {
  const given = Object.entries(overrides).filter(([, override]) => override !== undefined);
  for (const [id, override] of given) {
    if (!ids.has(id)) {
      throw new TypeError(`mockCanivete: there is no tool "${id}" to override${hintAt(id, tools).en}`);
    }
    if (!isObject(override) && !isFunction(override)) {
      throw new TypeError(
        `mockCanivete: the override of "${id}" is neither an answer, a failure nor a function`,
      );
    }
  }
  return given;
}

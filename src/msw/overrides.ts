import type * as v from 'valibot';
import { hintAt } from '../core/access/tool-names.ts';
import { ApiError } from '../core/errors.ts';
import { isFunction, isObject } from '../core/options.ts';
import type { AnyTool, Context } from '../core/tool.ts';
import type * as all from '../tools/all.ts';
import { tools } from '../tools/registry.ts';
import { completed } from './failure.ts';

// The namespace, never its contents: spelt out, the types of all tools would be the larger part of the package.
type Tools = typeof all;
type Dashed<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Path;
type IdOf<Tool> = Tool extends { readonly path: `/${infer Path}` } ? Dashed<Path> : never;
type Input<Tool> = Tool extends { readonly input: v.GenericSchema } ? v.InferOutput<Tool['input']> : never;
type Output<Tool> = Tool extends { readonly output: v.GenericSchema } ? v.InferOutput<Tool['output']> : never;

/** The id of a tool: its path without the leading slash, each `/` turned into `-`. */
export type ToolId = IdOf<Tools[keyof Tools]>;

/** What an override may use besides the input. */
export interface OverrideContext<Answer> {
  /** Which call this is since the override was put in place: 1 of the first. */
  readonly nth: number;
  /** The tool's own answer; rejects as the tool does. */
  answer(): Promise<Answer>;
}

/** An answer, a failure, or a function of the validated input, with defaults, that returns or throws one of them. */
export type Override<Input, Answer> =
  | Answer
  | ApiError
  | ((input: Input, context: OverrideContext<Answer>) => Answer | ApiError | Promise<Answer | ApiError>);

/** By tool id. */
export type Overrides = {
  readonly [Key in keyof Tools as IdOf<Tools[Key]>]?:
    | Override<Input<Tools[Key]>, Output<Tools[Key]>>
    | undefined;
};

/** The overrides in place. */
export interface OverridesInPlace {
  has(toolId: string): boolean;
  /** The failure by which a tool refuses whatever its input is. */
  refusalOf(toolId: string): ApiError | undefined;
  /** The answer of a tool, or what is in its place. */
  run(tool: AnyTool, input: never, context: Context): unknown;
  use(overrides: Overrides): void;
  /** Back to the first ones. */
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
    for (const [id, override] of checked(overrides)) inPlace.set(id, { override, calls: 0 });
  };
  use(first);

  return {
    has: (toolId) => inPlace.has(toolId),
    refusalOf(toolId) {
      const override = inPlace.get(toolId)?.override;
      return override instanceof ApiError && beforeInput.has(override.status)
        ? completed(override, clock())
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
    throw error instanceof ApiError ? completed(error, context.now) : error;
  }
}

type AnyFunction = (input: unknown, context: OverrideContext<unknown>) => unknown;

const ids: ReadonlySet<string> = new Set(tools.map(({ id }) => id));

/** Throws a `TypeError` that names an id of no tool, or what cannot be an override. */
function checked(overrides: Overrides): (readonly [id: string, override: unknown])[] {
  const given = Object.entries(overrides).filter(([, override]) => override !== undefined);
  for (const [id, override] of given) {
    if (!ids.has(id)) {
      throw new TypeError(`mockCanivete: there is no tool "${id}" to override${hintAt(id, tools)}`);
    }
    if (!isObject(override) && !isFunction(override)) {
      throw new TypeError(
        `mockCanivete: the override of "${id}" is neither an answer, a failure nor a function`,
      );
    }
  }
  return given;
}

/** Calculators: tools whose answers end with what stands behind their figures. */
import * as v from 'valibot';
import { assumptionEntries, type AssumptionRules, type Assumptions, withAssumptions } from './assumptions.ts';
import { type Comparison, comparisonSchema, monthNeeds, withComparison } from './comparison.ts';
import { explanationEntries, withExplanation, withSteps } from './explanation.ts';
import type { Pieces } from './pieces.ts';
import type { explicacao } from './fields/explicar.ts';
import { type Context, defineTool, type InputSchema, type Method } from './tool.ts';
import type { OutputSchema, Tool, ToolDefinition } from './tool.ts';

/** The field of an answer that compares it with another month, where the input can name one. */
type Compared<Input, Answer> = Input extends { comparar?: string | undefined }
  ? {
      /** Only with `comparar`: the answer of the other month, and what differs. */
      comparacao?: Comparison<Answer>;
    }
  : unknown;

/** The field of an answer that explains its calculation, where the tool explains itself. */
type ExplainedBy<Input> = Input extends { explicar?: boolean | undefined }
  ? {
      /** Only with `explicar`: each step of the calculation, in its order. */
      explicacao?: v.InferOutput<typeof explicacao>;
    }
  : unknown;

/** The fields of an answer beside its figures. */
type More<Input extends InputSchema, Of extends string> = Assumptions<Of> & ExplainedBy<v.InferOutput<Input>>;

/** The whole answer of a calculator. */
type WholeAnswer<
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
> = v.InferOutput<Output> &
  More<Input, Of> &
  Compared<v.InferOutput<Input>, v.InferOutput<Output> & More<Input, Of>>;

export interface CalculatorDefinition<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
  Verb extends Method,
> extends Omit<ToolDefinition<Path, Input, Output, Verb>, 'category' | 'byAction' | 'items' | 'run'> {
  readonly category: Of;
  readonly assumptions?: AssumptionRules<v.InferOutput<Input>, v.InferOutput<Output>>;
  /** A generator pauses where an explained answer, which takes longer, lets other calls have their turn. */
  run(input: v.InferOutput<Input>, context: Context): Pieces<v.InferOutput<Output>>;
}

export interface Calculator<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  Of extends string,
  Verb extends Method,
> extends Tool<
  Path,
  Input,
  v.GenericSchema<WholeAnswer<Input, Output, Of>, WholeAnswer<Input, Output, Of>>,
  Verb
> {
  readonly assumptions?: AssumptionRules<v.InferOutput<Input>, v.InferOutput<Output>>;
}

/** Makes a tool whose answers state what they assume: `output` and `run` leave the notice to it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCalculator<
  const Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  const Of extends string,
  const Verb extends Method,
>(
  definition: CalculatorDefinition<Path, Input, Output, Of, Verb>,
): Calculator<Path, Input, Output, Of, Verb> {
  const notes = { ...explanationEntries(definition), ...assumptionEntries(definition) };
  return defineTool({
    ...definition,
    ...monthNeeds(definition),
    output: wholeOf(definition, notes),
    run: withExplanation(withComparison(withAssumptions(definition, withSteps(definition.run)))),
  } as never) as never;
}

/** The schema of the whole answer: of the figures, a comparison, and the notes. */
function wholeOf(
  { input, output }: { readonly input: InputSchema; readonly output: OutputSchema },
  notes: v.ObjectEntries,
): OutputSchema {
  const whole = withEntries(output, notes);
  if (!('competencia' in input.entries && 'comparar' in input.entries)) return whole;
  return withEntries(output, { comparacao: v.optional(comparisonSchema(whole)), ...notes });
}

/** The schema of an object, or of one of several, with more entries at its end. */
function withEntries(schema: OutputSchema, more: v.ObjectEntries): OutputSchema {
  const { entries, options } = schema as { entries?: v.ObjectEntries; options?: readonly OutputSchema[] };
  return entries
    ? v.object({ ...entries, ...more })
    : v.union((options ?? []).map((option) => withEntries(option, more)));
}

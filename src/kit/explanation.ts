/** How a calculator explains its answers: `explicar=true` adds each step of the calculation. */
import type * as v from 'valibot';
import { explicacao } from './fields/explicar.ts';
import { after, allOf, type Pieces } from './pieces.ts';
import type { Context, InputSchema } from './tool.ts';

/** The figures of an answer, and the fields about them that end it. */
export interface Calculation {
  readonly figures: object;
  readonly notes: object;
}

export interface Explained<Figures> {
  readonly answer: Figures;
  readonly explicacao?: unknown;
}

/** Runs a rule, and gives its figures with the steps of what it computed: later, where it has several pieces. */
export type Explain = <Figures>(
  rule: () => Pieces<Figures>,
) => Explained<Figures> | Promise<Explained<Figures>>;

export type Calculate = (
  input: object,
  context: Context,
  explain: Explain,
) => Calculation | Promise<Calculation>;

/** The field of an answer that holds its explanation, where the input can ask for one. */
/* @__NO_SIDE_EFFECTS__ */
export function explanationEntries({ input }: { readonly input: InputSchema }): v.ObjectEntries {
  return 'explicar' in input.entries ? { explicacao } : {};
}

/** Notes the steps of a rule, where an explanation is asked for. */
/* @__NO_SIDE_EFFECTS__ */
export function withSteps(rule: (input: never, context: Context) => unknown): Calculate {
  return (input, context, explain) =>
    after(
      explain(() => rule(input as never, context)),
      ({ answer, ...notes }) => ({ figures: answer as object, notes }),
    );
}

/** Makes answers with their explanation where the input asks for it; all others are there at once. */
/* @__NO_SIDE_EFFECTS__ */
export function withExplanation(
  answer: (input: object, context: Context, explain: Explain) => object | Promise<object>,
) {
  return (input: { readonly explicar?: boolean }, context: Context): object | Promise<object> =>
    input.explicar === true
      ? explainedBy(context, (explain) => answer(input, context, explain))
      : answer(input, context, (rule) => ({ answer: allOf(rule()) }));
}

/** Makes an answer with explanations. The first call that asks for one loads the explainer. */
async function explainedBy<Answer>(
  { texts, language }: Context,
  make: (explain: Explain) => Answer | Promise<Answer>,
): Promise<Answer> {
  const [{ createExplainer }, own] = await Promise.all([import('./explained.ts'), texts?.()]);
  const { explain, finish } = createExplainer(own?.output ?? {}, language?.() ?? 'pt');
  const answer = await make(explain);
  await finish();
  return answer;
}

/** What a tool takes and answers, as types. */
import type * as v from 'valibot';
import type { AnyTool, OutputSchema } from './tool.ts';

/** The input of a tool as plain values: what stands in a JSON body, or in a query turned into numbers and booleans. */
export type InputOf<Tool extends Pick<AnyTool, 'input'>> = v.InferInput<Tool['input']>;

/** The actions among which an input may choose; `never` of a tool that has none. */
export type ActionOf<Tool extends Pick<AnyTool, 'input'>> =
  InputOf<Tool> extends infer Input
    ? 'action' extends keyof Input
      ? Exclude<Input['action'], undefined> & string
      : never
    : never;

/** The action of an input that names none. */
export type DefaultActionOf<Tool extends Pick<AnyTool, 'input'>> = Tool['input'] extends {
  readonly entries: { readonly action: v.OptionalSchema<v.GenericSchema, infer Action extends string> };
}
  ? Action & ActionOf<Tool>
  : ActionOf<Tool>;

/** The answer of a tool; of one whose actions answer differently, that to these actions. */
export type AnswerOf<Tool extends Pick<AnyTool, 'output'>, Action extends string = string> = Tool extends {
  readonly answers: infer Answers extends Readonly<Record<string, OutputSchema>>;
}
  ? v.InferOutput<Answers[Action extends keyof Answers ? Action : keyof Answers]>
  : v.InferOutput<Tool['output']>;

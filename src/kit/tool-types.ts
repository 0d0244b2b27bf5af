/** Types of the input and the answer of a tool. */
import type * as v from 'valibot';
import type { Comparison } from './comparison.ts';
import type { AnyTool, InputSchema, Method, OutputSchema, Tool } from './tool.ts';

/** The input of a tool as plain values: what stands in a JSON body, or in a query turned into numbers and booleans. */
export type InputOf<Tool extends Pick<AnyTool, 'input'>> = v.InferInput<Tool['input']>;

/** The actions that an input may choose from; `never` for a tool without actions. */
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

/** The `count` that an input may have; `never` for a tool without one. */
export type CountOf<Tool extends Pick<AnyTool, 'input'>> =
  InputOf<Tool> extends infer Input ? ('count' extends keyof Input ? Input['count'] : never) : never;

/**
 * The answer of a tool or, where its actions answer differently, the answer to these actions. `Count` is the type of the
 * `count` that was sent, `never` when none was.
 */
export type AnswerOf<
  Tool extends Pick<AnyTool, 'output'>,
  Action extends string = string,
  Count = number | undefined,
> = Tool extends { readonly answers: infer Answers extends Readonly<Record<string, OutputSchema>> }
  ? v.InferOutput<Answers[Counted<keyof Answers, ActionIn<keyof Answers, Action>, Count>]>
  : v.InferOutput<Tool['output']>;

type ActionIn<Key, Action extends string> = [Action] extends [never]
  ? Exclude<Key, 'many'>
  : Action extends Key
    ? Action
    : Exclude<Key, 'many'>;

/** The answers to an action: the one to a call with `count` stands in the place of its own. */
type Counted<Key, Action, Count> = Action extends Key
  ? 'many' extends Key
    ? Action extends 'validate'
      ? Action
      : [Count] extends [never]
        ? Action
        : undefined extends Count
          ? Action | ('many' & Key)
          : 'many' & Key
    : Action
  : never;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** An input as it is sent: what may be left out may also be undefined. */
type Sent<Input> = {
  [Key in keyof Input]: object extends Pick<Input, Key> ? Input[Key] | undefined : Input[Key];
};

/** An input with its defaults filled in. */
type Filled<Input, Defaults extends keyof Input> = Flat<
  Omit<Input, Defaults> & { [Key in Defaults]-?: Exclude<Input[Key], undefined> }
>;

/** The schema of an input, reduced to the types of its values and the default of its `action`. */
type ValueSchema<Input, Read> = Omit<InputSchema, '~types'> & {
  readonly '~types'?:
    | { readonly input: Input; readonly output: Read; readonly issue: v.ObjectIssue | v.BaseIssue<unknown> }
    | undefined;
};

/** A tool of the package by what it takes and answers. `Defaults` are the inputs that have a value when they are not sent. */
export interface ToolOf<
  Verb extends Method,
  Path extends `/${string}`,
  Input,
  Answer,
  Defaults extends keyof Input = never,
> extends Tool<Path, ValueSchema<Sent<Input>, Filled<Input, Defaults>>, v.GenericSchema<Answer>, Verb> {}

/** A tool whose answer depends on its action, or on its `count`. */
export interface AnswersToolOf<
  Verb extends Method,
  Path extends `/${string}`,
  Input,
  Answers,
  Defaults extends keyof Input,
> extends ToolOf<Verb, Path, Input, Answers[keyof Answers], Defaults> {
  readonly answers: { readonly [Key in keyof Answers]: v.GenericSchema<Answers[Key]> };
}

/** A tool whose answer depends on its action. */
export interface ActionToolOf<
  Verb extends Method,
  Path extends `/${string}`,
  Input,
  Answers,
  Defaults extends keyof Input,
  Action extends string,
> extends AnswersToolOf<Verb, Path, Input, Answers, Defaults> {
  readonly input: ToolOf<Verb, Path, Input, unknown, Defaults>['input'] & {
    readonly entries: { readonly action: v.OptionalSchema<v.GenericSchema, Action> };
  };
}

/** A tool that generates and validates a document; `Beside` are the inputs that decide what is valid, beside the value. */
export interface DocumentToolOf<
  Verb extends Method,
  Path extends `/${string}`,
  Input,
  Answers,
  Defaults extends keyof Input,
  Action extends string,
  Beside,
> extends ActionToolOf<Verb, Path, Input, Answers, Defaults, Action> {
  /**
   * True if a value is valid, given the other inputs that `action=validate` reads: true where the call would
   * answer 200, false where it would refuse anything. It goes by the clock of the machine, makes no answer, and never
   * throws.
   */
  isValid(value: string, ...beside: [keyof Beside] extends [never] ? [] : [input?: Sent<Beside>]): boolean;
}

/** An answer that may have that of another month beside it. */
export type ComparedWith<Answer> = Answer & {
  /** Only with `comparar`: the answer of the other month, and what differs. */
  comparacao?: Comparison<Answer>;
};

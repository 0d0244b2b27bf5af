/**
 * Shared by the tools that generate and validate: the two actions, cleaning, and the answers to valid and rejected
 * values.
 */
import * as v from 'valibot';
import { counted, type ListEntries, listUnder } from './counted.ts';
import { type Judging, refusalOf, type Said } from './document-refusal.ts';
import { flag, seeded, text } from './fields/index.ts';
import { commonReasons, type ReasonTexts } from './errors/reasons.ts';
import type { Reads } from './reads.ts';
import type { Text } from './texts.ts';
import { clean } from '../lib/text/clean.ts';
import { plainOf } from '../lib/text/pasted.ts';
import { type Category, type Context, defineTool, type Tool } from './tool.ts';
import type { Example, Sensitive } from './tool.ts';
import { textOf } from './wrong/drawing.ts';
import { wrongAnswer } from './wrong/index.ts';
import type { WrongWays } from './wrong/ways.ts';

type Entries = v.ObjectEntries;
type Input<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;
type Beside<E extends Entries> = [keyof E] extends [never]
  ? []
  : [input?: v.InferInput<v.ObjectSchema<E, undefined>>];
/** A type that only a tool with a plural has. */
type Plurally<Plural, Type, Else> = [Plural] extends [never] ? Else : Type;
type Facts<E extends Entries> = { readonly formatted: string } & v.InferOutput<v.ObjectSchema<E, undefined>>;

type GeneratedOf<GenerateInput extends Entries> = v.InferInput<v.ObjectSchema<GenerateInput, undefined>> & {
  readonly action?: 'generate' | 'validate' | undefined;
};

interface DocumentDefinition<
  Path extends `/${string}`,
  GenerateInput extends Entries,
  GenerateOutput extends Entries,
  ValidateInput extends Entries,
  ValidateOutput extends Entries,
  Narrowing extends keyof GenerateInput,
  Plural extends string,
> {
  readonly path: Path;
  /** `documentos` when absent. */
  readonly category?: Category;
  readonly name: string;
  /** Text of the error on a refused value. Default: the name and a masculine adjective, as in `CPF inválido`. */
  readonly invalid?: Text;
  /** The key of the answer that holds the generated documents, when it is an array. */
  readonly items?: string;
  /** The key of the list that a call with `count` is answered, where one without it is answered a single document. */
  readonly plural?: Plural;
  /** The path of what is generated, where it is not the first value of that answer. */
  readonly result?: string;
  readonly sensitive?: Sensitive;
  /** The codes that `warnings` of a valid answer may hold. */
  readonly warnings?: readonly string[];
  /** The fields that a call reads because of others. */
  readonly reads?: Pick<Reads<GeneratedOf<GenerateInput>>, 'when'>;
  readonly generate: {
    readonly input: GenerateInput;
    readonly output: GenerateOutput;
    run(input: Input<GenerateInput>, context: Context): Input<GenerateOutput>;
  };
  readonly validate: {
    /** Inputs that validation reads in addition to `value`. */
    readonly input?: ValidateInput;
    /** Facts of a valid answer in addition to `valid`, `value` and `formatted`. */
    readonly output: ValidateOutput;
    /** The most characters that `value` may have: 200 when absent. */
    readonly maxLength?: number;
    /** How a 400 describes the form; a function of the cleaned value where it or the other inputs decide. */
    readonly says: Text | ((bare: string, input: Input<ValidateInput>) => Text);
    /** The reasons in the order in which the tool looks for them; when absent, repeated digits, then check digits. */
    readonly reasons?: ReasonTexts;
    /** Adds to the text of a reason where the value may be meant for another kind. */
    tells?(reason: Text, value: string, input: Input<ValidateInput>): Text;
    /**
     * Inputs of `generate` that narrow the document, where sent: a valid value of another kind is refused with that name as its
     * reason.
     */
    readonly narrows?: readonly Narrowing[];
    /** Replaces the common cleaning, after the traces of pasting are gone. */
    clean?(value: string, input: Input<ValidateInput>): string;
    /** The rule, which `canivete/documents` has too. Its options are the inputs, and the day of the call where it is dated. */
    parse(value: string, options: never): Said<Facts<ValidateOutput>>;
    /** True where the verdict depends on the day, which is then the option `today`. */
    readonly isDated?: true;
    /** The same by the clock of the machine, without the facts. */
    isValid(value: unknown, options: never): boolean;
  };
  /** Ways to make a generated value wrong for each of its reasons, where the common way does not do. */
  readonly wrong?: WrongWays<Input<GenerateInput>, Input<GenerateOutput>>;
  readonly examples: readonly Example<unknown>[];
  /** An input that is answered 422: a value that is refused for its content, unless every value of the shape is valid. */
  readonly impossible?: Readonly<Record<string, unknown>>;
}

/** A document tool, whose answer depends on its action. */
export interface DocumentTool<
  Path extends `/${string}`,
  Taken extends Entries,
  Generated extends Entries,
  Validated extends Entries,
  ReadBeside extends Entries,
  Listed extends Entries = never,
> extends Tool<
  Path,
  v.ObjectSchema<Taken, undefined>,
  v.UnionSchema<
    [
      v.ObjectSchema<Generated, undefined>,
      ...Plurally<Listed, [v.ObjectSchema<Listed, undefined>], []>,
      v.ObjectSchema<Validated, undefined>,
    ],
    undefined
  >,
  'GET'
> {
  readonly answers: {
    readonly generate: v.ObjectSchema<Generated, undefined>;
    readonly validate: v.ObjectSchema<Validated, undefined>;
  } & Plurally<Listed, { readonly many: v.ObjectSchema<Listed, undefined> }, unknown>;
  /**
   * True if a value is valid, given the other inputs that `action=validate` reads: true where the call would
   * answer 200, false where it would refuse anything. It goes by the clock of the machine, makes no answer, and never
   * throws.
   */
  isValid(value: string, ...beside: Beside<ReadBeside>): boolean;
}

const MAX_LENGTH = 200;

const variant = v.optional(v.picklist(['mask', 'spaces', 'fullwidth', 'letters']));

/** The fields that ask for values that are wrong on purpose, by the codes of their reasons, or look it. */
const onPurpose = (codes: readonly string[]) => ({
  invalid: v.optional(codes.length > 0 ? v.picklist([...codes, 'any']) : v.string()),
  variant,
});

/** Fields of an answer with values that are wrong on purpose, or look it. */
const wrongFacts = {
  invalid: v.optional(v.string()),
  reasons: v.optional(v.array(v.string())),
  variant: v.optional(v.string()),
  accepted: v.optional(v.array(v.boolean())),
};

/** A document tool: `action=generate` (the default) or `action=validate`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDocument<
  const Path extends `/${string}`,
  GenerateInput extends Entries,
  GenerateOutput extends Entries,
  ValidateOutput extends Entries,
  ValidateInput extends Entries = Record<never, never>,
  Narrowing extends keyof GenerateInput & string = never,
  const Plural extends string = never,
>(
  definition: DocumentDefinition<
    Path,
    GenerateInput,
    GenerateOutput,
    ValidateInput,
    ValidateOutput,
    Narrowing,
    Plural
  >,
) {
  const { generate, validate, plural, invalid = invalidOf(definition.name) } = definition;
  const { maxLength = MAX_LENGTH } = validate;
  const reasons: ReasonTexts = validate.reasons ?? commonReasons;
  const value = text(1, maxLength);
  const action = v.optional(v.picklist(['generate', 'validate']), 'generate');
  const codes = Object.keys(reasons);
  const list = plural === undefined ? undefined : listUnder(plural, generate.output);
  const generateEntries = {
    action,
    ...((list ? counted : {}) as Plurally<Plural, typeof counted, Record<never, never>>),
    ...generate.input,
    ...onPurpose(codes),
    ...seeded,
  };
  const narrows: readonly string[] = validate.narrows ?? [];
  const narrowing = Object.fromEntries(
    narrows.map((name) => [name, withoutDefault(generate.input[name])]),
  ) as Pick<GenerateInput, Narrowing>;
  const validateEntries = { action, value, ...(validate.input as ValidateInput), ...narrowing };
  const validateInput = v.object(validateEntries);
  const entries = { ...generateEntries, value: v.optional(value) };
  const generatedEntries = { ...generate.output, ...wrongFacts };
  const validatedEntries = {
    valid: v.literal(true),
    value: v.string(),
    formatted: v.string(),
    ...validate.output,
  };
  const answers = {
    generate: v.object(generatedEntries),
    ...(list && { many: v.object({ ...list.entries, ...wrongFacts }) }),
    validate: v.object(validatedEntries),
  };
  const result = definition.result ?? (Object.keys(generate.output)[0] as string);

  const cleanValue = (one: string, input: Input<ValidateInput>) =>
    (validate.clean ?? clean)(plainOf(one), input);
  const judge = (one: string, input: object, context: Context) =>
    validate.parse(one, (validate.isDated ? { ...input, today: context.today } : input) as never);
  const judging = { ...validate, reasons, invalid, narrows, clean: cleanValue, judge };

  const tool = defineTool({
    method: 'GET',
    path: definition.path,
    category: definition.category ?? 'documentos',
    name: definition.name,
    impossible: definition.impossible as never,
    result: ['formatted', result, ...(list ? [list.pathOf(result)] : [])],
    ...((definition.items ?? plural) !== undefined && { items: definition.items ?? plural }),
    ...(definition.sensitive && { sensitive: definition.sensitive }),
    ...(definition.warnings && { warnings: definition.warnings }),
    input: v.object(entries),
    byAction: { generate: v.object(generateEntries), validate: validateInput },
    output: v.union(Object.values(answers)) as never,
    examples: definition.examples as never,
    reads: {
      when: {
        ...definition.reads?.when,
        // A variant is a way to write of its own.
        ...('formatted' in generate.input && { formatted: { variant: null } }),
      },
      either: [[['invalid'], ['variant']]],
    } as never,
    run(input, context) {
      if (input.action === 'generate') {
        if (input.invalid === undefined && input.variant === undefined) {
          const draw = () => generate.run(input as never, context);
          const { count } = input as { readonly count?: number };
          if (!list || count === undefined) return draw() as never;
          return list.draw(count, (answer) => textOf(definition as never, answer), draw) as never;
        }
        const made = { list, codes, maxLength, clean: cleanValue, judge };
        return wrongBy(definition, made, input, context) as never;
      }
      const value = input.value as string;
      const said = judge(value, input, context);
      if (said.valid) return { ...said, value } as never;
      throw refusalOf(judging, value, input as never, said, context);
    },
  });
  const document: DocumentTool<
    Path,
    typeof entries,
    typeof generatedEntries,
    typeof validatedEntries,
    ValidateInput & Pick<GenerateInput, Narrowing>,
    Plurally<Plural, ListEntries<Plural, GenerateOutput> & typeof wrongFacts, never>
  > = {
    ...tool,
    answers: answers as never,
    isValid(value, ...[input]) {
      if (input === undefined && !validate.input) return validate.isValid(value, undefined as never);
      const fields = { ...input, action: 'validate', value };
      const { issues, value: given } = validateInput['~run']({ value: fields }, {});
      return !issues && validate.isValid(value, given as never);
    },
  };
  return document;
}

interface Made {
  readonly list: unknown;
  readonly codes: readonly string[];
  readonly maxLength: number;
  readonly clean: unknown;
  readonly judge: Judging['judge'];
}

/** The answer with values that are wrong on purpose, or look it. */
function wrongBy(
  definition: object,
  { list, codes: reasons, maxLength, clean, judge }: Made,
  input: object,
  context: Context,
) {
  const reasonOf = (one: string, sent: object) => {
    const said = judge(one, sent, context);
    return said.valid ? {} : { reason: said.reason };
  };
  const document = { ...definition, list, reasons, maxLength, clean, judge: reasonOf };
  return wrongAnswer(document as never, input as never, context);
}

/** A field as it narrows a document: its default is not sent. */
function withoutDefault(schema: v.GenericSchema | undefined): v.GenericSchema {
  const { type, wrapped } = schema as v.GenericSchema & { readonly wrapped?: v.GenericSchema };
  return type === 'optional' && wrapped ? v.optional(wrapped) : (schema as v.GenericSchema);
}

/** `Gerador de CPF`: CPF inválido. */
function invalidOf(name: string): Text {
  const noun = name.replace(/^Gerador de (.)/, (_, first: string) => first.toUpperCase());
  return { pt: `${noun} inválido`, en: `Invalid ${noun}` };
}

export const formatted = flag(true);

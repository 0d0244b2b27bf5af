/**
 * Shared by the tools that generate and validate: the two actions, cleaning, and the answers to valid and rejected
 * values.
 */
import * as v from 'valibot';
import { ApiError } from './errors/api-error.ts';
import { flag, seeded, text } from './fields/index.ts';
import { commonReasons, type ReasonTexts } from './errors/reasons.ts';
import type { Reads } from './reads.ts';
import type { Text } from './texts.ts';
import { todayAt } from '../lib/dates/today.ts';
import { plainOf } from '../lib/text/pasted.ts';
import { isPunctuation } from '../lib/text/punctuation.ts';
import { type Category, type Context, defineTool, type Tool } from './tool.ts';
import type { Example, Sensitive } from './tool.ts';
import { wrongAnswer } from './wrong/index.ts';
import type { WrongWays } from './wrong/ways.ts';

type Entries = v.ObjectEntries;
type Input<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;
type Beside<E extends Entries> = [keyof E] extends [never]
  ? []
  : [input?: v.InferInput<v.ObjectSchema<E, undefined>>];
type Facts<E extends Entries> = { readonly formatted: string } & v.InferOutput<v.ObjectSchema<E, undefined>>;

type GeneratedOf<GenerateInput extends Entries> = v.InferInput<v.ObjectSchema<GenerateInput, undefined>> & {
  readonly action?: 'generate' | 'validate' | undefined;
};

type Compares<GenerateInput extends Entries, Compared extends keyof GenerateInput, ValidFacts> = {
  readonly [Name in Compared]:
    | true
    | ((facts: ValidFacts, sent: NonNullable<v.InferOutput<GenerateInput[Name]>>) => boolean);
};

/** The form of a cleaned value, and how a 400 describes it. */
export interface Shape {
  readonly pattern: RegExp;
  readonly says: Text;
}

interface DocumentDefinition<
  Path extends `/${string}`,
  GenerateInput extends Entries,
  GenerateOutput extends Entries,
  ValidateInput extends Entries,
  ValidateOutput extends Entries,
  Compared extends keyof GenerateInput,
> {
  readonly path: Path;
  /** `documentos` when absent. */
  readonly category?: Category;
  readonly name: string;
  /** Text of the error on a refused value. Default: the name and a masculine adjective, as in `CPF inválido`. */
  readonly invalid?: Text;
  /** The key of the answer that holds the generated documents, when it is an array. */
  readonly items?: string;
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
    /** One shape, or a function where the value or the other inputs decide. */
    readonly shape: Shape | ((value: string, input: Input<ValidateInput>) => Shape);
    /** The reasons in the order in which the tool looks for them; when absent, repeated digits, then check digits. */
    readonly reasons?: ReasonTexts;
    /** True of a number that programs which take it for an amount write without its leading zeros. */
    readonly losesZeros?: true;
    /** Replaces the common cleaning. */
    clean?(value: string, input: Input<ValidateInput>): string;
    /**
     * Inputs of `generate` that narrow the document, where sent: a valid value of another kind is refused with that name as its
     * reason. True compares the input with the fact of its name.
     */
    readonly compares?: Compares<GenerateInput, Compared, Facts<ValidateOutput>>;
    /**
     * Facts of a cleaned value of the right shape, or the reason why it is refused; a text in both languages where only
     * the rule knows the shape.
     */
    run(value: string, input: Input<ValidateInput>, context: Context): Facts<ValidateOutput> | string | Text;
    /**
     * Tells whether an uncleaned value is valid. Gives the same result as cleaning, shape and rule; set it where one
     * look at the value is faster.
     */
    isValid?(value: string): boolean;
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
> extends Tool<
  Path,
  v.ObjectSchema<Taken, undefined>,
  v.UnionSchema<[v.ObjectSchema<Generated, undefined>, v.ObjectSchema<Validated, undefined>], undefined>,
  'GET'
> {
  readonly answers: {
    readonly generate: v.ObjectSchema<Generated, undefined>;
    readonly validate: v.ObjectSchema<Validated, undefined>;
  };
  /**
   * Tells whether a value is valid, given the other inputs that `action=validate` reads: true where the call would
   * answer 200, false where it would refuse anything. It goes by the clock of the machine, makes no answer, and never
   * throws.
   */
  isValid(value: string, ...beside: Beside<ReadBeside>): boolean;
}

const MAX_LENGTH = 200;

/** Result of a validation: the facts of a valid value, or the reason of a refusal. */
type Verdict<ValidFacts> =
  | { readonly facts: ValidFacts; readonly reason?: undefined }
  | {
      readonly facts?: undefined;
      readonly status: 400 | 422;
      readonly reason: string;
      readonly message: Text;
      /** The document that the value would be with the zeros that it has lost. */
      readonly candidate?: string;
    };

const variant = v.optional(v.picklist(['mask', 'spaces', 'fullwidth', 'letters']));

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
  Compared extends keyof GenerateInput & string = never,
>(
  definition: DocumentDefinition<
    Path,
    GenerateInput,
    GenerateOutput,
    ValidateInput,
    ValidateOutput,
    Compared
  >,
) {
  const { generate, validate, invalid = invalidOf(definition.name) } = definition;
  const { maxLength = MAX_LENGTH } = validate;
  const reasons: ReasonTexts = validate.reasons ?? commonReasons;
  const value = text(1, maxLength);
  const action = v.optional(v.picklist(['generate', 'validate']), 'generate');
  const codes = Object.keys(reasons);
  const onPurpose = {
    invalid: v.optional(codes.length > 0 ? v.picklist([...codes, 'any']) : v.string()),
    variant,
  };
  const generateEntries = { action, ...generate.input, ...onPurpose, ...seeded };
  const compares = Object.entries(validate.compares ?? {}) as [Compared, Comparing][];
  const narrowing = Object.fromEntries(
    compares.map(([name]) => [name, withoutDefault(generate.input[name])]),
  ) as Pick<GenerateInput, Compared>;
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
  const answers = { generate: v.object(generatedEntries), validate: v.object(validatedEntries) };

  const cleanValue = (one: string, input: Input<ValidateInput>) =>
    (validate.clean ?? clean)(plainOf(one), input);
  const judgeBare = (
    bare: string,
    input: Input<ValidateInput>,
    context: Context,
  ): Verdict<Facts<ValidateOutput>> => {
    const { shape } = validate;
    const { pattern, says } = typeof shape === 'function' ? shape(bare, input) : shape;
    if (!pattern.test(bare)) return { status: 400, reason: 'format', message: says };
    const facts = validate.run(bare, input, context);
    if (typeof facts === 'string') return { status: 422, reason: facts, message: reasons[facts] as Text };
    if (isText(facts)) return { status: 400, reason: 'format', message: facts };
    const sent = input as Readonly<Record<string, unknown>>;
    const other = compares.find(
      ([name, isSame]) => sent[name] !== undefined && !isOfKind(name, isSame, facts, sent[name]),
    );
    return other
      ? { status: 422, reason: other[0], message: otherKind(other[0], sent[other[0]]) }
      : { facts };
  };
  const judge = (one: string, input: Input<ValidateInput>, context: Context) => {
    const bare = cleanValue(one, input);
    const said = judgeBare(bare, input, context);
    if (said.reason === undefined || said.status !== 400 || !validate.losesZeros || !/^\d+$/.test(bare))
      return said;
    for (let zeros = 1; zeros <= MOST_LOST_ZEROS; zeros++) {
      const candidate = judgeBare('0'.repeat(zeros) + bare, input, context).facts?.formatted;
      if (candidate !== undefined) return { ...said, message: lostZeros(bare, zeros, candidate), candidate };
    }
    return said;
  };

  const tool = defineTool({
    method: 'GET',
    path: definition.path,
    category: definition.category ?? 'documentos',
    name: definition.name,
    impossible: definition.impossible as never,
    result: ['formatted', definition.result ?? (Object.keys(generate.output)[0] as string)],
    ...(definition.items !== undefined && { items: definition.items }),
    ...(definition.sensitive && { sensitive: definition.sensitive }),
    ...(definition.warnings && { warnings: definition.warnings }),
    input: v.object(entries),
    byAction: { generate: v.object(generateEntries), validate: validateInput },
    output: v.union([answers.generate, answers.validate]),
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
          return generate.run(input as never, context) as never;
        }
        const document = { ...definition, reasons: codes, maxLength, clean: cleanValue, judge };
        return wrongAnswer(document as never, input, context) as never;
      }
      const { value } = input;
      const said = judge(value as string, input as never, context);
      if (said.reason === undefined) return { valid: true, value, ...said.facts } as never;
      const { status, message, reason, candidate } = said;
      throw refusal(status, message, invalid, {
        valid: false,
        value,
        reason,
        ...(candidate !== undefined && { candidate }),
      });
    },
  });
  const document: DocumentTool<
    Path,
    typeof entries,
    typeof generatedEntries,
    typeof validatedEntries,
    ValidateInput & Pick<GenerateInput, Compared>
  > = {
    ...tool,
    answers,
    isValid(value, ...[input]) {
      if (input === undefined && validate.isValid)
        return typeof value === 'string' && value.length <= maxLength && validate.isValid(plainOf(value));
      const fields = { ...input, action: 'validate', value };
      const { issues, value: given } = validateInput['~run']({ value: fields }, {});
      const today = todayAt(Date.now());
      return !issues && judge(value, given as never, { today } as Context).facts !== undefined;
    },
  };
  return document;
}

/** Few enough that a wrong number seldom becomes a valid one. */
const MOST_LOST_ZEROS = 3;

function lostZeros(digits: string, zeros: number, candidate: string): Text {
  const { length } = digits;
  const [pt, en] = [
    ['um zero', 'one zero'],
    ['dois zeros', 'two zeros'],
    ['três zeros', 'three zeros'],
  ][zeros - 1] as [string, string];
  return {
    pt: `tem ${length} dígitos; com ${pt} à esquerda seria ${candidate}, que é válido`,
    en: `has ${length} digits; with ${en} in front it would be ${candidate}, which is valid`,
  };
}

function isText(facts: object): facts is Text {
  return 'pt' in facts;
}

type Comparing = true | ((facts: never, sent: never) => boolean);

/** A field as it narrows a document: its default is not sent. */
function withoutDefault(schema: v.GenericSchema | undefined): v.GenericSchema {
  const { type, wrapped } = schema as v.GenericSchema & { readonly wrapped?: v.GenericSchema };
  return type === 'optional' && wrapped ? v.optional(wrapped) : (schema as v.GenericSchema);
}

function isOfKind(name: string, isSame: Comparing, facts: object, sent: unknown): boolean {
  if (isSame !== true) return isSame(facts as never, sent as never);
  const fact = (facts as Readonly<Record<string, unknown>>)[name];
  // A UF may be sent in small letters.
  return typeof fact === 'string' && typeof sent === 'string'
    ? fact.toUpperCase() === sent.toUpperCase()
    : fact === sent;
}

const otherKind = (name: string, sent: unknown): Text => ({
  pt: `é válido, mas não com ${name}=${String(sent)}`,
  en: `is valid, but not with ${name}=${String(sent)}`,
});

/** `Gerador de CPF`: CPF inválido. */
function invalidOf(name: string): Text {
  const noun = name.replace(/^Gerador de (.)/, (_, first: string) => first.toUpperCase());
  return { pt: `${noun} inválido`, en: `Invalid ${noun}` };
}

function refusal(status: 400 | 422, message: Text, invalid: Text, extra: object): ApiError {
  const sentence = { pt: `${invalid.pt}: ${message.pt}`, en: `${invalid.en}: ${message.en}` };
  return withoutStack(
    () => new ApiError(status, { details: [{ field: 'value', message, sentence }], extra: { ...extra } }),
  );
}

/**
 * An error that is an answer, made without its stack: no one reads where it was made, and the engine takes longer to note it
 * than to validate a value.
 */
function withoutStack<E extends Error>(make: () => E): E {
  const { stackTraceLimit } = Error;
  // Engines without the limit have nothing to turn off, and a host may have frozen it.
  if (stackTraceLimit === undefined || !Reflect.set(Error, 'stackTraceLimit', 0)) return make();
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const isSmallLetter = (code: number) => code >= 97 && code <= 122;

/** The common cleaning: no spaces, `.`, `-` or `/`, letters in capitals. Nothing else is repaired. */
export function clean(value: string): string {
  let bare = '';
  let from = 0;
  let hasSmall = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    hasSmall ||= isSmallLetter(code);
    if (!isPunctuation(code)) continue;
    bare += value.slice(from, i);
    from = i + 1;
  }
  bare += value.slice(from);
  // Letter by letter from a to z: capitals of the whole text would turn other letters into plain ones, such
  // as ſ into S.
  return hasSmall ? bare.replace(/[a-z]/g, (letter) => letter.toUpperCase()) : bare;
}

export const formatted = flag(true);

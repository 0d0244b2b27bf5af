/** What the document tools share: the two actions, cleaning, and the answers to valid and rejected values. */
import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { flag, seed, text } from '../../core/fields.ts';
import type { Text } from '../../core/texts.ts';
import { type Context, defineTool, type Example } from '../../core/tool.ts';
import type { Reason } from '../../lib/documents/verdict.ts';
import { reasonTexts } from './_reasons.ts';

type Entries = v.ObjectEntries;
type Input<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;
type Facts<E extends Entries> = { readonly formatted: string } & v.InferOutput<v.ObjectSchema<E, undefined>>;

/** What a cleaned value must look like, and how a 400 says it. */
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
> {
  readonly path: Path;
  readonly name: string;
  readonly summary: string;
  /** The key of the answer that holds the generated documents, when it is an array. */
  readonly items?: string;
  readonly generate: {
    readonly input: GenerateInput;
    readonly output: GenerateOutput;
    run(input: Input<GenerateInput>, context: Context): Input<GenerateOutput>;
  };
  readonly validate: {
    /** Inputs besides `value` that validation reads. */
    readonly input?: ValidateInput;
    /** Facts of a valid answer besides `valid`, `value` and `formatted`. */
    readonly output: ValidateOutput;
    /** One shape, or a function where the value or the other inputs decide. */
    readonly shape: Shape | ((value: string, input: Input<ValidateInput>) => Shape);
    /** In place of the common cleaning. */
    clean?(value: string, input: Input<ValidateInput>): string;
    /** Facts of a cleaned value of the right shape, or why it is refused. */
    run(value: string, input: Input<ValidateInput>, context: Context): Facts<ValidateOutput> | Reason;
  };
  readonly examples: readonly Example<unknown, unknown>[];
}

const value = text(1, 200);

/** A document tool: `action=generate` (the default) or `action=validate`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDocument<
  const Path extends `/${string}`,
  GenerateInput extends Entries,
  GenerateOutput extends Entries,
  ValidateOutput extends Entries,
  ValidateInput extends Entries = Record<never, never>,
>(definition: DocumentDefinition<Path, GenerateInput, GenerateOutput, ValidateInput, ValidateOutput>) {
  const { generate, validate } = definition;
  const action = v.optional(v.picklist(['generate', 'validate']), 'generate');
  const generateEntries = { action, ...generate.input, seed };
  const validateEntries = { action, value, ...(validate.input as ValidateInput) };
  const generated = v.object(generate.output);
  const validated = v.object({
    valid: v.literal(true),
    value: v.string(),
    formatted: v.string(),
    ...validate.output,
  });

  return defineTool({
    method: 'GET',
    path: definition.path,
    category: 'documentos',
    name: definition.name,
    summary: definition.summary,
    ...(definition.items !== undefined && { items: definition.items }),
    input: v.object({ ...generateEntries, value: v.optional(value) }),
    byAction: { generate: v.object(generateEntries), validate: v.object(validateEntries) },
    output: v.union([generated, validated]),
    examples: definition.examples as never,
    run(input, context) {
      if (input.action === 'generate') return generate.run(input as never, context) as never;
      const cleaned = (validate.clean ?? clean)(input.value as string, input as never);
      const { shape } = validate;
      const { pattern, says } = typeof shape === 'function' ? shape(cleaned, input as never) : shape;
      if (!pattern.test(cleaned)) throw badParameter('value', says);
      const facts = validate.run(cleaned, input as never, context);
      if (typeof facts === 'string') throw rejected(input.value as string, facts);
      return { valid: true, value: input.value, ...facts } as never;
    },
  });
}

/** The common cleaning: no spaces, `.`, `-` or `/`, letters in capitals. Nothing else is repaired. */
export function clean(value: string): string {
  // Not the whole text in capitals at once: that would make plain letters of others, such as S of ſ.
  return value.replace(/[ ./-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

function rejected(sent: string, reason: Reason) {
  return invalidValue('value', reasonTexts[reason], { valid: false, value: sent, reason });
}

export const formatted = flag(true);

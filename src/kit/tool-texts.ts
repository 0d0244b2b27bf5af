/** Texts of a tool for documents and pages. They stand in a file of their own, beside the rule. */
import type { Text } from '../lib/languages.ts';
import type { AnyTool } from './tool.ts';

/** The label of a field, in two to four words, and a phrase about it without a full stop and without its unit. */
export type Words = readonly [label: string, description: string];

export interface FieldTexts {
  readonly pt: Words;
  readonly en: Words;
  /** The label of each choice of the field. */
  readonly choices?: Readonly<Record<string, Text>>;
  /** The fields inside it, also those of the items of a list; a list of them where alternatives differ. */
  readonly fields?: FieldsTexts | readonly FieldsTexts[];
}

export interface FieldsTexts {
  readonly [field: string]: FieldTexts;
}

/**
 * A sentence that a page shows where the number of an answer alone would mislead, such as `Restituição de {saldo.valor}`:
 * paths of the answer stand in braces. `when` has the values, by path, that an answer must have for it.
 */
export interface Headline {
  readonly when?: Readonly<Record<string, unknown>>;
  readonly text: Text;
}

export interface ToolTexts {
  /** The name in English; that in Portuguese stands in the tool, for events and errors say it. */
  readonly englishName: string;
  /** One line for lists. */
  readonly summary: Text;
  /** The law or the method behind the answer, and what it leaves out. Whole sentences. */
  readonly about?: Text;
  /** The first that is true of an answer is shown. */
  readonly headlines?: readonly Headline[];
  readonly input: FieldsTexts;
  /** A list where the alternatives of the answer differ in what they say of a field. */
  readonly output: FieldsTexts | readonly FieldsTexts[];
}

/** The texts of the tools of a category, by the id of the tool. */
export interface CategoryTexts {
  readonly texts: Readonly<Record<string, ToolTexts>>;
}

/** A value, or those of a list or of a record. */
type ItemOf<Value> = unknown extends Value ? never : EachItemOf<NonNullable<Value>>;
type EachItemOf<Value> = Value extends infer One
  ? One extends readonly (infer Item)[]
    ? ItemOf<Item>
    : One extends object
      ? string extends keyof One
        ? ItemOf<One[keyof One]>
        : One
      : One
  : never;

type ObjectsIn<Value> = ItemOf<Value> extends infer One ? (One extends object ? One : never) : never;

/** The words that may be chosen; codes of digits are not named here. */
type ChoicesOf<Value> =
  ItemOf<Value> extends infer One
    ? One extends string
      ? string extends One
        ? never
        : One extends `${number}`
          ? never
          : One
      : never
    : never;

type KeyOf<Objects> = Objects extends unknown ? keyof Objects & string : never;
type MemberOf<Objects, Key> = Objects extends unknown
  ? Key extends keyof Objects
    ? Objects[Key]
    : never
  : never;

type FieldTextsOf<Value> = FieldTexts &
  ([ChoicesOf<Value>] extends [never] ? unknown : { readonly choices: Record<ChoicesOf<Value>, Text> }) &
  ([ObjectsIn<Value>] extends [never] ? unknown : { readonly fields: AlternativesOf<ObjectsIn<Value>> });

/** The texts of the fields of an object, or of all fields of several; `Shared` are those that have their texts elsewhere. */
type FieldsOf<Objects, Shared = never> = {
  readonly [Key in Exclude<KeyOf<Objects>, Shared>]: FieldTextsOf<MemberOf<Objects, Key>>;
} & { readonly [Key in KeyOf<Objects> & Shared]?: FieldTexts };

type EachOf<Objects, Shared> = Objects extends unknown ? FieldsOf<Objects, Shared> : never;
type AlternativesOf<Objects, Shared = never> = FieldsOf<Objects, Shared> | readonly EachOf<Objects, Shared>[];

/** The fields that `shared-texts.ts` describes, for all tools. */
type OfLegalTables<Input> = 'competencia' extends KeyOf<Input> ? 'ano' | 'mes' : never;
type OfDocuments<Tool> = Tool extends { readonly answers: { readonly generate: unknown } }
  ? 'action' | 'value' | 'invalid' | 'variant' | 'reasons' | 'accepted' | 'valid' | 'formatted'
  : never;
type OfEveryTool =
  | ('seed' | 'seedVersion' | 'explicar' | 'competencia' | 'comparar' | 'estimativas')
  | ('tabela' | 'premissas' | 'assumptions' | 'aviso' | 'explicacao' | 'comparacao');
type SharedBy<Tool, Input> = OfEveryTool | OfDocuments<Tool> | OfLegalTables<Input>;

/** The values that a schema takes. */
type ValueOf<Schema> = Schema extends { readonly '~types'?: { readonly input: infer Value } | undefined }
  ? Value
  : never;

/** The texts of a tool: a field, or a choice, that has none is an error of types. */
export interface TextsOf<Tool extends Pick<AnyTool, 'input' | 'output'>> extends ToolTexts {
  readonly input: FieldsOf<ValueOf<Tool['input']>, SharedBy<Tool, ValueOf<Tool['input']>>> & FieldsTexts;
  readonly output: AlternativesOf<ValueOf<Tool['output']>, SharedBy<Tool, ValueOf<Tool['input']>>>;
}

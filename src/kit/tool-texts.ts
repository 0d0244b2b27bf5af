/** Texts of a tool for documents and pages. They stand in a file of their own, beside the rule. */
import type { Text } from '../lib/languages.ts';
import type {
  AnswerWords,
  AskWords,
  FactWords,
  HeroWords,
  LinesOf,
  PaperWords,
  PathOf,
} from './answer-words.ts';
import { lazyPromise } from '../lib/lazy.ts';

/** The label of a field, in two to four words, and a phrase about it without a full stop and without its unit. */
export type Words = readonly [label: string, description: string];

export interface FieldTexts {
  readonly pt: Words;
  readonly en: Words;
  /** The label of each choice of the field. */
  readonly choices?: Readonly<Record<string, Text>>;
  /** Words that people send in place of the name and that no label holds, parted by blanks. */
  readonly also?: string;
  /** True for a code, an id or a series for programs: pages for people leave it out. */
  readonly internal?: true;
  /**
   * The fields that a row of a list shows, in this order; `a.b` is a field of an object inside. The others are its details.
   * Two alternatives name their rows by it, in pairs: an empty name leaves the place of a row that the other alone has.
   */
  readonly columns?: readonly string[];
  /** The lists of the answer that have lines for the rows of a list that is sent. */
  readonly from?: readonly LinesOf[];
  /** Why it is asked, where people hesitate. Whole sentences. */
  readonly because?: Text;
  /** True for a field that few people need: a form offers it, and shows it to those who ask. */
  readonly rare?: true;
  readonly ask?: AskWords;
  /** The same of a choice. */
  readonly alsoChoices?: Readonly<Record<string, string>>;
  /** The fields inside it, also those of the items of a list; a list of them where alternatives differ. */
  readonly fields?: FieldsTexts | readonly FieldsTexts[];
}

export interface FieldsTexts {
  readonly [field: string]: FieldTexts;
}

/** The part of a tool that people see who do not program. */
export interface PeopleWords {
  /** Their name for it, where its name without "Calculadora de" is another. */
  readonly name?: Text;
  /** Its place among those that a first page shows with the number of an example, from 1 on. */
  readonly rank?: number;
}

export interface ToolTexts extends AnswerWords {
  /** The name in English; that in Portuguese stands in the tool, for events and errors say it. */
  readonly englishName: string;
  /** One line for lists. */
  readonly summary: Text;
  /** Five to ten everyday words of people who look for the tool, beside those of the other texts. */
  readonly search?: Text;
  readonly people?: PeopleWords;
  /** The law or the method behind the answer, and what it leaves out. Whole sentences. */
  readonly about?: Text;
  readonly input: FieldsTexts;
  /** A list where the alternatives of the answer differ in what they say of a field. */
  readonly output: FieldsTexts | readonly FieldsTexts[];
  /** The meaning of each code of its `avisos` or `warnings`. One that other tools answer too stands in `warnings.texts.ts`. Whole sentences. */
  readonly warnings?: Readonly<Record<string, Text>>;
}

/** The texts of the tools of a category, by the id of the tool. */
export interface CategoryTexts {
  readonly texts: Readonly<Record<string, ToolTexts>>;
}

/** Gives tools of a category the texts by which they explain themselves: the first call that asks for some loads them. */
/* @__NO_SIDE_EFFECTS__ */
export function withTexts(load: () => Promise<CategoryTexts>) {
  const category = lazyPromise(load);
  return <Tool extends { readonly id: string }>(tool: Tool): Tool => ({
    ...tool,
    texts: async () => (await category()).texts[tool.id],
  });
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
type OfCounted<Tool> = Tool extends { readonly answers: { readonly many: unknown } } ? 'count' : never;
type OfEveryTool =
  | ('seed' | 'seedVersion' | 'explicar' | 'competencia' | 'comparar' | 'estimativas')
  | ('tabela' | 'premissas' | 'assumptions' | 'aviso' | 'explicacao' | 'comparacao');
type SharedBy<Tool, Input> = OfEveryTool | OfDocuments<Tool> | OfCounted<Tool> | OfLegalTables<Input>;

/** The values that a schema takes. */
type ValueOf<Schema> = Schema extends { readonly '~types'?: { readonly input: infer Value } | undefined }
  ? Value
  : never;

/** The part of a tool that its texts are held against. */
interface Schemas {
  readonly input: unknown;
  readonly output: unknown;
}

/** The texts of a tool: a field, or a choice, that has none is an error of types. */
export interface TextsOf<Tool extends Schemas> extends ToolTexts {
  readonly hero?: readonly HeroWords<PathOf<ValueOf<Tool['output']>>>[];
  readonly facts?: readonly FactWords<PathOf<ValueOf<Tool['output']>>>[];
  readonly paper?: PaperWords<PathOf<ValueOf<Tool['output']>>>;
  readonly input: FieldsOf<ValueOf<Tool['input']>, SharedBy<Tool, ValueOf<Tool['input']>>> & FieldsTexts;
  readonly output: AlternativesOf<ValueOf<Tool['output']>, SharedBy<Tool, ValueOf<Tool['input']>>>;
}

import type * as v from 'valibot';
import type { AddedEntries, DatedTable } from '../law/dated.ts';

import type { AnswerWords } from './answer-words.ts';
import type { Fault } from './errors/api-error.ts';
import type { Random } from '../lib/random.ts';
import type { Reads } from './reads.ts';
import type { Language, Text } from './texts.ts';
import type { PeopleWords, ToolTexts } from './tool-texts.ts';

export type { AddedEntries, DatedTable };

export type Method = 'GET' | 'POST';

/** The categories of the package; a tool of a host may have one of its own. */
export type Category =
  | 'documentos'
  | 'geradores'
  | 'trabalhista'
  | 'financeiro'
  | 'tributario'
  | 'marketplace'
  | 'saude'
  | 'matematica'
  | 'construcao'
  | 'texto'
  | 'desenvolvedor'
  | 'consultas';

/** A schema of plain JSON by field name: no transform, no coercion. */
export type InputSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
export type OutputSchema = v.GenericSchema;

/** Everything that a rule may read other than its input. The same input and context always give the same output. */
export interface Context {
  /** Seeded by the request's `seed`, else cryptographically random. */
  readonly random: Random;
  /** The clock, in milliseconds since 1970 (UTC). */
  readonly now: number;
  /** The date in America/Sao_Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Entries that the host adds to the legal tables. */
  readonly tables: AddedEntries;
  /** Called with each legal table that is used though it should have been held against its sources again. */
  readonly onDue?: ((table: DatedTable<unknown>) => void) | undefined;
  /** The account of the caller, where there is one. */
  readonly accountId?: string | undefined;
  /** The language of the texts that an answer holds. */
  readonly language?: (() => Language) | undefined;
  /** Loads the texts by which the tool explains itself; absent of a tool that has none at hand. */
  readonly texts?: LoadTexts | undefined;
  /** The caller's own fields as they were sent, without the defaults of the schema. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** The one of these fields that the caller sent last, or the first of them when the caller sent none. */
  lastSent(...fields: [string, ...string[]]): string;
}

/** Loads the texts of a tool. */
export type LoadTexts = () => Promise<ToolTexts | undefined>;

/** A call that documents show. They show its answer too, which is computed when it is first asked for. */
export interface Example<Input> {
  readonly input: Input;
}

/** The parts of a call that never leave the service in an event. */
export interface Sensitive {
  readonly result?: true;
  readonly inputs?: readonly string[];
  /** Inputs that an event may show in part: each function makes the text that stands in their place. */
  readonly masked?: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** A field that must have been sent, or the path of one inside another field; or a fault, where two exclude each other. */
export type Need = string | readonly (string | number)[] | Fault;

/** The English name of a tool, and one line on what it does. */
export interface EnglishTexts {
  readonly name: string;
  readonly summary: string;
}

export interface ToolDefinition<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  Verb extends Method = Method,
> extends AnswerWords {
  readonly method: Verb;
  readonly path: Path;
  readonly category: Category | (string & {});
  /** Name of a category of the host's own, where documents show it. One tool of the category is enough. */
  readonly categoryName?: Text | undefined;
  /** Display name in Portuguese, in sentence case. Events and errors say it. */
  readonly name: string;
  /**
   * One line in Portuguese for lists and documentation. A tool with a summary has its texts inline, as those of a host;
   * the texts of the tools of the package stand beside their rules.
   */
  readonly summary?: string | undefined;
  /** Name and summary in English; those in Portuguese stand in for them. */
  readonly en?: EnglishTexts | undefined;
  /** Its name on pages for people, and its place among those they open most. */
  readonly people?: PeopleWords | undefined;
  /**
   * Text below the summary in documents: the law or the method behind the answer, and what it leaves out. Whole
   * sentences.
   */
  readonly about?: Text | undefined;
  readonly input: Input;
  readonly output: Output;
  /**
   * The schema of each action, used in place of `input`. For a tool whose field `action` decides which fields it reads.
   */
  readonly byAction?: Readonly<Record<string, InputSchema>>;
  /**
   * The answer to each action, where they differ, and as `many` the one to a call with `count`, where one without it is
   * answered a single thing; types are made of it.
   */
  readonly answers?: Readonly<Record<string, OutputSchema>>;
  /** The fields that a call reads, needs or refuses because of others. Documents say so, and a form shows no others. */
  readonly reads?: Reads<v.InferInput<Input>> | undefined;
  /**
   * Names what a call needs beyond what the schema and `reads` say, such as a member of an item of a list. It is also called with an input
   * that has faults, so that all are reported at once: any field may then be absent, or of another type, though lists
   * and objects have their form.
   */
  requires?(input: Partial<v.InferOutput<Input>>): readonly Need[];
  readonly examples: readonly Example<v.InferInput<Input>>[];
  /**
   * The value of an answer that a page shows largest: its path, as `price.primeiraParcela`, or `roots.*.exact` of each item of
   * a list; of several paths the first that leads to more than a value that was sent.
   */
  readonly result?: string | readonly string[] | undefined;
  /**
   * An input that is answered 422: right in form, with a value that cannot be. Documents list 422 for the tools that have
   * one, and for those whose schema has a check of that status.
   */
  readonly impossible?: v.InferInput<Input> | undefined;
  /** True if calls wait for each other, and are answered 503 where that takes too long. */
  readonly queued?: true;
  /** The output key that holds the generated items, counted for webhooks. */
  readonly items?: string;
  readonly sensitive?: Sensitive;
  /** The legal tables that a call may read, for `GET /tabelas`. */
  readonly tables?: readonly DatedTable<unknown>[];
  /** The codes that its `avisos` or `warnings` may hold. */
  readonly warnings?: readonly string[];
  /** Throws only what `badParameter` and `invalidValue` make. */
  run(input: v.InferOutput<Input>, context: Context): v.InferOutput<Output> | Promise<v.InferOutput<Output>>;
}

export interface Tool<
  Path extends `/${string}` = `/${string}`,
  Input extends InputSchema = InputSchema,
  Output extends OutputSchema = OutputSchema,
  Verb extends Method = Method,
> extends ToolDefinition<Path, Input, Output, Verb> {
  /** The path without its leading slash, each `/` turned into `-`. */
  readonly id: string;
  /** Loads the texts by which it explains itself. */
  readonly texts?: LoadTexts;
}

/** Any tool, without its own types. The service works with these. */
export interface AnyTool extends Omit<Tool, 'run' | 'requires' | 'reads' | 'examples' | 'impossible'> {
  readonly examples: readonly Example<unknown>[];
  readonly impossible?: unknown;
  readonly reads?: Reads | undefined;
  /** The tool that this one stands in for: its own answers are the ones that documents show. */
  readonly original?: AnyTool;
  // A method, so that tools of every input type fit.
  run(input: never, context: Context): unknown;
  requires?(input: never): readonly Need[];
}

/** The part of a tool by which an input is read, and refused in words. What a page reads has one too. */
export type ToolInput = Pick<AnyTool, 'input' | 'byAction' | 'reads' | 'requires' | 'examples'>;

/** The facts of a tool that a service has before it is called. */
export type ToolHead = Pick<AnyTool, 'id' | 'method' | 'path' | 'category' | 'name'>;

/** A tool that is loaded when it is first called. */
export interface LazyTool extends ToolHead {
  load(): Promise<AnyTool>;
}

/** A tool that a service has only with an option that its host left out. */
export interface AbsentTool extends ToolHead {
  /** A sentence that names the option. */
  readonly why: Text;
}

/** A tool that a service accepts. */
export type ServedTool = AnyTool | LazyTool;

/** Gives a tool, and loads it first where needed. */
export async function openTool(served: ServedTool): Promise<AnyTool> {
  return 'load' in served ? served.load() : served;
}

/** Makes a tool of its definition: a schema, a rule and its names. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTool<
  const Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
  const Verb extends Method,
>(definition: ToolDefinition<Path, Input, Output, Verb>): Tool<Path, Input, Output, Verb> {
  return { id: idOf(definition.path), ...definition };
}

/** The id of the tool at a path. */
/* @__NO_SIDE_EFFECTS__ */
export function idOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

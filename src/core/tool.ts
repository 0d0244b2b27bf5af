import type * as v from 'valibot';
import type { AddedEntries } from '../lib/law/dated.ts';
import type { Random } from '../lib/random.ts';

export type Method = 'GET' | 'POST';

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
  | 'desenvolvedor';

/** A schema of plain JSON by field name: no transform, no coercion. */
export type InputSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
export type OutputSchema = v.GenericSchema;

/** All that a rule may know besides its input. The same input and context always give the same output. */
export interface Context {
  /** Seeded by the request's `seed`, else cryptographically random. */
  readonly random: Random;
  /** The clock, in milliseconds since 1970 (UTC). */
  readonly now: number;
  /** The date in America/Sao_Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Entries that the host adds to the legal tables. */
  readonly tables: AddedEntries;
  /** Of some fields of the input, the last one that the caller sent; the first one when none was. */
  lastSent(...fields: [string, ...string[]]): string;
}

export interface Example<Input, Output> {
  readonly input: Input;
  /** The whole answer; of a generator, one of the possible ones. */
  readonly output: Output;
}

/** What never leaves the service in an event. */
export interface Sensitive {
  readonly result?: true;
  readonly inputs?: readonly string[];
}

export interface ToolDefinition<
  Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
> {
  readonly method: Method;
  readonly path: Path;
  readonly category: Category;
  /** Display name in Portuguese, in sentence case. */
  readonly name: string;
  /** One line in Portuguese for lists and documentation. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** For a tool whose `action` chooses what is read: the schema of each action, in place of `input`. */
  readonly byAction?: Readonly<Record<string, InputSchema>>;
  readonly examples: readonly Example<v.InferInput<Input>, v.InferOutput<Output>>[];
  /** The output key that holds the generated items, counted for webhooks. */
  readonly items?: string;
  readonly sensitive?: Sensitive;
  /** The codes that its `avisos` or `warnings` may hold. */
  readonly warnings?: readonly string[];
  /** Throws only what `badParameter` and `invalidValue` make. */
  run(input: v.InferOutput<Input>, context: Context): v.InferOutput<Output> | Promise<v.InferOutput<Output>>;
}

export interface Tool<
  Path extends `/${string}` = `/${string}`,
  Input extends InputSchema = InputSchema,
  Output extends OutputSchema = OutputSchema,
> extends ToolDefinition<Path, Input, Output> {
  /** The path without its leading slash, each `/` turned into `-`. */
  readonly id: string;
}

/** Any tool, its own types forgotten: what the service works with. */
export interface AnyTool extends Omit<Tool, 'run' | 'examples'> {
  readonly examples: readonly Example<unknown, unknown>[];
  // A method, so that tools of every input type fit.
  run(input: never, context: Context): unknown;
}

/** What a service knows of a tool before it is called. */
export type ToolHead = Pick<AnyTool, 'id' | 'method' | 'path' | 'category' | 'name'>;

/** A tool that is loaded when it is first called. */
export interface LazyTool extends ToolHead {
  load(): Promise<AnyTool>;
}

/** What a service can be made of. */
export type ServedTool = AnyTool | LazyTool;

/** Makes a tool of its definition: a schema, a rule and its names. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTool<
  const Path extends `/${string}`,
  Input extends InputSchema,
  Output extends OutputSchema,
>(definition: ToolDefinition<Path, Input, Output>): Tool<Path, Input, Output> {
  return { id: definition.path.slice(1).replaceAll('/', '-'), ...definition };
}

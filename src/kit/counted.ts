/** Tools that make one thing and, for a call with `count`, a list: an answer to a call without it keeps its form. */
import * as v from 'valibot';
import { distinctBy } from '../lib/random.ts';
import { integer, inUnit, pure } from './fields/index.ts';
import { type Context, defineTool, type Tool, type ToolDefinition } from './tool.ts';

type Entries = v.ObjectEntries;
type Fields = Readonly<Record<string, unknown>>;
type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never;

/** The input of such a tool. */
export const counted = { count: v.optional(inUnit(pure, integer(1, 100))) };

/** Items of the list: the answers to calls without `count`, or their values where an answer has one alone. */
type ItemOf<One extends Entries> =
  IsUnion<keyof One> extends true ? v.ObjectSchema<One, undefined> : One[keyof One];

export type ListEntries<Plural extends string, One extends Entries> = {
  readonly [Key in Plural]: v.ArraySchema<ItemOf<One>, undefined>;
};

/** The list of such a tool, under its plural, by the fields of the answer to a call without `count`. */
/* @__NO_SIDE_EFFECTS__ */
export function listUnder<const Plural extends string, One extends Entries>(plural: Plural, one: One) {
  const [only, ...others] = Object.entries(one);
  const isBare = only !== undefined && others.length === 0;
  const join = (answers: readonly Fields[]): Fields => ({
    [plural]: isBare ? answers.map((answer) => answer[only[0]]) : answers,
  });
  return {
    entries: { [plural]: v.array(isBare ? only[1] : v.object(one)) } as unknown as ListEntries<Plural, One>,
    /** The path in the list of a path in an answer to a call without `count`. */
    pathOf(path: string): string {
      const [, ...inside] = path.split('.');
      if (!isBare) return `${plural}.*.${path}`;
      return inside.length === 0 ? plural : [plural, '*', ...inside].join('.');
    },
    /** Makes the answer to a call with `count` of those to as many calls without it. */
    join,
    /** The same of answers that are drawn until so many keys differ. */
    draw: (count: number, key: (answer: Fields) => unknown, draw: () => Fields) =>
      join(distinctBy(count, key, draw)),
  };
}

type Input<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;
type One<E extends Entries> = v.ObjectSchema<E, undefined>;
type Many<Plural extends string, E extends Entries> = v.ObjectSchema<ListEntries<Plural, E>, undefined>;

interface CountedDefinition<
  Path extends `/${string}`,
  Taken extends Entries,
  Made extends Entries,
  Plural extends string,
> extends Pick<
  ToolDefinition<Path, One<Taken>, One<Made>>,
  'path' | 'category' | 'name' | 'examples' | 'impossible'
> {
  readonly input: Taken;
  readonly output: Made;
  readonly plural: Plural;
  readonly result: string;
  /** The value in an answer that is another in each item of a list. */
  keyOf(answer: Input<Made>): unknown;
  /** Makes one thing. */
  run(input: Input<Taken>, context: Context): Input<Made>;
}

/** A tool that makes one thing or, for a call with `count`, a list. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCounted<
  const Path extends `/${string}`,
  Taken extends Entries,
  Made extends Entries,
  const Plural extends string,
>(definition: CountedDefinition<Path, Taken, Made, Plural>) {
  const { plural, result, keyOf, run, ...common } = definition;
  const list = listUnder(plural, definition.output);
  const answers = { one: v.object(definition.output), many: v.object(list.entries) };
  const entries = { ...counted, ...definition.input };
  const tool: Tool<
    Path,
    One<typeof entries>,
    v.UnionSchema<[One<Made>, Many<Plural, Made>], undefined>,
    'GET'
  > = defineTool({
    ...common,
    method: 'GET',
    items: plural,
    result: [result, list.pathOf(result)],
    input: v.object(entries),
    output: v.union([answers.one, answers.many]),
    examples: definition.examples as never,
    impossible: definition.impossible as never,
    run(input, context) {
      const draw = () => run(input as never, context);
      const { count } = input as { readonly count?: number };
      return (count === undefined ? draw() : list.draw(count, keyOf as never, draw)) as never;
    },
  });
  return { ...tool, answers };
}

/** The types of the tools of the package, by what a caller names them. */
import type { AnyTool } from '../kit/tool.ts';
import type { ActionOf, AnswerOf, CountOf, DefaultActionOf, InputOf } from '../kit/tool-types.ts';
import type * as all from './all.ts';

// The namespace, never its contents: spelt out, the types of all tools would be the larger part of the package.
export type Tools = typeof all;
type Dashed<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Path;
type IdOf<Tool> = Tool extends { readonly path: `/${infer Path}` } ? Dashed<Path> : never;

/** The tools of the package by their ids. */
export type ToolById = { readonly [Key in keyof Tools as IdOf<Tools[Key]>]: Tools[Key] };

/** The id of a tool: its path without the leading slash, each `/` turned into `-`. */
export type ToolId = keyof ToolById;

/** The tool of an id; any tool for an id that is not of the package. */
type Named<Id extends string> = Id extends ToolId ? ToolById[Id] : AnyTool;

/** The actions and the `count` of the tool of an id, and what it takes and answers. */
export type ActionById<Id extends string> = ActionOf<Named<Id>>;
export type CountById<Id extends string> = CountOf<Named<Id>>;
export type DefaultActionById<Id extends string> = DefaultActionOf<Named<Id>>;
export type InputById<Id extends string> = Id extends ToolId
  ? InputOf<ToolById[Id]>
  : Readonly<Record<string, unknown>>;
export type AnswerById<
  Id extends string,
  Action extends string = string,
  Count = number | undefined,
> = Id extends ToolId ? AnswerOf<ToolById[Id], Action, Count> : unknown;

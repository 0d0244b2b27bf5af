/** The tools of the package, and the addresses of the account area, as types by what a request names. */
import type * as v from 'valibot';
import type * as addresses from '../pages/account/addresses/index.ts';
import type { InputSchema, OutputSchema } from '../kit/tool.ts';
import type { AnswerById, InputById, ToolId, Tools } from '../tools/types.ts';
import type { FieldFault } from './error.ts';

/** The tools of a method by their paths. */
export type ToolAt<Verb extends 'GET' | 'POST'> = {
  readonly [
    Key in keyof Tools as Tools[Key] extends { readonly method: Verb; readonly path: infer Path }
      ? Path & string
      : never
  ]: Tools[Key];
};

type Addresses = typeof addresses;
export type AccountMethod = Addresses[keyof Addresses]['method'];

/** The addresses of a method by their paths. */
export type AddressAt<Verb extends AccountMethod> = {
  readonly [
    Key in keyof Addresses as Addresses[Key] extends {
      readonly method: Verb;
      readonly path: infer Path;
    }
      ? Path & string
      : never
  ]: Addresses[Key];
};

interface Described {
  readonly describe: {
    readonly query?: InputSchema;
    readonly body?: InputSchema;
    readonly output?: OutputSchema;
  };
}

/** The fields of a schema of its own; empty where an address has no such schema. */
type FieldsOf<Schema> = Schema extends InputSchema
  ? InputSchema extends Schema
    ? unknown
    : v.InferInput<Schema>
  : unknown;

type PartsOf<Path> = Path extends `${string}/:${infer Rest}`
  ? { readonly [Name in Rest extends `${infer First}/${string}` ? First : Rest]: string }
  : unknown;

/** Makes an input without fields an object without members: `{}` alone would allow any. */
type Closed<Input> = keyof Input extends never ? Readonly<Record<string, never>> : Input;

/** The input of an address: the named part of its path, its query and its body, in one object. */
export type AddressInput<Address, Path> = Address extends Described
  ? Closed<
      PartsOf<Path> &
        FieldsOf<NonNullable<Address['describe']['query']>> &
        FieldsOf<NonNullable<Address['describe']['body']>>
    >
  : never;

export type AddressAnswer<Address> = Address extends {
  readonly describe: { readonly output: infer Output extends OutputSchema };
}
  ? v.InferOutput<Output>
  : never;

/** One call of a batch, by the id of its tool; without an input where the tool needs none. */
export type BatchRequest<Id extends ToolId = ToolId> = {
  readonly tool: Id;
  /** A name of yours, which its result gives back. */
  readonly id?: string;
} & (Partial<InputById<Id>> extends InputById<Id>
  ? { readonly input?: InputById<Id> }
  : { readonly input: InputById<Id> });

/** The result of one call of a batch, as the address of the tool would answer it. */
export type BatchResult<Answer> =
  | { readonly id: string | null; readonly status: 200; readonly body: Answer }
  | {
      readonly id: string | null;
      readonly status: 400 | 403 | 404 | 422 | 500 | 503;
      readonly body: {
        readonly error: string;
        readonly code: number;
        readonly details?: readonly FieldFault[];
        readonly reason?: string;
      };
    };

export type BatchResults<Ids extends readonly ToolId[]> = {
  -readonly [Place in keyof Ids]: BatchResult<AnswerById<Ids[Place]>>;
};

import * as v from 'valibot';
import type { Principal } from '../../contracts/access.ts';
import type { Answer } from '../../contracts/call.ts';
import type { Page, PageDescription, PageMethod } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import type { ServiceErrorCode } from '../../kit/errors/service-error.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Language, Text } from '../../kit/texts.ts';
import type { InputSchema, OutputSchema } from '../../kit/tool.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { chooseLanguage } from '../../pipeline/errors/language.ts';
import { inWords } from '../../pipeline/errors/in-words.ts';
import { readPageInput } from '../../pipeline/page-input.ts';
import type { AreaParts } from './area-parts.ts';
import type { BoundAccount } from './bound.ts';
import { answerTo, type Refusals, statuses } from './refusals.ts';

/** The request to an address, and the means to answer it. */
export interface Asked<Query = unknown, Body = unknown> {
  /** The named part of the path, as sent; empty where the path has no named part. */
  readonly id: string;
  readonly query: Query;
  /** The names of the query, in the order sent. */
  readonly sent: readonly string[];
  readonly body: Body;
  readonly principal: Principal;
  /** The operations of the account that the request speaks for. */
  readonly account: BoundAccount;
  readonly area: AreaParts;
  readonly now: number;
  /** The language that the caller prefers. */
  readonly language: () => Language;
}

/** One method of an address of the account area: what it reads, gives and refuses, and how. */
export interface Address {
  readonly method: PageMethod;
  readonly path: `/${string}`;
  readonly access: 'open' | 'account';
  readonly describe: PageDescription;
  answer(visit: Parameters<Page['handle']>[0], area: AreaParts): Promise<Answer>;
}

/** An address with the types of what it reads and gives, for the client; a schema of its own stands for its fields. */
export interface TypedAddress<
  Verb extends PageMethod,
  Path extends `/${string}`,
  Query extends InputSchema,
  Body extends InputSchema,
  Output extends OutputSchema,
> extends Address {
  readonly method: Verb;
  readonly path: Path;
  readonly describe: PageDescription & {
    readonly query?: Query;
    readonly body?: Body;
    readonly output: Output;
  };
}

interface Definition<
  Verb extends PageMethod,
  Path extends `/${string}`,
  Query extends InputSchema,
  Body extends InputSchema,
  Output extends OutputSchema,
> {
  readonly method: Verb;
  /** A path with at most one named part. */
  readonly path: Path;
  /** Default `account`. */
  readonly access?: 'open';
  readonly summary: Text;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyOptional?: boolean;
  /** Fields of the body that are needed in addition to those that the schema requires. */
  requires?(body: Partial<v.InferOutput<Body>>): readonly (string | { field: string; message: Text })[];
  readonly status?: 200 | 201 | 202;
  /** True where one request may ask for much work: an account has few of these a minute. Default false. */
  readonly isHeavy?: boolean;
  readonly output: Output;
  /** The refusals of its operation, in words. */
  readonly refusals?: Refusals;
  /** Statuses in addition to those that follow from the rest. */
  readonly errors?: readonly ErrorStatus[];
  handle(
    asked: Asked<v.InferOutput<Query>, v.InferOutput<Body>>,
  ): Promise<v.InferOutput<Output>> | Promise<Answer>;
}

/** Error code by the request field that causes it. */
const reasons: Readonly<Record<string, ServiceErrorCode>> = {
  url: 'invalid_url',
  events: 'invalid_event',
  event: 'invalid_event',
};

/** How often an account may ask for work whose size a number in the request, or its own past, decides. */
const HEAVY = { requests: 10, seconds: 60 };

/** Makes an address from its definition. */
export function address<
  const Verb extends PageMethod,
  const Path extends `/${string}`,
  Query extends InputSchema = InputSchema,
  Body extends InputSchema = InputSchema,
  Output extends OutputSchema = OutputSchema,
>(definition: Definition<Verb, Path, Query, Body, Output>): TypedAddress<Verb, Path, Query, Body, Output> {
  const { method, path, access = 'account', status = 200, refusals = {} } = definition;
  const { summary, query, body, bodyOptional, output } = definition;
  const params = paramsOf(path);
  return {
    method,
    path,
    access,
    describe: {
      summary,
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
      ...(bodyOptional && { bodyOptional }),
      status,
      output,
      errors: errorsOf(definition),
    },
    async answer({ call, params, principal, limit }, area) {
      if (definition.isHeavy && area.burst) await limit('account-work', HEAVY);
      const input = await readPageInput(call, area.limits, definition as never).catch(withReason);
      // An open address speaks for nobody, and uses neither.
      const asked = {
        ...input,
        id: Object.values(params)[0] ?? '',
        principal: principal as Principal,
        account: area.bind(principal?.account.id ?? ''),
        area,
        now: area.clock(),
        language: () => chooseLanguage(call.header('accept-language')),
      } as Asked<v.InferOutput<Query>, v.InferOutput<Body>>;
      try {
        const value: unknown = await definition.handle(asked);
        return isAnswer(value) ? value : jsonAnswer(status, value);
      } catch (error) {
        throw answerTo(error, refusals);
      }
    },
  };
}

function paramsOf(path: string): InputSchema | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return names.length > 0 ? v.object(Object.fromEntries(names.map((name) => [name, v.string()]))) : undefined;
}

/** Statuses of errors of an address: 400 for every one, as all read their query, and 404 where the path has an id. */
function errorsOf({
  path,
  refusals = {},
  errors = [],
}: Pick<
  Definition<PageMethod, `/${string}`, InputSchema, InputSchema, OutputSchema>,
  'path' | 'refusals' | 'errors'
>): readonly ErrorStatus[] {
  const codes = Object.keys(refusals) as readonly ServiceErrorCode[];
  return [
    400,
    ...(path.includes(':') ? ([404] as const) : []),
    ...codes.map((code) => statuses[code]),
    ...errors,
  ];
}

/** Adds to a refused input the code with which an operation refuses the first of its fields. */
async function withReason(thrown: unknown): Promise<never> {
  const error = await inWords(thrown);
  if (!(error instanceof ApiError)) throw error;
  const field = error.parts.details?.[0]?.field.split(/[[.]/)[0];
  const reason = field === undefined ? undefined : reasons[field];
  throw reason ? new ApiError(error.status, { ...error.parts, extra: { reason } }) : error;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'headers' in value && 'status' in value;
}

import type { Access } from '../contracts/access.ts';
import type { EventSink } from '../contracts/events.ts';
import { isPage, type Page } from '../contracts/pages.ts';
import type { AnswerReport } from '../contracts/reports.ts';
import type { FailureContext } from '../contracts/service.ts';
import { isServedTool } from '../kit/tool-checks.ts';
import type { AddedEntries, ServedTool } from '../kit/tool.ts';
import { durationOption, isSpan } from '../lib/duration.ts';
import {
  describeCheck,
  type Group,
  group,
  hasMethods,
  isFunction,
  isObject,
  isText,
  isTextList,
  isWhole,
  listOf,
  option,
  type OptionsOf,
  orFalse,
  requiredOption,
} from '../lib/options.ts';
import type { Random } from '../lib/random.ts';
import type { CorsOptions } from './cors.ts';

/** Options of the way in: where the service is, and what it takes. */
export const httpOptions = {
  /** The version segment, in front of every path; may be empty. */
  basePath: option<string>(
    describeCheck(
      'empty or a path such as /v1, without a slash at its end',
      (value) => isText(value) && /^(?:\/[\w.~-]+)*$/.test(value as string),
    ),
    '/v1',
  ),
  /** `{ origins, maxAge, headers }`: the origins whose pages may read answers, as a list or `'*'`. */
  cors: option<false | CorsOptions>(orFalse(describeCheck('{ origins, maxAge, headers }', isCors)), false),
  /** The largest body that is read, in bytes. */
  maxBodyBytes: option<number>(isWhole(1), 1_048_576),
  /** The time in which a body must arrive. */
  bodyTimeout: durationOption(1, '30s'),
  /**
   * The answer to a call with fields that its tool does not have. `'refuse'`: 400, which names what was probably
   * meant. `'ignore'`: the tool's answer, whose header `X-Ignored-Fields` names them. Default `'refuse'`.
   */
  unknownFields: option<'refuse' | 'ignore'>((value) => value === 'refuse' || value === 'ignore', 'refuse'),
  /** Called before each request. */
  onRequest: option<() => void>(isFunction),
};

export const coreOptions = {
  /** The tools to serve. */
  tools: requiredOption<readonly ServedTool[]>(listOf('tool', isServedTool)),
  /** Decides who may call; false for a service that answers everybody. */
  access: requiredOption<Access | false>(
    orFalse(hasMethods(['authenticate', 'permit', 'count', 'standing'])),
  ),
  /** Where the service is, and what it takes. */
  http: group(httpOptions) as Group<typeof httpOptions>,
  /**
   * How input is read. `'readable'`: names and values as a page shows them are taken where they have one reading, and
   * `X-Read-As` says so. `'exact'`: they are refused. Default `'readable'`.
   */
  input: option<'readable' | 'exact'>((value) => value === 'readable' || value === 'exact', 'readable'),
  /** The time, in milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
  /** Whole numbers from 0 to 2^32 − 1, each as likely. Default Web Crypto's. */
  random: option<Random>(isFunction),
  /** Entries to add to the legal tables, by table: a new year, before a version of the package holds it. */
  tables: option<AddedEntries>(
    (value) => isObject(value) && Object.values(value as object).every(Array.isArray),
    {},
  ),
  /** Addresses of your own, beside the tools'. */
  pages: option<readonly Page[]>(listOf('page', isPage), []),
  /** A sink of your own for events, beside the webhooks. */
  events: option<EventSink>(hasMethods(['emit'])),
  /** Called with a report of each answer, after it is sent. Exceptions are ignored. */
  onAnswer: option<(report: AnswerReport) => unknown>(isFunction),
  /** Called with every failure that the caller did not cause. Not awaited; exceptions are ignored. */
  onError: option<(error: unknown, context: FailureContext) => void>(isFunction),
};

export type CoreOptions = OptionsOf<typeof coreOptions>;

function isCors(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { origins, maxAge = 0, headers = [] } = value as Partial<CorsOptions>;
  const areNames = isTextList(headers) && headers.every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));
  return (origins === '*' || isTextList(origins)) && isSpan(maxAge) === true && areNames;
}

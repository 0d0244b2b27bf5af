import type { Awaitable, Call } from '../contracts/call.ts';
import type { AnyTool } from '../kit/tool.ts';
import { percentEncode } from '../lib/text/percent-encoding.ts';
import { type BodyLimits, readBody } from './body.ts';
import { MAX_FAULTS } from './limits.ts';
import { nameOf } from './path.ts';
import { readQuery } from './query.ts';
import type { RawInput } from './raw-input.ts';
import { shapeOf } from './schema.ts';

/** The input of a tool: the query of a GET, else the JSON body. Throws 400 of a body that cannot be read. */
export function readInput(call: Call, { method, input }: AnyTool, limits: BodyLimits): Awaitable<RawInput> {
  return method === 'GET' ? readQuery(call.query, shapeOf(input)) : readBody(call, limits, input);
}

/** Characters of the header that names the ignored fields. */
const MAX_IGNORED = 1024;

/** Encodes a name for a header. Half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const headerName = (name: string) => percentEncode(name.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Lists the fields that a tool does not have, for the header of an answer that ignored them. */
export function listIgnored({ unknown, misplaced = [] }: RawInput): string {
  const names = [...misplaced, ...unknown.map(nameOf)].slice(0, MAX_FAULTS).map(headerName);
  while (names.join(',').length > MAX_IGNORED) names.pop();
  return names.join(',');
}

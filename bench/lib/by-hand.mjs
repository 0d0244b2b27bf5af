import * as v from 'valibot';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const key = 'cnv_0123456789012345678901234567890123456789';
export const headers = { authorization: `Bearer ${key}` };

const LIMIT = 1e12;
const digestOf = (text) => bytesToHex(sha256(new TextEncoder().encode(text)));
const known = new Map([[digestOf(key), 'an account']]);
const used = new Map();

/** The headers of a request that is counted: a key by its digest, a count of the month in memory. Null for an unknown key. */
export function admit(authorization = '') {
  const account = known.get(digestOf(authorization.slice(7)));
  if (account === undefined) return null;
  const month = `${account}:${new Date().toISOString().slice(0, 7)}`;
  const count = (used.get(month) ?? 0) + 1;
  used.set(month, count);
  return { 'x-ratelimit-limit': String(LIMIT), 'x-ratelimit-remaining': String(LIMIT - count) };
}

let requests = 0;
/** The headers that the service has beside those of `admit` and the type. */
export const otherHeaders = () => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-ratelimit-reset': '1796083200',
  'x-request-id': `req_${String(requests++).padStart(26, '0')}`,
});

const schema = v.object({
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
  formatted: v.optional(v.boolean(), true),
  state: v.optional(v.picklist(['AC', 'BA', 'SP'])),
  seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** A query of `/cpf` with the types of its fields. */
export const typesOf = ({ count, formatted, ...rest }) => ({
  ...rest,
  ...(count !== undefined && { count: Number(count) }),
  ...(formatted !== undefined && { formatted: formatted === 'true' }),
});

/** The status and the body of an answer to a query. */
export function answerTo(query) {
  const input = v.safeParse(schema, typesOf(query));
  if (!input.success) return [400, input.issues];
  return [200, { cpfs: Array.from({ length: input.output.count }, generateCpf) }];
}

const words = new Uint32Array(1024);
let left = 0;
function random() {
  if (left === 0) left = crypto.getRandomValues(words).length;
  return words[--left];
}

/** The status and the body by the schema and the rule of a tool. */
export function answerBy(tool, given) {
  const input = v.safeParse(tool.byAction?.generate ?? tool.input, given);
  if (!input.success) return [400, input.issues];
  return [200, tool.run(input.output, { random, sent: given })];
}

const others = Array.from({ length: 149 }, (_, i) => `/v1/tool-${i}`);
/** The routes: as many as the service has, some before and some behind the one that is asked for. */
export const routes = [...others.slice(0, 75), '/v1/cpf', ...others.slice(75)];

/** Records as hashes of Redis: a field for each column of the databases; null has no field. */
import type { Row, Value } from '../_rows/records.ts';
import type { Argument } from './client.ts';

const keyFields = [
  'id',
  'account_id',
  'digest',
  'hint',
  'name',
  'scope',
  'tools',
  'created_at',
  'expires_at',
  'revoked_at',
  'last_used_at',
];

const webhookFields = [
  'id',
  'account_id',
  'url',
  'events',
  'description',
  'state',
  'disabled_reason',
  'disabled_at',
  'secret',
  'next_secret',
  'next_secret_until',
  'failing_since',
  'last_failure_at',
  'failed_deliveries',
  'last_success_at',
  'slow',
  'version',
  'created_at',
  'updated_at',
  'tools',
  'headers',
];

/** Fields to change: undefined leaves a field as it is, null deletes it. */
export type Fields = Readonly<Record<string, Value | undefined>>;

/** Fields and their values in turn, as `HSET` takes them. */
export function pairsOf(fields: Fields): Argument[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [name, value],
  );
}

export const keyPairs = (values: readonly Value[]): Argument[] => pairsOf(fieldsOf(keyFields, values));
export const webhookPairs = (values: readonly Value[]): Argument[] =>
  pairsOf(fieldsOf(webhookFields, values));

function fieldsOf(names: readonly string[], values: readonly Value[]): Fields {
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]));
}

/** How many arguments set fields, these, and the names of the fields that are to go: what `CHANGE` in Lua takes. */
export function changeOf(fields: Fields): Argument[] {
  const pairs = pairsOf(fields);
  const gone = Object.keys(fields).filter((name) => fields[name] === null);
  return [pairs.length, ...pairs, ...gone];
}

/** Changes a hash by the arguments from one on. */
export const CHANGE = `
local function change(key, from)
  local last = from + tonumber(ARGV[from])
  if last > from then redis.call('hset', key, unpack(ARGV, from + 1, last)) end
  if #ARGV > last then redis.call('hdel', key, unpack(ARGV, last + 1)) end
end`;

/** Reads a hash as `HGETALL` gives it inside a script; null when it does not exist. */
export function rowOf(reply: unknown): Row | null {
  const texts = (reply ?? []) as readonly string[];
  if (texts.length === 0) return null;
  const row: Record<string, string> = {};
  for (let i = 0; i < texts.length; i += 2) row[texts[i] as string] = texts[i + 1] as string;
  return row;
}

export function rowsOf(reply: unknown): Row[] {
  return (reply as readonly unknown[]).map(rowOf).filter((row) => row !== null);
}

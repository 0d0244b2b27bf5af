import { byText } from '../../lib/text/order.ts';
import type { UsageHour, UsageQuery, UsageRow, UsageStore } from '../../contracts/usage-store.ts';
import { PIECE } from '../../contracts/webhook-store.ts';
import { inPieces } from '../_rows/pieces.ts';
import { type Run, script } from './client.ts';

// A hash for each account and day, with three fields a tool and key, and one with three fields an hour; the days of each
// account; and all of them, by day, once more those with hours.

const ADD = script(`
local p = KEYS[1]
for i = 1, #ARGV, 7 do
  local account, day, called = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local hour, hours = ARGV[i + 6], p .. 'usage-hours:' .. day .. ':' .. account
  local key = p .. 'usage:' .. day .. ':' .. account
  for j, count in ipairs({ 'ok', 'refused', 'failed' }) do
    redis.call('hincrby', key, count .. ' ' .. called, ARGV[i + 2 + j])
    if hour ~= '' then redis.call('hincrby', hours, count .. ' ' .. hour, ARGV[i + 2 + j]) end
  end
  if hour ~= '' then redis.call('zadd', p .. 'usage-hours', 0, day .. ' ' .. account) end
  redis.call('zadd', p .. 'usage-days:' .. account, 0, day)
  redis.call('zadd', p .. 'usage-days', 0, day .. ' ' .. account)
end`);

/** ARGV[4] is the kind of hash. */
const READ = script(`
local p, found = KEYS[1], {}
for _, day in ipairs(redis.call('zrangebylex', p .. 'usage-days:' .. ARGV[1], '[' .. ARGV[2], '[' .. ARGV[3])) do
  found[#found + 1] = day
  found[#found + 1] = redis.call('hgetall', p .. ARGV[4] .. ':' .. day .. ':' .. ARGV[1])
end
return found`);

/** Both delete at most ARGV[3] or ARGV[2] days, and say how many. A hash is freed outside the turn of others. */
const PURGE = script(`
local p = KEYS[1]
local days = redis.call('zrangebylex', p .. 'usage-days', '-', '(' .. ARGV[1], 'limit', 0, ARGV[3])
for _, each in ipairs(days) do
  local day, account = string.match(each, '^(%S*) (.*)$')
  redis.call('unlink', p .. 'usage:' .. day .. ':' .. account)
  redis.call('zrem', p .. 'usage-days:' .. account, day)
  redis.call('zrem', p .. 'usage-days', each)
end
local hours = redis.call('zrangebylex', p .. 'usage-hours', '-', '(' .. ARGV[2], 'limit', 0, ARGV[3])
for _, each in ipairs(hours) do
  local day, account = string.match(each, '^(%S*) (.*)$')
  redis.call('unlink', p .. 'usage-hours:' .. day .. ':' .. account)
  redis.call('zrem', p .. 'usage-hours', each)
end
return math.max(#days, #hours)`);

const ERASE_ACCOUNT = script(`
local p = KEYS[1]
local days = redis.call('zrange', p .. 'usage-days:' .. ARGV[1], 0, ARGV[2] - 1)
for _, day in ipairs(days) do
  redis.call('unlink', p .. 'usage:' .. day .. ':' .. ARGV[1])
  redis.call('zrem', p .. 'usage-days', day .. ' ' .. ARGV[1])
  redis.call('unlink', p .. 'usage-hours:' .. day .. ':' .. ARGV[1])
  redis.call('zrem', p .. 'usage-hours', day .. ' ' .. ARGV[1])
  redis.call('zrem', p .. 'usage-days:' .. ARGV[1], day)
end
return #days`);

export function redisUsage(run: Run, prefix: string): UsageStore {
  /** Reads the counts of each day, by what their fields name. */
  async function countsOf(kind: string, { accountId, from, to }: UsageQuery) {
    const found = (await run(READ, prefix, [accountId, from, to, kind])) as readonly unknown[];
    return Array.from({ length: found.length / 2 }, (_, i) => ({
      day: found[2 * i] as string,
      counts: byName(found[2 * i + 1] as readonly string[]),
    }));
  }

  return {
    async add(rows) {
      const args = rows.flatMap(({ accountId, day, toolId, keyId, ok, refused, failed, hour }) => [
        ...[accountId, day, keyId === null ? toolId : `${toolId} ${keyId}`],
        ...[ok, refused, failed, hour === undefined ? '' : String(hour).padStart(2, '0')],
      ]);
      await run(ADD, prefix, args);
    },
    async read(query) {
      const { accountId } = query;
      return (await countsOf('usage', query)).flatMap(({ day, counts }) =>
        counts.map(([called, sums]): UsageRow => {
          const [toolId = '', ...key] = called.split(' ');
          return { accountId, day, toolId, keyId: key.join(' ') || null, ...sums };
        }),
      );
    },
    async readHours(query) {
      const { accountId } = query;
      return (await countsOf('usage-hours', query)).flatMap(({ day, counts }) =>
        counts.map(([hour, sums]): UsageHour => ({ accountId, day, hour: Number(hour), ...sums })),
      );
    },
    async purge(before, hoursBefore = before) {
      await inPieces(async () => Number(await run(PURGE, prefix, [before, hoursBefore, PIECE])));
    },
    async eraseAccount(accountId) {
      await inPieces(async () => Number(await run(ERASE_ACCOUNT, prefix, [accountId, PIECE])));
    },
  };
}

/** The counts of a hash in the order of what they are of. A field is a count, a space, and what it is of. */
function byName(fields: readonly string[]) {
  const counts = new Map<string, Record<string, number>>();
  for (let i = 0; i < fields.length; i += 2) {
    const field = fields[i] as string;
    const space = field.indexOf(' ');
    const called = field.slice(space + 1);
    const own = counts.get(called) ?? {};
    own[field.slice(0, space)] = Number(fields[i + 1]);
    counts.set(called, own);
  }
  return [...counts]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([name, { ok = 0, refused = 0, failed = 0 }]) => [name, { ok, refused, failed }] as const);
}

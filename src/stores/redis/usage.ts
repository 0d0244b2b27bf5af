import { byText } from '../../lib/text/order.ts';
import type { UsageRow, UsageStore } from '../../contracts/usage-store.ts';
import { type Run, script } from './client.ts';

// A hash for each account and day, with three fields a tool and key; the days of each account; and all of them, by day.

const ADD = script(`
local p = KEYS[1]
for i = 1, #ARGV, 6 do
  local account, day, called = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local key = p .. 'usage:' .. day .. ':' .. account
  for j, count in ipairs({ 'ok', 'refused', 'failed' }) do
    redis.call('hincrby', key, count .. ' ' .. called, ARGV[i + 2 + j])
  end
  redis.call('zadd', p .. 'usage-days:' .. account, 0, day)
  redis.call('zadd', p .. 'usage-days', 0, day .. ' ' .. account)
end`);

const READ = script(`
local p, found = KEYS[1], {}
for _, day in ipairs(redis.call('zrangebylex', p .. 'usage-days:' .. ARGV[1], '[' .. ARGV[2], '[' .. ARGV[3])) do
  found[#found + 1] = day
  found[#found + 1] = redis.call('hgetall', p .. 'usage:' .. day .. ':' .. ARGV[1])
end
return found`);

const PURGE = script(`
local p = KEYS[1]
for _, each in ipairs(redis.call('zrangebylex', p .. 'usage-days', '-', '(' .. ARGV[1])) do
  local day, account = string.match(each, '^(%S*) (.*)$')
  redis.call('del', p .. 'usage:' .. day .. ':' .. account)
  redis.call('zrem', p .. 'usage-days:' .. account, day)
  redis.call('zrem', p .. 'usage-days', each)
end`);

const ERASE_ACCOUNT = script(`
local p = KEYS[1]
for _, day in ipairs(redis.call('zrange', p .. 'usage-days:' .. ARGV[1], 0, -1)) do
  redis.call('del', p .. 'usage:' .. day .. ':' .. ARGV[1])
  redis.call('zrem', p .. 'usage-days', day .. ' ' .. ARGV[1])
end
redis.call('del', p .. 'usage-days:' .. ARGV[1])`);

export function redisUsage(run: Run, prefix: string): UsageStore {
  return {
    async add(rows) {
      const args = rows.flatMap(({ accountId, day, toolId, keyId, ok, refused, failed }) => [
        ...[accountId, day, keyId === null ? toolId : `${toolId} ${keyId}`],
        ...[ok, refused, failed],
      ]);
      await run(ADD, prefix, args);
    },
    async read({ accountId, from, to }) {
      const found = (await run(READ, prefix, [accountId, from, to])) as readonly unknown[];
      const rows: UsageRow[] = [];
      for (let i = 0; i < found.length; i += 2) {
        rows.push(...dayOf(accountId, found[i] as string, found[i + 1] as readonly string[]));
      }
      return rows;
    },
    async purge(before) {
      await run(PURGE, prefix, [before]);
    },
    async eraseAccount(accountId) {
      await run(ERASE_ACCOUNT, prefix, [accountId]);
    },
  };
}

/** The rows of a day, by tool and key. A field is a count and the tool, then the key if there was one. */
function dayOf(accountId: string, day: string, fields: readonly string[]): UsageRow[] {
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
    .map(([called, { ok = 0, refused = 0, failed = 0 }]) => {
      const [toolId = '', ...key] = called.split(' ');
      return { accountId, day, toolId, keyId: key.join(' ') || null, ok, refused, failed };
    });
}

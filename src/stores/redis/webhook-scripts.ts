/**
 * The steps of the webhook store in Lua. Beside a hash for each webhook (`webhook:ID`) and delivery (`delivery:ID`):
 *
 * | key | holds |
 * |---|---|
 * | `webhooks:ACCOUNT` | its webhooks by their creation |
 * | `waiting:WEBHOOK` | its pending deliveries by due time, then id |
 * | `leased:WEBHOOK` | its deliveries that are being attempted |
 * | `leases` | all that are being attempted, by the end of their lease |
 * | `first` | of each webhook with pending deliveries the first one |
 * | `due` | these first ones by due time, then id: when there is something to do |
 * | `quick` | those of `due` that belong to a webhook that is not slow |
 * | `slow`, `failing` | those that belong to a slow one without a lease, and to such a one that fails repeatedly, by due time or last claim |
 * | `log:STATE:w:WEBHOOK`, `log:STATE:a:ACCOUNT` | deliveries by id; `open` stands for the two states that have not ended |
 * | `ended` | what has ended, by when |
 * | `canceling` | webhooks that are disabled or gone and may have more in `waiting:WEBHOOK`, which is canceled |
 *
 * No script trusts a list: what it names may be missing, because a server that is full evicts it, or a hand deletes it.
 * What is missing is taken out of the list at hand.
 */
import { CLEARED } from '../../contracts/delivery-policy.ts';
import { PIECE } from '../../contracts/webhook-store.ts';
import { type Script, script } from './client.ts';
import { CHANGE } from './hashes.ts';

/** The time source: the server's clock, in milliseconds since 1970. */
export const SERVER_TIME = `local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** Joins the fields of a webhook that an attempt changes, and those that decide the change. */
const SEEN = `
local function seen(w)
  local fields = redis.call('hmget', webhook(w), 'state', 'failing_since', 'last_failure_at', 'failed_deliveries',
    'last_success_at', 'slow')
  if not fields[1] then return '' end
  for i = 1, 6 do fields[i] = fields[i] or '' end
  return table.concat(fields, ' ')
end`;

export const SEEN_FIELDS = [
  'state',
  'failing_since',
  'last_failure_at',
  'failed_deliveries',
  'last_success_at',
  'slow',
] as const;

const KEYS = `
local p = KEYS[1]
local function webhook(id) return p .. 'webhook:' .. id end
local function delivery(id) return p .. 'delivery:' .. id end
local function log(state, w, a)
  if state == 'pending' or state == 'delivering' then state = 'open' end
  return p .. 'log:' .. state .. ':w:' .. w, p .. 'log:' .. state .. ':a:' .. a
end
local function is_active(w) return redis.call('hget', webhook(w), 'state') == 'active' end
local function is_pending(id) return redis.call('hget', delivery(id), 'state') == 'pending' end`;

/** Updates the lists of due webhooks after the pending deliveries, the leases, the state or the `slow` of a webhook changed. */
const PLACE = `
local function first_of(w)
  local key, head = p .. 'waiting:' .. w
  for _ = 1, ${PIECE} do
    head = redis.call('zrange', key, 0, 0, 'withscores')
    if not head[1] or is_pending(head[1]) then break end
    redis.call('zrem', key, head[1])
  end
  return head[1], head[2]
end
local function held(w)
  local key = p .. 'leased:' .. w
  for _, id in ipairs(redis.call('smembers', key)) do
    if not redis.call('zscore', p .. 'leases', id) then redis.call('srem', key, id) end
  end
  return redis.call('scard', key)
end
local function leave(id)
  for _, list in ipairs({ 'due', 'quick', 'slow', 'failing' }) do redis.call('zrem', p .. list, id) end
end
local function place(w)
  local row = redis.call('hmget', webhook(w), 'slow', 'tried_at', 'state')
  local id, due
  if row[3] == 'active' then id, due = first_of(w) end
  local before = redis.call('hget', p .. 'first', w)
  if before and before ~= id then
    leave(before)
    if not id then redis.call('hdel', p .. 'first', w) end
  end
  if not id then return end
  if before ~= id then redis.call('hset', p .. 'first', w, id) end
  redis.call('zadd', p .. 'due', due, id)
  local own = row[1] == '2' and 'failing' or row[1] == '1' and 'slow' or 'quick'
  local is_held = own ~= 'quick' and redis.call('scard', p .. 'leased:' .. w) > 0 and held(w) > 0
  local turn = own == 'quick' and due or math.max(tonumber(due), tonumber(row[2] or 0))
  for _, list in ipairs({ 'quick', 'slow', 'failing' }) do
    if not is_held and list == own then redis.call('zadd', p .. list, turn, id)
    else redis.call('zrem', p .. list, id) end
  end
end`;

/**
 * Moves a delivery to another state, and gives its webhook, to be placed afterwards; false without the delivery. An empty
 * text leaves a field alone.
 */
const MOVE = `
local function move(id, to, attempts, due, lapses, ended)
  local key = delivery(id)
  local row = redis.call('hmget', key, 'webhook_id', 'account_id', 'state', 'keep_body')
  local w, a, from = row[1], row[2], row[3]
  if not w or not a or not from then return false end
  if from == 'pending' then redis.call('zrem', p .. 'waiting:' .. w, id) end
  if from == 'delivering' then
    redis.call('zrem', p .. 'leases', id)
    redis.call('srem', p .. 'leased:' .. w, id)
  end
  redis.call('hset', key, 'state', to)
  redis.call('hdel', key, 'token')
  if attempts ~= '' then redis.call('hset', key, 'attempts', attempts) end
  if lapses ~= '' then redis.call('hset', key, 'lapses', lapses) end
  if to == 'pending' then
    redis.call('hset', key, 'due_at', due)
    redis.call('zadd', p .. 'waiting:' .. w, due, id)
    return w
  end
  redis.call('hset', key, 'ended_at', ended)
  redis.call('hdel', key, 'due_at')
  if row[4] ~= '1' then redis.call('hdel', key, 'body') end
  local of_webhook, of_account = log(from, w, a)
  redis.call('zrem', of_webhook, id)
  redis.call('zrem', of_account, id)
  of_webhook, of_account = log(to, w, a)
  redis.call('zadd', of_webhook, 0, id)
  redis.call('zadd', of_account, 0, id)
  redis.call('zadd', p .. 'ended', ended, id)
  return w
end
local function cancel_waiting(w, now, most)
  local ids = redis.call('zrange', p .. 'waiting:' .. w, 0, most - 1)
  for _, id in ipairs(ids) do
    if not move(id, 'canceled', '', '', '', now) then redis.call('zrem', p .. 'waiting:' .. w, id) end
  end
  redis.call(#ids == most and 'sadd' or 'srem', p .. 'canceling', w)
  place(w)
  return #ids
end`;

/** Resets the state of a receiver at a new address, or after a new start: `CLEARED` of the rule, and slow. */
const RENEW = `
local function renew(key)
${Object.entries({ ...CLEARED, slow: true })
  .map(([name, value]) =>
    assign(
      name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      value,
    ),
  )
  .join('\n')}
end`;

function assign(field: string, value: null | number | boolean): string {
  return value === null
    ? `  redis.call('hdel', key, '${field}')`
    : `  redis.call('hset', key, '${field}', ${Number(value)})`;
}

const CREATE_WEBHOOK = `
local id, account = ARGV[1], ARGV[2]
if redis.call('exists', webhook(id)) == 1 then return 0 end
local own = p .. 'webhooks:' .. account
for _, each in ipairs(redis.call('zrange', own, 0, -1)) do
  if redis.call('exists', webhook(each)) == 0 then redis.call('zrem', own, each) end
end
if redis.call('zcard', own) >= tonumber(ARGV[4]) then return 0 end
redis.call('hset', webhook(id), unpack(ARGV, 5))
redis.call('zadd', own, ARGV[3], id)
return 1`;

const GET_WEBHOOK = `return redis.call('hgetall', webhook(ARGV[1]))`;

const LIST_WEBHOOKS = `
local webhooks = {}
for i, id in ipairs(redis.call('zrange', p .. 'webhooks:' .. ARGV[1], 0, -1)) do
  webhooks[i] = redis.call('hgetall', webhook(id))
end
return webhooks`;

const UPDATE_WEBHOOK = `
local key = webhook(ARGV[1])
local has = redis.call('hmget', key, 'version', 'url')
if has[1] ~= ARGV[2] then return 0 end
change(key, 3)
if redis.call('hget', key, 'url') ~= has[2] then renew(key) end
redis.call('hincrby', key, 'version', 1)
place(ARGV[1])
return 1`;

/** Answers 1 where more is to be canceled before a webhook that was disabled can be active again. */
const SET_STATE = `
local key = webhook(ARGV[1])
local before = redis.call('hget', key, 'state')
if not before then return {} end
if ARGV[2] == 'active' and before ~= 'active' and cancel_waiting(ARGV[1], now, ${PIECE}) == ${PIECE} then return 1 end
change(key, 3)
redis.call('hset', key, 'state', ARGV[2])
redis.call('hincrby', key, 'version', 1)
if ARGV[2] == 'active' then
  renew(key)
  place(ARGV[1])
else
  cancel_waiting(ARGV[1], now, ${PIECE})
end
return redis.call('hgetall', key)`;

const DELETE_WEBHOOK = `
local account = redis.call('hget', webhook(ARGV[1]), 'account_id')
if not account then return 0 end
redis.call('zrem', p .. 'webhooks:' .. account, ARGV[1])
redis.call('del', webhook(ARGV[1]))
cancel_waiting(ARGV[1], now, ${PIECE})
return 1`;

/** Cancels what is left of disabled and deleted webhooks, and says how many. */
const END_CANCELED = `
local most, done = tonumber(ARGV[1]), 0
for _ = 1, most do
  local w = done < most and redis.call('srandmember', p .. 'canceling')
  if not w then break end
  if is_active(w) then redis.call('srem', p .. 'canceling', w)
  else done = done + cancel_waiting(w, now, most - done) end
end
return done`;

/** Deletes a delivery that has ended. */
const FORGET = `
local function forget(id)
  local row = redis.call('hmget', delivery(id), 'state', 'webhook_id', 'account_id')
  if row[1] and row[2] and row[3] then
    local of_webhook, of_account = log(row[1], row[2], row[3])
    redis.call('zrem', of_webhook, id)
    redis.call('zrem', of_account, id)
  end
  redis.call('zrem', p .. 'ended', id)
  redis.call('del', delivery(id))
end`;

/** Takes the body from a copy that ended when another follows it, and deletes the copy if it was never attempted. */
const HAND_ON = `
local function hand_on(id, w, follower)
  local row = redis.call('hmget', delivery(id), 'webhook_id', 'resend_of', 'ended_at', 'attempts')
  if row[1] ~= w or not row[2] or not row[3] then return end
  redis.call('hdel', delivery(id), 'body')
  if row[4] ~= '[]' then return end
  redis.call('hset', delivery(follower), 'resend_of', row[2])
  forget(id)
end`;

/** For each delivery: its id, webhook, account, `keepBody`, how many arguments follow, and these: its fields. */
const ENQUEUE = `
local max, i = tonumber(ARGV[1]), 2
local changed = {}
while i <= #ARGV do
  local id, w, a, keeps, last = ARGV[i], ARGV[i + 1], ARGV[i + 2], ARGV[i + 3], i + 4 + tonumber(ARGV[i + 4])
  local state = redis.call('hget', webhook(w), 'state')
  if state and redis.call('exists', delivery(id)) == 0 then
    redis.call('hset', delivery(id), unpack(ARGV, i + 5, last))
    local to = 'skipped'
    if state == 'active' and redis.call('zcard', p .. 'waiting:' .. w) < max then to = 'pending' end
    local of_webhook, of_account = log(to, w, a)
    redis.call('zadd', of_webhook, 0, id)
    redis.call('zadd', of_account, 0, id)
    if to == 'pending' then
      redis.call('hset', delivery(id), 'state', to, 'due_at', now)
      redis.call('zadd', p .. 'waiting:' .. w, now, id)
      changed[w] = true
    else
      redis.call('hset', delivery(id), 'state', to, 'ended_at', now)
      if keeps ~= '1' then redis.call('hdel', delivery(id), 'body') end
      redis.call('zadd', p .. 'ended', now, id)
    end
    local original = redis.call('hget', delivery(id), 'resend_of')
    if original then hand_on(original, w, id) end
  end
  i = last + 1
end
for w in pairs(changed) do place(w) end`;

/**
 * Gives deliveries whose lease is over, if they are asked for; without any, claims due ones and gives them with their
 * webhooks.
 */
const CLAIM = `
local limit, slow, lease, each = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if ARGV[8] == '1' then
  local over = {}
  for _, id in ipairs(redis.call('zrangebyscore', p .. 'leases', '-inf', now, 'limit', 0, 100)) do
    local row = redis.call('hmget', delivery(id), 'webhook_id', 'state')
    if row[1] and row[2] == 'delivering' then
      over[#over + 1] = { redis.call('hgetall', delivery(id)), is_active(row[1]) and 1 or 0 }
    else
      redis.call('zrem', p .. 'leases', id)
      if row[1] then place(row[1]) end
    end
  end
  if #over > 0 then return { now, over } end
end

local function in_order(a, b) return a.due < b.due or (a.due == b.due and a.id < b.id) end
local round, wrong = {}, {}
local function heads(list, from, count)
  return redis.call('zrangebyscore', p .. list, '-inf', now, 'withscores', 'limit', from, count)
end
local function consider(id, due, room)
  local row = redis.call('hmget', delivery(id), 'webhook_id', 'state')
  local w = row[1]
  if not w or row[2] ~= 'pending' or not is_active(w) then
    wrong[#wrong + 1] = { id, w }
    return
  end
  room = room or each - redis.call('scard', p .. 'leased:' .. w)
  if room < 1 then room = each - held(w) end
  if room > 0 then round[#round + 1] = { id = id, due = tonumber(due), w = w, room = room, nth = 0 } end
end
-- Of those that have no room there are few: each has a lease.
local from = 0
while #round < limit do
  local found = heads('quick', from, limit)
  for i = 1, #found, 2 do consider(found[i], found[i + 1]) end
  if #found < 2 * limit then break end
  from = from + limit
end
local function consider_slow(list, most)
  if most < 1 then return 0 end
  local found = heads(list, 0, most)
  for i = 1, #found, 2 do consider(found[i], redis.call('zscore', p .. 'due', found[i]) or found[i + 1], 1) end
  return #found / 2
end
local fresh = consider_slow('slow', math.min(slow, limit))
consider_slow('failing', math.min(tonumber(ARGV[7]), slow - fresh, limit))
for _, one in ipairs(wrong) do
  local id, w = one[1], one[2]
  leave(id)
  if not w then
    local first = redis.call('hgetall', p .. 'first')
    for i = 1, #first, 2 do if first[i + 1] == id then w = first[i] end end
  end
  if w then
    if not is_active(w) then redis.call('sadd', p .. 'canceling', w) end
    place(w)
  end
end

local taken, next = {}, round
while #next > 0 and #taken < limit do
  round, next = next, {}
  table.sort(round, in_order)
  for _, one in ipairs(round) do
    if #taken == limit then break end
    taken[#taken + 1] = { one.id, one.w }
    if one.room > 1 then
      local after
      for _ = 1, limit do
        after = redis.call('zrange', p .. 'waiting:' .. one.w, one.nth + 1, one.nth + 1, 'withscores')
        if not after[1] or is_pending(after[1]) then break end
        redis.call('zrem', p .. 'waiting:' .. one.w, after[1])
        after = {}
      end
      local due = tonumber(after[2])
      if due and due <= now then
        next[#next + 1] = { id = after[1], due = due, w = one.w, room = one.room - 1, nth = one.nth + 1 }
      end
    end
  end
end

local rows, webhooks, changed = {}, {}, {}
for i, one in ipairs(taken) do
  local id, w = one[1], one[2]
  redis.call('zrem', p .. 'waiting:' .. w, id)
  redis.call('sadd', p .. 'leased:' .. w, id)
  redis.call('zadd', p .. 'leases', now + lease, id)
  redis.call('hset', delivery(id), 'state', 'delivering', 'due_at', now + lease, 'owner', ARGV[5],
    'token', ARGV[6] .. '.' .. i, 'begun', 0)
  rows[i] = redis.call('hgetall', delivery(id))
  if not changed[w] then
    webhooks[#webhooks + 1] = redis.call('hgetall', webhook(w))
    redis.call('hset', webhook(w), 'tried_at', now)
  end
  changed[w] = true
end
for w in pairs(changed) do place(w) end
return { now, {}, rows, webhooks }`;

const BEGIN = `
for i = 1, #ARGV, 2 do
  local row = redis.call('hmget', delivery(ARGV[i]), 'token', 'state', 'due_at')
  if row[1] == ARGV[i + 1] and row[2] == 'delivering' and now < tonumber(row[3]) then
    redis.call('hset', delivery(ARGV[i]), 'begun', 1)
  end
end`;

/** Writes the outcome of a lease that was over, if the delivery and its webhook are as they were. */
const TAKE_BACK = `
local row = redis.call('hmget', delivery(ARGV[1]), 'token', 'webhook_id')
if row[1] ~= ARGV[2] or is_active(row[2]) ~= (ARGV[3] == '1') then return end
place(move(ARGV[1], ARGV[4], ARGV[5], ARGV[6], ARGV[7], ARGV[8]))
return 1`;

/** A delivery and its webhook, for a settlement. */
const READ = `
local function read(id)
  local w = redis.call('hget', delivery(id), 'webhook_id')
  return { now, redis.call('hgetall', delivery(id)), w and redis.call('hgetall', webhook(w)) or {} }
end`;

const READ_SETTLING = `return read(ARGV[1])`;

/**
 * Writes the outcome of an attempt if all that it follows from is as it was read; else gives the present state. An
 * outcome that follows from a live token follows from the time as well.
 */
const SETTLE = `
local id, w = ARGV[1], ARGV[2]
local row = redis.call('hmget', delivery(id), 'state', 'token', 'attempts', 'due_at')
local is_late = ARGV[7] == '1' and now >= tonumber(row[4] or 0)
if is_late or row[1] ~= ARGV[3] or (row[2] or '') ~= ARGV[4] or row[3] ~= ARGV[5] or seen(w) ~= ARGV[6] then
  return read(id)
end
move(id, ARGV[9], ARGV[10], ARGV[11], ARGV[12], ARGV[13])
if ARGV[6] ~= '' then change(webhook(w), 14) end
if ARGV[8] == '1' then cancel_waiting(w, now, ${PIECE}) end
place(w)
return 1`;

const RELEASE = `
local row = redis.call('hmget', delivery(ARGV[1]), 'state', 'token', 'due_at', 'webhook_id')
if row[1] ~= 'delivering' or row[2] ~= ARGV[2] or now >= tonumber(row[3]) then return end
place(move(ARGV[1], is_active(row[4]) and 'pending' or 'canceled', '', now, '', now))`;

/** Deliveries whose time is still to come: as many as asked, or the one that is named. */
const MAKE_DUE = `
local w, id = ARGV[1], ARGV[3]
if not is_active(w) then return 0 end
local key = p .. 'waiting:' .. w
local ids, made = {}, 0
if id == '' then ids = redis.call('zrangebyscore', key, '(' .. now, '+inf', 'limit', 0, ARGV[2])
elseif tonumber(redis.call('zscore', key, id) or 0) > now then ids = { id } end
for _, each in ipairs(ids) do
  if is_pending(each) then
    redis.call('hset', delivery(each), 'due_at', now)
    redis.call('zadd', key, now, each)
    made = made + 1
  else redis.call('zrem', key, each) end
end
place(w)
return made`;

const NEXT_DUE = `
local earliest
for _, list in ipairs({ 'due', 'leases' }) do
  local due = tonumber(redis.call('zrange', p .. list, 0, 0, 'withscores')[2])
  if due and (not earliest or due < earliest) then earliest = due end
end
return earliest and math.max(0, earliest - now) or -1`;

const WAITING = `
local webhooks, states = {}, {}
for _, w in ipairs(redis.call('hkeys', p .. 'first')) do webhooks[w] = true end
for _, id in ipairs(redis.call('zrange', p .. 'leases', 0, -1)) do
  webhooks[redis.call('hget', delivery(id), 'webhook_id') or ''] = true
end
for w in pairs(webhooks) do
  local slow = redis.call('hget', webhook(w), 'slow')
  local open = p .. 'log:open:w:' .. w
  local first = redis.call('zrange', open, 0, 0)[1]
  if slow and first then
    local state = states[slow] or { count = 0 }
    states[slow] = state
    state.count = state.count + redis.call('zcard', open)
    if not state.first or first < state.first then state.first = first end
  end
end
local rows = {}
for _, slow in ipairs({ '0', '1', '2' }) do
  local state = states[slow]
  if state then rows[#rows + 1] = { slow, state.count, redis.call('hget', delivery(state.first), 'at') } end
end
return rows`;

/** A delivery with whether its webhook is active; false where it is missing. */
const SHOW = `
local function show(id)
  local fields = redis.call('hgetall', delivery(id))
  local w = redis.call('hget', delivery(id), 'webhook_id')
  if not w then return false end
  fields[#fields + 1] = 'active'
  fields[#fields + 1] = is_active(w) and '1' or '0'
  return fields
end`;

const GET_DELIVERY = `return { now, show(ARGV[1]) or {} }`;

/**
 * Gives a page, and where it ends when it is not whole: each list is read for a thousand deliveries at most, because
 * those of another state may be many.
 */
const LIST_DELIVERIES = `
local kind, owner, state, before, limit = ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])
local ids, floor = {}, ''
local function descending(a, b) return a > b end
local function state_of(id)
  local row = redis.call('hmget', delivery(id), 'state', 'webhook_id')
  if not row[1] or not row[2] then return '' end
  return row[1] == 'pending' and not is_active(row[2]) and 'canceled' or row[1]
end
local function collect(of)
  local key, last = p .. 'log:' .. of .. ':' .. kind .. ':' .. owner, before
  local found, seen, size = 0, 0, math.max(limit, 100)
  while found < limit do
    local page = redis.call('zrevrangebylex', key, last == '' and '+' or '(' .. last, '-', 'limit', 0, size)
    for _, id in ipairs(page) do
      last = id
      local is = state_of(id)
      if is == state or state == '' and is ~= '' then
        ids[#ids + 1] = id
        found = found + 1
      end
    end
    seen = seen + #page
    if #page < size then return end
    if seen >= 1000 and found < limit then
      if last > floor then floor = last end
      return
    end
  end
end
if state == 'delivering' then
  -- There are no more of them than attempts under way.
  for _, id in ipairs(redis.call('zrange', p .. 'leases', 0, -1)) do
    local of = redis.call('hget', delivery(id), kind == 'w' and 'webhook_id' or 'account_id')
    if of == owner and (before == '' or id < before) then ids[#ids + 1] = id end
  end
elseif state == 'pending' then collect('open')
elseif state ~= '' then
  if state == 'canceled' then collect('open') end
  collect(state)
else
  for _, of in ipairs({ 'open', 'succeeded', 'failed', 'canceled', 'skipped' }) do collect(of) end
end
table.sort(ids, descending)
local rows = {}
for _, id in ipairs(ids) do
  if #rows == limit then break end
  if id >= floor then rows[#rows + 1] = show(id) or nil end
end
return { now, rows, #rows < limit and floor or '' }`;

const PURGE = `
local ids = redis.call('zrangebyscore', p .. 'ended', '-inf', now - tonumber(ARGV[1]), 'limit', 0, ARGV[2])
for _, id in ipairs(ids) do forget(id) end
return #ids`;

/** First its webhooks, so that nothing more is claimed or stored; then as many deliveries as asked, and says how many. */
const ERASE_ACCOUNT = `
local account, most, done = ARGV[1], tonumber(ARGV[2]), 0
for _, w in ipairs(redis.call('zrange', p .. 'webhooks:' .. account, 0, -1)) do
  redis.call('del', webhook(w))
  place(w)
end
redis.call('del', p .. 'webhooks:' .. account)
for _, state in ipairs({ 'open', 'succeeded', 'failed', 'canceled', 'skipped' }) do
  local of_account = p .. 'log:' .. state .. ':a:' .. account
  local ids = done < most and redis.call('zrange', of_account, 0, most - done - 1) or {}
  for _, id in ipairs(ids) do
    local w = redis.call('hget', delivery(id), 'webhook_id')
    if w then
      redis.call('zrem', p .. 'log:' .. state .. ':w:' .. w, id)
      redis.call('zrem', p .. 'waiting:' .. w, id)
      redis.call('srem', p .. 'leased:' .. w, id)
    end
    redis.call('zrem', p .. 'leases', id)
    redis.call('zrem', p .. 'ended', id)
    redis.call('zrem', of_account, id)
    redis.call('del', delivery(id))
  end
  done = done + #ids
end
return done`;

/** The scripts by a time source, which sets `now`. */
export function webhookScripts(time: string) {
  const changing = [time, KEYS, PLACE, MOVE, RENEW, CHANGE];
  const compose = (...parts: readonly string[]): Script => script(parts.join('\n'));
  return {
    createWebhook: compose(KEYS, CREATE_WEBHOOK),
    getWebhook: compose(KEYS, GET_WEBHOOK),
    listWebhooks: compose(KEYS, LIST_WEBHOOKS),
    updateWebhook: compose(...changing, UPDATE_WEBHOOK),
    setState: compose(...changing, SET_STATE),
    deleteWebhook: compose(...changing, DELETE_WEBHOOK),
    enqueue: compose(...changing, FORGET, HAND_ON, ENQUEUE),
    endCanceled: compose(...changing, END_CANCELED),
    claim: compose(...changing, CLAIM),
    begin: compose(time, KEYS, BEGIN),
    takeBack: compose(...changing, TAKE_BACK),
    readSettling: compose(time, KEYS, READ, READ_SETTLING),
    settle: compose(...changing, SEEN, READ, SETTLE),
    release: compose(...changing, RELEASE),
    makeDue: compose(time, KEYS, PLACE, MAKE_DUE),
    nextDue: compose(time, KEYS, NEXT_DUE),
    waiting: compose(KEYS, WAITING),
    getDelivery: compose(time, KEYS, SHOW, GET_DELIVERY),
    listDeliveries: compose(time, KEYS, SHOW, LIST_DELIVERIES),
    purge: compose(time, KEYS, FORGET, PURGE),
    eraseAccount: compose(time, KEYS, PLACE, ERASE_ACCOUNT),
  };
}

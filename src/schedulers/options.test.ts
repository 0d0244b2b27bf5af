import { describe, expect, it } from 'vitest';
import { bullmqScheduler } from './bullmq.ts';
import { queueScheduler } from './cloudflare.ts';
import { pgBossScheduler } from './pg-boss.ts';
import { notifyScheduler } from './postgres.ts';
import { timers } from './timers.ts';

const client = { on: () => undefined } as never;

describe('the time between two looks', () => {
  it.each<[string, string, (value: number) => unknown]>([
    ['timers', 'sweep', (sweep) => timers({ sweep })],
    ['notifyScheduler', 'sweep', (sweep) => notifyScheduler(client, { sweep })],
    ['pgBossScheduler', 'sweep', (sweep) => pgBossScheduler(client, { sweep })],
    ['bullmqScheduler', 'sweep', (sweep) => bullmqScheduler(client, undefined, { sweep })],
    ['queueScheduler', 'sweep', (sweep) => queueScheduler(client, { sweep })],
  ])('of %s is a millisecond at least', (name, option, make) => {
    expect(() => make(1)).not.toThrow();
    expect(() => make(0)).toThrow(`${name}: option "${option}" must be a duration from 1ms to 24d`);
  });
});

describe('the channel of notifyScheduler', () => {
  it.each(['a', '_', 'canivete_wakes_2', 'x'.repeat(63)])('may be %s', (channel) => {
    expect(() => notifyScheduler(client, { channel })).not.toThrow();
  });

  it.each(['', 'A', '1', 'a-b', 'a b', 'é', 'a\n', 'x'.repeat(64), 1, null])('cannot be %j', (channel) => {
    expect(() => notifyScheduler(client, { channel: channel as string })).toThrow(
      new TypeError('notifyScheduler: option "channel" must be lower-case letters, digits and _, 63 at most'),
    );
  });
});

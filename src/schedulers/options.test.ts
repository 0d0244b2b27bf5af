import { describe, expect, it } from 'vitest';
import { bullmqScheduler } from './bullmq.ts';
import { queueScheduler } from './cloudflare.ts';
import { pgBossScheduler } from './pg-boss.ts';
import { poller } from './poller.ts';
import { notifyScheduler } from './postgres.ts';
import { timers } from './timers.ts';

const client = { on: () => undefined } as never;

describe('the time between two looks', () => {
  it.each<[string, string, (value: number) => unknown]>([
    ['timers', 'sweep', (sweep) => timers({ sweep })],
    ['poller', 'poll', (poll) => poller({ poll })],
    ['notifyScheduler', 'sweep', (sweep) => notifyScheduler(client, { sweep })],
    ['pgBossScheduler', 'sweep', (sweep) => pgBossScheduler(client, { sweep })],
    ['bullmqScheduler', 'sweep', (sweep) => bullmqScheduler(client, undefined, { sweep })],
    ['queueScheduler', 'sweep', (sweep) => queueScheduler(client, { sweep })],
  ])('of %s is a millisecond at least', (name, option, make) => {
    expect(() => make(1)).not.toThrow();
    expect(() => make(0)).toThrow(`${name}: option "${option}" must be a duration from 1ms to 24d`);
  });
});

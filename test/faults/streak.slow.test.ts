import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { failureStreak } from '../../src/contracts/delivery-policy.ts';
import type {
  Attempt,
  AttemptNumber,
  Claim,
  DisablePolicy,
  Webhook,
} from '../../src/contracts/webhook-store.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { NOW } from '../support/call-tool.ts';
import { fakeEgress, fakeTime, passTime, turnsUntil } from '../support/deliveries.ts';
import { fill, newDeliveryFor, report, startProcess, webhookRecord } from '../support/faults.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POLICY: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

const random = seededRandom('t14');
const below = (n: number) => random() % n;

type Step = Attempt | 'enable';

/** Attempts one after the other, at distances around the borders of the rule. */
function history(): Step[] {
  const steps: Step[] = [];
  let at = NOW;
  const failing = [50, 90, 98, 100][below(4)] as number;
  for (let i = 5 + below(40); i > 0; i--) {
    const far = [below(4 * DAY), 3 * DAY, 3 * DAY + 1][below(3)] as number;
    at += below(12) === 0 ? far : ([1, below(HOUR), below(DAY), DAY, DAY][below(5)] as number);
    const duration = [0, 20, 5_000, 5_001, 9_000][below(5)] as number;
    const error = below(100) < failing ? (below(20) === 0 ? 'abandoned' : 'http_status') : null;
    const number = (1 + below(3)) as AttemptNumber;
    steps.push({ number, at, duration, status: error ? 500 : 200, error, response: '' });
    at += duration;
    if (below(60) === 0) steps.push('enable');
  }
  return steps;
}

/** The rule as it is written, over all that happened: slow and plain. */
function model() {
  let failures: { at: number; ended: boolean }[] = [];
  let lastSuccess = -Infinity;
  let slow = true;
  let disabled = 0;
  let active = true;
  return {
    take(step: Step): void {
      if (step === 'enable') {
        failures = [];
        slow = true;
        active = true;
      } else if (step.error === 'abandoned') {
        return;
      } else if (step.error === null) {
        failures = [];
        lastSuccess = step.at + step.duration;
        slow = step.duration > 5_000;
      } else {
        slow = true;
        if (step.at <= lastSuccess) return;
        failures.push({ at: step.at, ended: step.number === 3 });
        const { since, ended } = this.state();
        if (active && step.at - (since ?? 0) >= 7 * 24 * HOUR && ended >= 3) {
          active = false;
          disabled++;
        }
      }
    },
    state() {
      // From the last failure back to the first gap of over 72 hours.
      let first = failures.length - 1;
      while (first > 0 && (failures[first]?.at ?? 0) - (failures[first - 1]?.at ?? 0) <= 72 * HOUR) first--;
      const run = failures.slice(Math.max(0, first));
      return {
        since: run[0]?.at ?? null,
        last: run.at(-1)?.at ?? null,
        ended: run.filter(({ ended }) => ended).length,
        slow,
        active,
        disabled,
      };
    },
  };
}

/** Applies a step by the rule under test. */
function after(webhook: Webhook, step: Step): Webhook {
  if (step === 'enable') {
    const cleared = { failingSince: null, lastFailureAt: null, failedDeliveries: 0, slow: true };
    return { ...webhook, ...cleared, state: 'active' };
  }
  const { disable, ...changes } = failureStreak(webhook, step, POLICY);
  return { ...webhook, ...changes, ...(disable && { state: 'disabled' }) };
}

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

describe('when failures disable a webhook', () => {
  it('the rule agrees with a model on 10,000 random histories', () => {
    let attempts = 0;
    let disabled = 0;
    for (let i = 0; i < 10_000; i++) {
      const expected = model();
      let webhook: Webhook = webhookRecord(0, random);
      for (const step of history()) {
        expected.take(step);
        if (step !== 'enable') attempts++;
        const wasActive = webhook.state === 'active';
        webhook = after(webhook, step);
        if (wasActive && webhook.state === 'disabled') disabled++;
        const { since, last, ended, slow, active } = expected.state();
        const { failingSince, lastFailureAt, failedDeliveries, state } = webhook;
        if (
          failingSince !== since ||
          lastFailureAt !== last ||
          failedDeliveries !== ended ||
          webhook.slow !== slow ||
          (state === 'active') !== active
        )
          expect([i, step, webhook]).toEqual([i, step, expected.state()]);
      }
    }
    report('the streak rule', { histories: 10_000, attempts, disabled });
    expect(disabled).toBeGreaterThan(500);
  });

  it('the store that settles them disables it too', async () => {
    const histories = 10_000;
    let disabled = 0;
    for (let i = 0; i < histories; i++) {
      const store = memoryStore();
      const expected = model();
      await store.createWebhook(webhookRecord(0, random), 1);
      for (const step of history()) {
        expected.take(step);
        if (step === 'enable') await store.setState('wh_0', 'active', null, NOW);
        else {
          // Deliveries raised for a disabled webhook are skipped, so this one is raised before.
          const before = await store.getWebhook('wh_0');
          if (before?.state === 'disabled') {
            expected.take('enable');
            await store.setState('wh_0', 'active', null, NOW);
            // The model has to see the step after the webhook is active again.
            expected.take(step);
          }
          await store.enqueue([newDeliveryFor('wh_0', step.at, random)], 10);
          const asked = { owner: 't', limit: 1, slow: 1, lease: 30_000, perWebhook: 4 };
          const [{ delivery, token }] = (await store.claim(asked)) as [Claim];
          const next = step.error === null ? 'succeeded' : 'failed';
          const settlement = { id: delivery.id, token, attempt: step, policy: POLICY };
          const settled = await store.settle({ ...settlement, next: { state: next } });
          if (settled.disabled) disabled++;
        }
        const { since, ended, slow, active } = expected.state();
        const {
          failingSince,
          failedDeliveries,
          slow: isSlow,
          state,
        } = (await store.getWebhook('wh_0')) as Webhook;
        expect([i, failingSince, failedDeliveries, isSlow, state === 'active']).toEqual([
          i,
          since,
          ended,
          slow,
          active,
        ]);
      }
    }
    report('the streak rule in a store', { histories, disabled });
    expect(disabled).toBeGreaterThan(0);
  });

  it('two processes whose attempts all fill the rule disable the webhook once, and tell of it once', async () => {
    const store = memoryStore();
    const failing = {
      failingSince: NOW - 8 * DAY,
      lastFailureAt: NOW - DAY,
      failedDeliveries: 3,
      slow: false,
    };
    await fill(store, { webhooks: 10, deliveries: 400, random }, failing);
    const told: string[] = [];
    const { egress, most } = fakeEgress(() => ({ status: 500, after: 1_000 }));
    const processes = [1, 2].map(() =>
      startProcess(store, {
        egress,
        webhooks: { concurrency: 20 },
        onWebhookDisabled: ({ id }) => void told.push(id),
      }),
    );
    for (const { service } of processes) await service.start();
    await turnsUntil(() => most.open === 40);
    await passTime(10_000);
    report('the streak rule in two processes', { attemptsAtOnce: most.open, told: told.length });
    expect(most.open).toBe(40);
    expect(told.toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `wh_${i}`));
  });
});

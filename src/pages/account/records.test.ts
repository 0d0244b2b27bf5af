import { describe, expect, it } from 'vitest';
import type { ShownKey } from '../../access/keys.ts';
import type { WebhookRecord } from '../../webhooks/record.ts';
import { LAST_INSTANT } from './fields.ts';
import { isoOf, keyOf, webhookOf } from './records.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

it.each([
  [-1, '1970-01-01T00:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [1, '1970-01-01T00:00:00.001Z'],
  [LAST_INSTANT - 1, '9999-12-31T23:59:59.998Z'],
  [LAST_INSTANT, '9999-12-31T23:59:59.999Z'],
  [LAST_INSTANT + 1, '9999-12-31T23:59:59.999Z'],
])('the instant %d is written %s', (at, text) => {
  expect(isoOf(at)).toBe(text);
});

describe('a key', () => {
  const record: ShownKey = {
    id: 'key_1',
    accountId: 'a',
    hint: 'cnv_…',
    scope: 'account',
    tools: null,
    createdAt: NOW,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  };

  it('a key says its instants as texts', () => {
    expect(keyOf(record, NOW)).toEqual({
      id: 'key_1',
      accountId: 'a',
      hint: 'cnv_…',
      scope: 'account',
      tools: null,
      state: 'live',
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    });
  });

  it('without a scope, as older ones are stored, is for tools', () => {
    const { scope: _scope, ...older } = record;
    expect(keyOf(older as ShownKey, NOW).scope).toBe('tools');
  });

  it.each<[Partial<ShownKey>, string]>([
    [{ expiresAt: NOW + 1 }, 'live'],
    [{ expiresAt: NOW }, 'expired'],
    [{ revokedAt: NOW }, 'revoked'],
    [{ expiresAt: NOW, revokedAt: NOW }, 'revoked'],
  ])('with %j is %s', (parts, state) => {
    expect(keyOf({ ...record, ...parts }, NOW).state).toBe(state);
  });
});

it.each([
  [null, false, null],
  [NOW - 1, false, null],
  [NOW, false, null],
  [NOW + 1, true, '2026-11-21T12:00:00.001Z'],
])('a webhook whose next secret comes at %j rotates: %s', (nextSecretUntil, rotating, until) => {
  const webhook = { events: ['tool_used'], headers: [], createdAt: NOW, updatedAt: NOW, nextSecretUntil };
  const none = { disabledAt: null, failingSince: null, lastFailureAt: null, lastSuccessAt: null };
  expect(webhookOf({ ...webhook, ...none } as unknown as WebhookRecord, null, NOW)).toMatchObject({
    rotating,
    nextSecretUntil: until,
  });
});

it.each([
  [null, 'plan'],
  [{ requestsPerMonth: 1, tools: '*', events: [] }, 'plan'],
  [{ requestsPerMonth: 1, tools: '*', events: ['favorite_added'] }, 'plan'],
  [{ requestsPerMonth: 1, tools: '*', events: ['favorite_added', 'tool_used'] }, null],
] as const)('a webhook of tool_used in an account of the plan %j is asleep: %s', (plan, asleep) => {
  const webhook = { events: ['tool_used', 'result_generated'], headers: [], createdAt: NOW, updatedAt: NOW };
  const none = { disabledAt: null, failingSince: null, lastFailureAt: null, lastSuccessAt: null };
  const record = { ...webhook, ...none, nextSecretUntil: null } as unknown as WebhookRecord;
  expect(webhookOf(record, plan, NOW).asleep).toBe(asleep);
});

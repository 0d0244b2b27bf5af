import { expect, it } from 'vitest';
import { keyValues, webhookValues } from '../_rows/records.ts';
import { changeOf, keyPairs, rowOf, webhookPairs } from './hashes.ts';

it('a key that comes from another store keeps all that is known of it', () => {
  const key = {
    ...{ id: 'k', accountId: 'a', digest: 'd', hint: 'h', name: 'n', scope: 'account' as const },
    ...{ tools: ['cpf'], createdAt: 1, expiresAt: 2, revokedAt: 3, lastUsedAt: 4 },
  };
  expect(keyPairs(keyValues(key))).toEqual([
    ...['id', 'k', 'account_id', 'a', 'digest', 'd', 'hint', 'h', 'name', 'n', 'scope', 'account'],
    ...['tools', '["cpf"]', 'created_at', 1, 'expires_at', 2, 'revoked_at', 3, 'last_used_at', 4],
  ]);
});

it('a webhook that comes from another store keeps all that is known of it', () => {
  const webhook = {
    ...{ id: 'w', accountId: 'a', url: 'u', events: ['tool_used'] as const, description: 'd' },
    ...({ state: 'disabled', disabledReason: 'request', disabledAt: 1 } as const),
    ...{ secret: 's', nextSecret: 'n', nextSecretUntil: 2 },
    ...{ failingSince: 3, lastFailureAt: 4, failedDeliveries: 5, lastSuccessAt: 6, slow: true },
    ...{ version: 7, createdAt: 8, updatedAt: 9, tools: ['cpf'], headers: { authorization: 'x' } },
  };
  expect(webhookPairs(webhookValues(webhook))).toEqual([
    ...['id', 'w', 'account_id', 'a', 'url', 'u', 'events', '["tool_used"]', 'description', 'd'],
    ...['state', 'disabled', 'disabled_reason', 'request', 'disabled_at', 1],
    ...['secret', 's', 'next_secret', 'n', 'next_secret_until', 2],
    ...['failing_since', 3, 'last_failure_at', 4, 'failed_deliveries', 5, 'last_success_at', 6, 'slow', 2],
    ...['version', 7, 'created_at', 8, 'updated_at', 9],
    ...['tools', '["cpf"]', 'headers', '{"authorization":"x"}'],
  ]);
});

it('a change of undefined changes nothing, and one of null removes the field', () => {
  expect(changeOf({ a: 1, b: undefined, c: null, d: 'x' })).toEqual([4, 'a', 1, 'd', 'x', 'c']);
});

it('a reply is a row of its fields and no others, or none', () => {
  expect(rowOf(['a', '1', 'b', '2'])).toStrictEqual({ a: '1', b: '2' });
  expect(rowOf([])).toBeNull();
  expect(rowOf(null)).toBeNull();
});

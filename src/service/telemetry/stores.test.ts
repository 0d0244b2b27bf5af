import { expect, it } from 'vitest';
import type { Spans, SpanStart } from '../../contracts/spans.ts';
import type { Stores } from '../../contracts/stores.ts';
import { tracedStores } from './stores.ts';

const METHODS = {
  keyStore: ['findKey', 'getAccount', 'touchKey', 'addFavorite'],
  quotaStore: ['consume', 'read'],
  webhookStore: [
    ...['createWebhook', 'listWebhooks', 'enqueue', 'claim', 'settle', 'release', 'nextDue', 'purge'],
    ...['getDelivery', 'eraseAccount'],
  ],
  usageStore: ['add', 'read', 'purge', 'eraseAccount'],
};

/** Stores whose methods give back their name and what they are given. */
const stores = Object.fromEntries(
  Object.entries(METHODS).map(([name, methods]) => [
    name,
    Object.fromEntries(methods.map((method) => [method, (...given: unknown[]) => [method, ...given]])),
  ]),
) as unknown as Stores;

it('each call that a request may wait for has a span, and none of those that the service makes by itself', () => {
  const begun: [string, SpanStart][] = [];
  const spans: Spans = {
    within(name, start, work) {
      begun.push([name, start]);
      return work({} as never);
    },
  };
  const traced = tracedStores(stores, spans) as unknown as Record<
    string,
    Record<string, (...given: readonly unknown[]) => unknown>
  >;
  for (const [name, methods] of Object.entries(METHODS)) {
    for (const method of methods) expect(traced[name]?.[method]?.(1, 'a')).toEqual([method, 1, 'a']);
  }
  expect(begun.map(([name]) => name)).toEqual([
    'keyStore.findKey',
    'keyStore.getAccount',
    'keyStore.touchKey',
    'keyStore.addFavorite',
    'quotaStore.consume',
    'quotaStore.read',
    'webhookStore.createWebhook',
    'webhookStore.listWebhooks',
    'webhookStore.enqueue',
    'webhookStore.getDelivery',
    'webhookStore.eraseAccount',
    'usageStore.read',
    'usageStore.eraseAccount',
  ]);
  expect(begun[0]?.[1]).toEqual({
    attributes: { 'canivete.store': 'keyStore', 'canivete.store.method': 'findKey' },
  });
});

it('a member of a store that is no method stays as it is at each moment', () => {
  let revision = 1;
  const keyStore = Object.defineProperty({}, 'revision', { get: () => revision });
  const traced = tracedStores({ keyStore } as unknown as Stores, {} as Spans);
  revision = 2;
  expect(traced.keyStore.revision).toBe(2);
});

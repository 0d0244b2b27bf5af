import type { FavoriteOperations } from '../../access/favorites.ts';
import type { KeyOperations } from '../../access/keys.ts';
import type { Operations, Usage } from '../../access/operations.ts';
import { orNotFound, type RecordKind } from '../../contracts/records.ts';
import type { Delivery } from '../../contracts/webhook-store.ts';
import type { WebhookOperations } from '../../webhooks/operations.ts';

/** An operation without its first argument. */
type Bound<Operation> = Operation extends (first: string, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Operations that take an account's id first, bound to one account. */
type OfAccount<Operations, Names extends keyof Operations> = {
  readonly [Name in Names]: Bound<Operations[Name]>;
};

type ByAccount = 'create' | 'list';

/**
 * The operations of a service for one account, for pages of a host's own: an id that came from a browser may be another
 * account's, and is then treated as one that does not exist. `get` gives null for it, all else rejects with a
 * `ServiceError` `not_found`.
 */
export interface BoundAccount {
  /** Same as `service.keys`; `max` is the option `account.maxKeys` unless another one is given. */
  readonly keys: OfAccount<KeyOperations, ByAccount> & Omit<KeyOperations, ByAccount>;
  readonly webhooks: OfAccount<WebhookOperations, ByAccount> &
    Omit<WebhookOperations, ByAccount | 'delivery' | 'resend' | 'retry'>;
  /** Deliveries by their own ids, those of deleted webhooks too. */
  readonly deliveries: {
    get(id: string): Promise<Delivery | null>;
    resend(id: string): Promise<Delivery>;
    retry(id: string): Promise<Delivery>;
  };
  readonly favorites: OfAccount<FavoriteOperations, keyof FavoriteOperations>;
  usage(month?: string): Promise<Usage>;
}

export interface BoundParts {
  readonly keys: KeyOperations;
  readonly webhooks: WebhookOperations;
  readonly favorites: FavoriteOperations;
  readonly usage: Operations['usage'];
  readonly maxKeys: number;
}

/** A record that belongs to an account. */
interface Owned {
  readonly accountId: string;
}

export function bind(accountId: string, parts: BoundParts): BoundAccount {
  const { keys, webhooks, favorites, usage, maxKeys: max } = parts;

  /** Looks up a record, and finds nothing that is another account's. */
  const ownedBy =
    <Found extends Owned>(get: (id: string) => Promise<Found | null>) =>
    async (id: string) => {
      const found = await get(id);
      return found?.accountId === accountId ? found : null;
    };

  /** Wraps an operation: it first checks that the id is this account's. */
  const guard =
    (kind: RecordKind, get: (id: string) => Promise<Owned | null>) =>
    <Rest extends readonly unknown[], Result>(operation: (id: string, ...rest: Rest) => Promise<Result>) =>
    async (id: string, ...rest: Rest): Promise<Result> => {
      orNotFound(await get(id), kind, id);
      return operation(id, ...rest);
    };

  const ownKey = ownedBy(keys.get);
  const ofKey = guard('key', ownKey);
  const ownWebhook = ownedBy(webhooks.get);
  const ofWebhook = guard('webhook', ownWebhook);
  const ownDelivery = ownedBy(webhooks.delivery);
  const ofDelivery = guard('delivery', ownDelivery);
  const rotate = ofKey(keys.rotate);
  return {
    keys: {
      create: async (options) => keys.create(accountId, { max, ...options }),
      get: ownKey,
      list: async () => keys.list(accountId),
      update: ofKey(keys.update),
      revoke: ofKey(keys.revoke),
      rotate: async (id, options) => rotate(id, { max, ...options }),
    },
    webhooks: {
      create: async (input) => webhooks.create(accountId, input),
      get: ownWebhook,
      list: async () => webhooks.list(accountId),
      update: ofWebhook(webhooks.update),
      disable: ofWebhook(webhooks.disable),
      enable: ofWebhook(webhooks.enable),
      delete: ofWebhook(webhooks.delete),
      rotateSecret: ofWebhook(webhooks.rotateSecret),
      commitSecret: ofWebhook(webhooks.commitSecret),
      test: ofWebhook(webhooks.test),
      deliveries: ofWebhook(webhooks.deliveries),
      recover: ofWebhook(webhooks.recover),
      retryAll: ofWebhook(webhooks.retryAll),
    },
    deliveries: {
      get: ownDelivery,
      resend: ofDelivery(webhooks.resend),
      retry: ofDelivery(webhooks.retry),
    },
    favorites: {
      add: async (toolId) => favorites.add(accountId, toolId),
      remove: async (toolId) => favorites.remove(accountId, toolId),
      list: async () => favorites.list(accountId),
    },
    usage: async (month) => usage(accountId, month),
  };
}

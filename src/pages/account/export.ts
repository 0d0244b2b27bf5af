import type { KeyOperations, ShownKey } from '../../access/keys.ts';
import type { Account, Favorite, KeyStore } from '../../contracts/key-store.ts';
import { requireAccount } from '../../contracts/records.ts';
import {
  KEPT_DAYS,
  type UsageHour,
  type UsageQuery,
  type UsageRow,
  usageDay,
} from '../../contracts/usage-store.ts';
import type { Delivery, WebhookStore } from '../../contracts/webhook-store.ts';
import { DAY } from '../../lib/dates/durations.ts';
import { nextTurn } from '../../lib/turns.ts';
import type { WebhookOperations, WebhookRecord } from '../../webhooks/operations.ts';

/** Everything that is kept of an account. Instants are milliseconds since 1970. */
export interface AccountExport {
  readonly exportedAt: number;
  readonly account: Account;
  /** The keys, without their digests. */
  readonly keys: readonly ShownKey[];
  readonly favorites: readonly Favorite[];
  /** The webhooks, without their secrets. */
  readonly webhooks: readonly WebhookRecord[];
  readonly usage: readonly UsageRow[];
  /** The hours of the last days; none where the store keeps no hours. */
  readonly usageByHour: readonly UsageHour[];
  /** Newest first, with their bodies, those of deleted webhooks too: as many as fit in 8 MiB, and one at least. */
  readonly deliveries: readonly Delivery[];
  /** Pass it as `before` for the rest of the deliveries; null at their end. */
  readonly next: string | null;
}

export interface ExportParts {
  readonly keys: KeyOperations;
  readonly keyStore: KeyStore;
  readonly webhooks: Pick<WebhookOperations, 'list'>;
  readonly webhookStore: WebhookStore;
  readonly readUsage: (query: UsageQuery) => Promise<readonly UsageRow[]>;
  readonly readHours: (query: UsageQuery) => Promise<readonly UsageHour[] | null>;
  readonly clock: () => number;
}

/** The largest answer of a service, in bytes. */
const MAX_BYTES = 8_388_608;
const PAGE = 50;

/** The written form of an export, which its size is measured by. */
export interface Form<Written> {
  /** Writes all but the deliveries. */
  whole(all: AccountExport): Written;
  delivery(delivery: Delivery): unknown;
}

/**
 * Exports an account, as it is written by `form` within 8 MiB. The deliveries are read by pages, so that never many
 * more are in memory than fit, and other requests have a turn before each. Rejects with a `ServiceError` `not_found`.
 */
export async function exportAccount<Written extends object>(
  id: string,
  before: string | undefined,
  parts: ExportParts,
  form: Form<Written>,
): Promise<Written & { readonly deliveries: readonly unknown[]; readonly next: string | null }> {
  const { keys, keyStore, webhooks, webhookStore, readUsage, readHours, clock } = parts;
  const now = clock();
  const account = await requireAccount(keyStore, id);
  const usage = { accountId: id, from: usageDay(now - KEPT_DAYS * DAY), to: usageDay(now) };
  const whole = form.whole({
    exportedAt: now,
    account,
    keys: await keys.list(id),
    favorites: await keyStore.listFavorites(id),
    webhooks: await webhooks.list(id),
    usage: await readUsage(usage),
    usageByHour: (await readHours(usage)) ?? [],
    deliveries: [],
    next: null,
  });

  const deliveries: unknown[] = [];
  let left = MAX_BYTES - sizeOf(whole);
  let last = before;
  for (;;) {
    await nextTurn();
    const page = await webhookStore.listDeliveries({
      accountId: id,
      ...(last && { before: last }),
      limit: PAGE,
    });
    for (const delivery of page) {
      const written = form.delivery(delivery);
      left -= sizeOf(written) + 1;
      if (left < 0 && deliveries.length > 0) return { ...whole, deliveries, next: last ?? null };
      deliveries.push(written);
      last = delivery.id;
    }
    if (page.length < PAGE) return { ...whole, deliveries, next: null };
  }
}

/** The bytes of a value as JSON. */
function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}

/** The form in which operations give records. */
export const asRecords: Form<AccountExport> = { whole: (all) => all, delivery: (delivery) => delivery };

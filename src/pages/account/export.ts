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
import { joinChunks } from '../../lib/bytes/chunks.ts';
import { nextTurn } from '../../lib/turns.ts';
import type { WebhookOperations } from '../../webhooks/operations.ts';
import type { WebhookRecord } from '../../webhooks/record.ts';

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
/** Rows of a list that are written at once. */
const ROWS = 1_000;
/** Bytes that are written before other requests have a turn. */
const TURN_BYTES = 1_048_576;

const encoder = new TextEncoder();
const comma = encoder.encode(',');

/** The written form of an export, which its size is measured by. */
export interface Form<Written> {
  /** Writes all but the deliveries. */
  whole(all: AccountExport): Written;
  delivery(delivery: Delivery): unknown;
}

/**
 * Exports an account, as it is written by `form` within 8 MiB. The deliveries are read by pages, so that never many
 * more are in memory than fit, and other requests have a turn before each page and after each MiB. Rejects with a
 * `ServiceError` `not_found`.
 */
export async function exportAccount<Written extends object>(
  id: string,
  before: string | undefined,
  parts: ExportParts,
  form: Form<Written>,
): Promise<Written & { readonly deliveries: readonly unknown[]; readonly next: string | null }> {
  const deliveries: unknown[] = [];
  const { whole, next } = await collect(id, before, parts, form, (delivery) => deliveries.push(delivery));
  return { ...whole, deliveries, next };
}

/** Writes an export as JSON. Each part is written in the turn that measures it, so that no turn writes all of it. */
export async function writeExport<Written extends object>(
  id: string,
  before: string | undefined,
  parts: ExportParts,
  form: Form<Written>,
): Promise<Uint8Array> {
  const deliveries: Uint8Array[] = [];
  const { written, next } = await collect(id, before, parts, form, (_, bytes) => deliveries.push(bytes));
  return joinChunks([
    ...written,
    encoder.encode(',"deliveries":['),
    ...deliveries.flatMap((delivery, i) => (i === 0 ? [delivery] : [comma, delivery])),
    encoder.encode(`],"next":${JSON.stringify(next)}}`),
  ]);
}

/** Reads and measures an export; hands over each delivery that fits. */
async function collect<Written extends object>(
  id: string,
  before: string | undefined,
  { keys, keyStore, webhooks, webhookStore, readUsage, readHours, clock }: ExportParts,
  form: Form<Written>,
  add: (delivery: unknown, written: Uint8Array) => void,
) {
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

  const write = writer();
  const written = await writeMembers(whole, write);
  let left = MAX_BYTES - written.reduce((sum, { byteLength }) => sum + byteLength, 1);
  let fitting = 0;
  let last = before;
  for (;;) {
    await nextTurn();
    const page = await webhookStore.listDeliveries({
      accountId: id,
      ...(last && { before: last }),
      limit: PAGE,
    });
    for (const one of page) {
      const delivery = form.delivery(one);
      const bytes = await write(JSON.stringify(delivery));
      left -= bytes.byteLength + 1;
      if (left < 0 && fitting > 0) return { whole, written, next: last ?? null };
      add(delivery, bytes);
      fitting++;
      last = one.id;
    }
    if (page.length < PAGE) return { whole, written, next: null };
  }
}

type Write = (text: string) => Promise<Uint8Array>;

/** Encodes texts, and gives other requests a turn whenever they come to a MiB. */
function writer(): Write {
  let since = 0;
  return async (text) => {
    const bytes = encoder.encode(text);
    since += bytes.byteLength;
    if (since >= TURN_BYTES) {
      since = 0;
      await nextTurn();
    }
    return bytes;
  };
}

/** Writes the members of an object as JSON, long lists some rows at a time, without the brace at its end. */
async function writeMembers(whole: object, write: Write): Promise<Uint8Array[]> {
  const written: Uint8Array[] = [];
  for (const [i, [name, value]] of Object.entries(whole).entries()) {
    const head = `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    if (!Array.isArray(value)) {
      written.push(await write(head + JSON.stringify(value)));
      continue;
    }
    written.push(await write(`${head}[`));
    for (let start = 0; start < value.length; start += ROWS) {
      const rows = JSON.stringify(value.slice(start, start + ROWS)).slice(1, -1);
      written.push(await write(start === 0 ? rows : `,${rows}`));
    }
    written.push(await write(']'));
  }
  return written;
}

/** The form in which operations give records. */
export const asRecords: Form<AccountExport> = { whole: (all) => all, delivery: (delivery) => delivery };

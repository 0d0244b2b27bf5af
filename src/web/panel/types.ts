/** The answers of the addresses of the account area. */
import type { InferOutput } from 'valibot';
import type { KeyRecord, deliveryRecord, webhookRecord, wholeDelivery } from '../../pages/account/records.ts';
import type { EventName } from '../../contracts/event-names.ts';

export type { EventName };
export type Key = KeyRecord;
export type Webhook = InferOutput<typeof webhookRecord>;
export type Delivery = InferOutput<typeof deliveryRecord>;
export type WholeDelivery = InferOutput<typeof wholeDelivery>;

export interface Account {
  readonly id: string;
  readonly name: string | null;
  readonly status: 'active' | 'suspended';
  readonly plan: string;
  readonly requestsPerMonth: number | null;
  readonly events: readonly EventName[];
  readonly createdAt: string;
  /** The changes of itself that the host lets it make. */
  readonly may: readonly ('rename' | 'erase')[];
  readonly counts: { readonly keys: number; readonly webhooks: number; readonly favorites: number };
}

export interface Counts {
  readonly ok: number;
  readonly refused: number;
  readonly failed: number;
}

export interface Usage {
  readonly month: {
    readonly month: string;
    readonly used: number;
    readonly limit: number | null;
    readonly remaining: number | null;
    readonly resetsAt: string;
  };
  readonly from: string;
  readonly to: string;
  readonly days: readonly (Counts & { readonly date: string })[];
  readonly tools: readonly (Counts & { readonly tool: string })[];
  readonly keys: readonly (Counts & {
    /** Null: calls without a key. */
    readonly key: string | null;
    /** Null also where the key is no longer kept. */
    readonly name: string | null;
    readonly hint: string | null;
  })[];
  /** Where they were asked for; null where the service keeps none. */
  readonly hours?: readonly (Counts & { readonly at: string })[] | null;
}

/** A plan of the service. */
export interface Plan {
  readonly name: string;
  readonly requestsPerMonth: number | null;
  /** Number of tools that it may call. */
  readonly tools: number;
  /** The price of a month: null where it is quoted on request, absent where the host names none. */
  readonly price?: number | null;
  readonly currency?: string;
  readonly text?: string;
  readonly events: readonly EventName[];
}

/** A tool in the list of the service. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** That of a category of the host's own. */
  readonly categoryName?: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A tool with its examples, as the service describes it. */
export interface WholeTool extends Tool {
  readonly examples: readonly { readonly input: Readonly<Record<string, unknown>> }[];
}

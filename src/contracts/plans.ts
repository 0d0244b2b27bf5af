/** Plans: the rights of accounts, by the name of their plan. */
import type { Text } from '../lib/languages.ts';
import type { EventName } from './event-names.ts';

export interface Plan {
  /** Null: without a limit. */
  readonly requestsPerMonth: number | null;
  /** Ids of tools. */
  readonly tools: '*' | { readonly allow: readonly string[] } | { readonly deny: readonly string[] };
  readonly events: readonly EventName[];
  /** For a pricing page, as is the rest: the price of a month, in `currency`; null where you quote one on request. */
  readonly price?: number | null;
  /** A code of ISO 4217, such as `BRL`. */
  readonly currency?: string;
  /** A sentence about the plan, in one language or in both. */
  readonly text?: string | Text;
}

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans that a service has unless its options replace them. */
export const builtInPlans = {
  free: { requestsPerMonth: 100, tools: '*', events: [] },
  pro: { requestsPerMonth: 10_000, tools: '*', events: ['tool_used', 'favorite_added'] },
  enterprise: {
    requestsPerMonth: null,
    tools: '*',
    events: ['tool_used', 'favorite_added', 'result_generated'],
  },
} as const satisfies Plans;

/** Plans of a host, by name; null takes a built-in one away. */
export type OwnPlans = Readonly<Record<string, Plan | null>>;

/** The plans of a service: the built-in ones, with those of the host added or in their place. */
export function plansWith(own: OwnPlans = {}): Plans {
  const all: OwnPlans = { ...builtInPlans, ...own };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Plan] => entry[1] !== null),
  );
}

export function planAllows({ tools }: Plan, toolId: string): boolean {
  if (tools === '*') return true;
  return 'allow' in tools ? tools.allow.includes(toolId) : !tools.deny.includes(toolId);
}

/** Gives the plan of that name, or null when it does not exist, which allows nothing. */
export function planOf(plans: Plans, { plan }: { readonly plan: string }): Plan | null {
  return Object.hasOwn(plans, plan) ? (plans[plan] ?? null) : null;
}

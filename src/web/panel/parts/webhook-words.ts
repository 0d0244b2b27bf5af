import type { Context } from '../context.ts';
import type { EventName, Webhook } from '../types.ts';

/** Gives the name that a person knows a webhook by: its description, or else where it leads to. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description ?? url.replace(/^https?:\/\//, '');
}

/** The words of events. */
export const eventWords = ({ t }: Context, events: readonly EventName[]): string =>
  events.map((event) => t.webhooks.eventNames[event]).join(', ');

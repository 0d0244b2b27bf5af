import type { Webhook } from '../types.ts';

/** Gives the name that a person knows a webhook by: its description, or else where it leads to. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description ?? url.replace(/^https?:\/\//, '');
}

import type { Webhook } from '../types.ts';

/** What a person calls a webhook: its description, or else where it leads to. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description ?? url.replace(/^https?:\/\//, '');
}

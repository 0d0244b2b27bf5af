import { state } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import type { Webhook } from '../types.ts';

/** Gives the name that a person knows a webhook by: its description, or else where it leads to. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description ?? url.replace(/^https?:\/\//, '');
}

/** The state of a webhook in a word. */
export function stateOf({ t }: Context, { state: is, asleep, failingSince }: Webhook): HTMLElement {
  if (is === 'disabled') return state('over', t.webhooks.disabled);
  if (asleep !== null) return state('warned', t.webhooks.asleep);
  return failingSince === null ? state('good', t.webhooks.active) : state('warned', t.webhooks.failing);
}

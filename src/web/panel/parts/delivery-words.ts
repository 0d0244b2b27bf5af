import { h } from '../../shared/dom.ts';
import type { Glyph } from '../../shared/glyphs.ts';
import type { Context } from '../context.ts';
import type { Delivery } from '../types.ts';

export function eventOf({ event, toolId }: Pick<Delivery, 'event' | 'toolId'>): HTMLElement {
  return h('span', null, h('code', null, event), ' ', h('span', { class: 'muted' }, toolId));
}

type Attempt = Delivery['attempts'][number];

/** Gives the status that answered an attempt, or why there was no answer. */
export function outcomeOf({ t }: Context, { status, error }: Pick<Attempt, 'status' | 'error'>): string {
  return String(status ?? t.deliveries.errors[error as string] ?? error);
}

export function lastAnswer(context: Context, { attempts }: Delivery): string {
  const last = attempts.at(-1);
  return last ? outcomeOf(context, last) : context.t.deliveries.noAttempts;
}

/** The sign of each state. */
export const glyphs: Readonly<Record<Delivery['state'], Glyph>> = {
  pending: 'waits',
  delivering: 'waits',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'over',
  skipped: 'over',
};

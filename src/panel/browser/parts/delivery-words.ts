import { h } from '../../../pages/browser/dom.ts';
import type { Glyph } from '../../../pages/browser/glyphs.ts';
import type { Context } from '../context.ts';
import type { Delivery } from '../types.ts';

export function eventOf({ event, toolId }: Pick<Delivery, 'event' | 'toolId'>): HTMLElement {
  return h('span', null, h('code', null, event), ' ', h('span', { class: 'muted' }, toolId));
}

type Attempt = Delivery['attempts'][number];

/** Why an attempt failed, or its status. */
export function outcomeOf({ t }: Context, { status, error }: Attempt): string {
  if (error === null || error === 'http_status' || status !== null) return String(status);
  return t.deliveries.errors[error] ?? error;
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

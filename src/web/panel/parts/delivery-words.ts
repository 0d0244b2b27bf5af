import { h } from '../../shared/dom.ts';
import type { Glyph } from '../../shared/glyphs.ts';
import { type Context, shortName } from '../context.ts';
import type { Delivery } from '../types.ts';

/** The tool of a delivery by its name, and what happened to it. */
export function eventOf(
  { t, tools }: Context,
  { event, toolId }: Pick<Delivery, 'event' | 'toolId'>,
): HTMLElement {
  const happened = t.webhooks.eventNames[event].toLowerCase();
  return h(
    'span',
    null,
    h('span', { class: 'strong' }, shortName(tools, toolId)),
    ' ',
    h('span', { class: 'muted' }, happened),
  );
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

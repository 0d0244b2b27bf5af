/** Dates on a line: the day that decides is full, a term that ends is amber. */
import { h } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import { dayWriter } from './days.ts';
import { figure } from './drawing.ts';

export interface Moment {
  readonly date: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly kind?: 'decided' | 'term';
}

/** Lists moments by date, the earliest first. */
export function timeline(moments: readonly Moment[], label: string, language: Language): HTMLElement {
  const write = dayWriter(language);
  return figure(
    'timeline',
    h(
      'ol',
      { 'aria-label': label },
      moments
        .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
        .map(({ date, name, note, kind }) =>
          h(
            'li',
            { class: kind ?? null },
            h('time', { datetime: date }, write(date)),
            h('span', { class: 'dot', 'aria-hidden': 'true' }),
            h('span', null, h('b', null, name), note !== undefined && h('span', { class: 'hint' }, note)),
          ),
        ),
    ),
  );
}

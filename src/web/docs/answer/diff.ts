/** The differences of two texts: signs in the margin, and a ground that differs. */
import { h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';

interface Change {
  readonly type: 'equal' | 'insert' | 'delete';
  readonly value: string;
}

/** Tests that a list holds what stayed, came and went. */
export const isDiff = (items: readonly object[]): items is readonly Change[] =>
  items.every((item) => {
    const { type, value } = item as Partial<Change>;
    return typeof value === 'string' && ['equal', 'insert', 'delete'].includes(type ?? '');
  });

const SIGNS = { equal: ' ', insert: '+', delete: '−' } as const;

/** Shows changes by line with the numbers of both texts, others within one text. */
export function diff(
  { t }: Context,
  title: string,
  changes: readonly Change[],
  isByLine: boolean,
): HTMLElement {
  let before = 0;
  let after = 0;
  const rows = changes.flatMap(({ type, value }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => {
        if (type !== 'insert') before++;
        if (type !== 'delete') after++;
        const number = (is: boolean, count: number) => h('td', { class: 'number muted' }, is && count);
        return h(
          'tr',
          { class: type },
          number(type !== 'insert', before),
          number(type !== 'delete', after),
          h(
            'td',
            null,
            SIGNS[type],
            type !== 'equal' && h('span', { class: 'only-read' }, t.answer.changes[type]),
          ),
          h('td', { class: 'wrap' }, line),
        );
      }),
  );
  const inline = () =>
    changes.map(({ type, value }) =>
      type === 'equal' ? value : h(type === 'insert' ? 'ins' : 'del', null, value),
    );
  return h(
    'div',
    { class: 'part code diff', tabindex: 0, role: 'region', 'aria-label': title },
    isByLine
      ? h('table', null, h('caption', { class: 'only-read' }, title), h('tbody', null, rows))
      : h('p', null, inline()),
  );
}

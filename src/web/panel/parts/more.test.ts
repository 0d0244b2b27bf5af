import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { texts } from '../texts/index.ts';
import { fifties } from './more.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, role, roles } = makeDocument();
const t = texts.pt;
const context = { language: 'pt', t } as Context;

it.each([
  [49, []],
  [50, []],
  [51, [[50, 1]]],
  [100, [[50, 50]]],
  [
    101,
    [
      [50, 50],
      [100, 1],
    ],
  ],
  [
    152,
    [
      [50, 50],
      [100, 50],
      [150, 2],
    ],
  ],
] as const)('%i of a list are shown fifty at a time', (length, steps) => {
  const items = Array.from({ length }, (_, i) => `${i} `);
  show(fifties(context, items, (shown) => shown.join('')));
  for (const [count, next] of steps) {
    expect(document.body.textContent).toBe(`${items.slice(0, count).join('')}${t.more(next)}`);
    role('button').click();
  }
  expect([document.body.textContent, roles('button')]).toEqual([items.join(''), []]);
});

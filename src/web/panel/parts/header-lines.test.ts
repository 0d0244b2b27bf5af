import { expect, it } from 'vitest';
import { changesIn, hidesValues, linesOf } from './header-lines.ts';

const had = ['authorization', 'x-gateway'];
const shown = linesOf(had);

it.each([
  ['what is still hidden stays', shown, {}],
  ['a line that is gone takes its header away', shown.split('\n')[0] ?? '', { 'x-gateway': null }],
  ['a value that was typed is the new one', shown.replace(/ \S+$/, ' a:b '), { 'x-gateway': 'a:b' }],
  ['a header is the same in capitals', `AUTHORIZATION: x\n${shown.split('\n')[1]}`, { AUTHORIZATION: 'x' }],
  ['an empty line is nothing', `\n${shown}\n\n`, {}],
  ['a line without a colon is no header', `${shown}\nx-more`, null],
])('%s', (_, text, changes) => {
  expect(changesIn(text, had)).toEqual(changes);
});

it('a text hides values until each of them is typed again', () => {
  expect(
    [shown, `authorization: x\n${shown.split('\n')[1]}`, 'authorization: x', ''].map(hidesValues),
  ).toEqual([true, true, false, false]);
});

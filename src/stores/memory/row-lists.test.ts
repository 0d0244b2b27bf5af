import { expect, it } from 'vitest';
import { rowIndex, rowQueue } from './row-lists.ts';
import type { Row } from './rows.ts';

/** Makes rows named by letters, lets a test remove them, and records each look for a row. */
function held(letters: string) {
  const there = new Set(letters);
  const looks: string[] = [];
  const belongs = ({ id }: Row) => {
    looks.push(id);
    return there.has(id);
  };
  const looked = () => looks.splice(0).join('');
  const rows = Array.from(letters, (id) => ({ id }) as Row);
  return { rows, belongs, looked, takeAway: (id: string) => there.delete(id) };
}

const idsOf = (rows: Iterable<Row>) => Array.from(rows, ({ id }) => id).join('');

it('an index gives the rows of an owner by id, newest first, whatever the order of coming', () => {
  const { rows, belongs } = held('dbacgfe');
  const index = rowIndex(belongs);
  for (const row of rows) index.add(row.id < 'f' ? 'early' : 'late', row);
  expect(idsOf(index.of('early'))).toBe('edcba');
  expect(idsOf(index.of('late'))).toBe('gf');
  expect(idsOf(index.of('nobody'))).toBe('');
  expect(['a', 'c', 'e', 'x'].map((before) => idsOf(index.of('early', before)))).toEqual([
    '',
    'ba',
    'dcba',
    'edcba',
  ]);
});

it('an index closes the gaps of a list once they are half of it, and then counts from 0 again', () => {
  const { rows, belongs, looked, takeAway } = held('abcdefgh');
  const index = rowIndex(belongs);
  for (const row of rows) index.add('a', row);
  const remove = (id: string) => {
    takeAway(id);
    index.removed('a');
    return looked();
  };
  expect(['a', 'b', 'c'].map(remove)).toEqual(['', '', '']);
  expect([idsOf(index.of('a')), looked()]).toEqual(['hgfed', 'hgfedcba']);
  expect(remove('d')).toBe('abcdefgh');
  expect([idsOf(index.of('a')), looked()]).toEqual(['hgfe', 'hgfe']);
  expect(remove('e')).toBe('');
  expect(remove('f')).toBe('efgh');
  expect([idsOf(index.of('a')), looked()]).toEqual(['hg', 'hg']);
  expect([remove('g'), idsOf(index.of('a')), looked()]).toEqual(['gh', 'h', 'h']);
  expect([remove('h'), idsOf(index.of('a')), looked()]).toEqual(['h', '', '']);
  index.removed('nobody');
  expect(looked()).toBe('');
});

it('a queue gives the first row that is still there', () => {
  const { rows, belongs, takeAway } = held('dbacgfe');
  const queue = rowQueue(belongs);
  for (const row of rows) queue.push(row);
  expect(queue.first()?.id).toBe('d');
  const firsts = Array.from('adbcgef', (id) => {
    takeAway(id);
    return queue.first()?.id;
  });
  expect(firsts).toEqual(['d', 'b', 'c', 'g', 'f', 'f', undefined]);
  const [first] = held('a').rows;
  const alone = rowQueue((row) => row === first);
  alone.push(first as Row);
  expect(alone.first()).toBe(first);
  expect(rowQueue(belongs).first()).toBeUndefined();
});

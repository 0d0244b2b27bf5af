import { expect, it } from 'vitest';
import { progressOn } from './progress.ts';

it('says now and then how far it is, in one line that goes', () => {
  let [said, time] = ['', 0];
  const progress = progressOn(
    (text) => void (said += text),
    () => time,
  );
  for (time = 1; time <= 500; time++) progress.count(time % 100 === 0);
  expect(said.split('\r\u001b[K')).toEqual([
    '',
    '200 calls, 2 refused, 1000 a second',
    '400 calls, 4 refused, 1000 a second',
  ]);
  progress.clear();
  progress.clear();
  expect(said.split('\r\u001b[K')).toHaveLength(4);
});

import { expect, it } from 'vitest';
import { progressOn } from './progress.ts';

const write = (calls: number, refused: number, perSecond: number) =>
  `${calls} calls, ${refused} refused, ${perSecond} a second`;

it('the progress is shown now and then, in one line that is cleared', () => {
  let [said, time] = ['', 0];
  const progress = progressOn((text) => void (said += text), { now: () => time, write });
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

it('the progress counts whole calls from its beginning, and clears nothing where it showed nothing', () => {
  let [said, time] = ['', 1_000];
  const progress = progressOn((text) => void (said += text), { now: () => time, write });
  progress.count(false);
  progress.clear();
  expect(said).toBe('');
  time = 1_300;
  progress.count(false);
  // Two in 0.3 s.
  expect(said).toBe('\r\u001b[K2 calls, 0 refused, 7 a second');
});

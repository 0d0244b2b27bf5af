import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { statusOf } from '#test/support/fields.ts';
import { time } from './time.ts';

describe('a time of day', () => {
  it.each(['00:00', '09:05', '23:59'])('%s is one', (text) => {
    expect(v.is(time, text)).toBe(true);
  });

  it.each([
    '9:05',
    '09:5',
    '009:05',
    '09:050',
    '09:05x',
    'x09:05',
    '09:05:00',
    '0905',
    '09.05',
    '09:05\n',
    '',
  ])('%j has another form: 400', (text) => {
    expect(statusOf(time, text)).toBe(400);
  });

  // ISO 8601-1:2019 has no hour 24 any more, and minutes end at 59.
  it.each(['24:00', '25:00', '23:60', '99:99'])('%s does not exist: 422', (text) => {
    expect(statusOf(time, text)).toBe(422);
  });
});

import type { Rational } from '../../src/lib/numbers/rational.ts';
import { type Recorder, recordedBy } from '../../src/lib/numbers/recording.ts';

const same = (result: Rational) => result;

/** A listener that keeps nothing and changes nothing. */
export const silent: Recorder = {
  value: () => undefined,
  named: same,
  computed: same,
  rounded: same,
  root: same,
  step: same,
  shown: (value) => value,
  table: () => undefined,
};

/** The values that a rule names for its explanation, in order. */
export function namedBy(rule: () => unknown): (readonly [name: string, value: number])[] {
  const told: (readonly [string, number])[] = [];
  const listener: Recorder = {
    ...silent,
    named(of, value, name) {
      if (name !== undefined) told.push([name, value]);
      return of;
    },
  };
  recordedBy(listener, rule);
  return told;
}

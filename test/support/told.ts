import type { Rational } from '../../src/lib/numbers/rational.ts';
import { type Recorder, recordedBy } from '../../src/lib/numbers/recording.ts';

/** The values that a rule names for its explanation, in order. */
export function namedBy(rule: () => unknown): (readonly [name: string, value: number])[] {
  const told: (readonly [string, number])[] = [];
  const same = (result: Rational) => result;
  const recorder: Recorder = {
    value: () => undefined,
    named(of, value, name) {
      if (name !== undefined) told.push([name, value]);
      return of;
    },
    computed: same,
    rounded: same,
    root: same,
    step: same,
    shown: (value) => value,
    table: () => undefined,
  };
  recordedBy(recorder, rule);
  return told;
}

import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { NOW } from '../support/call-tool.ts';
import { type FrozenCall, frozenCalls } from './frozen-calls.ts';

interface Outcome extends FrozenCall {
  /** Null of a refusal. */
  readonly answer: string | null;
  readonly right: string | null;
  readonly readAs: readonly string[];
}

const outcomes: Outcome[] = [];

beforeAll(async () => {
  const service = createService({ clock: () => NOW });
  for (const call of frozenCalls) {
    const { tool, sent, meant } = call;
    let readAs: readonly string[] = [];
    const onReadAs = (lines: readonly string[]) => void (readAs = lines);
    const answer = await service.run(tool, sent, { onReadAs }).then(JSON.stringify, () => null);
    const right = meant && JSON.stringify(await service.run(tool, meant));
    outcomes.push({ ...call, answer, right, readAs });
  }
});

describe('a hundred first calls in five ways of writing', () => {
  it('are twenty of each way', () => {
    const ways = ['portuguese', 'english', 'snake_case', 'values', 'labels'];
    const counts = ways.map((one) => frozenCalls.filter(({ way }) => way === one).length);
    expect(counts).toEqual([20, 20, 20, 20, 20]);
  });

  // 84 are right at once. The others have two readings, another unit, or the name of what the tool has not.
  it('are right at once four times of five', () => {
    const right = outcomes.filter(({ answer, right }) => answer !== null && answer === right);
    expect(right.length).toBeGreaterThanOrEqual(80);
  });

  it('have no other answer than the one that was meant, and none where two are', () => {
    const astray = outcomes.filter(({ answer, right }) => answer !== null && answer !== right);
    expect(astray).toEqual([]);
  });

  it('say what was read otherwise than it was sent, but for the case of a choice', () => {
    const folded = (value: unknown) => JSON.stringify(value).toLowerCase();
    const silent = outcomes.filter(
      ({ answer, sent, meant, readAs }) =>
        answer !== null && folded(sent) !== folded(meant) && readAs.length === 0,
    );
    expect(silent).toEqual([]);
  });
});

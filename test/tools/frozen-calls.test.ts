import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { ToolError } from '../../src/pipeline/errors/tool-error.ts';
import { NOW } from '../support/call-tool.ts';
import { follow, type Refusal } from '../support/followed.ts';
import { type FrozenCall, frozenCalls } from './frozen-calls.ts';

interface Outcome extends FrozenCall {
  /** Null of a refusal. */
  readonly answer: string | null;
  /** The answer to what was meant; null where the tool has it not, or where it has two readings. */
  readonly right: string | null;
  readonly readAs: readonly string[];
  /** How often a refusal was followed before an answer came, at most twice. */
  readonly steps: number;
}

const STEPS = 2;

const outcomes: Outcome[] = [];

beforeAll(async () => {
  const service = createService({ clock: () => NOW });
  for (const call of frozenCalls) {
    const { tool, meant, led = meant } = call;
    let [sent, steps, readAs]: [FrozenCall['sent'], number, readonly string[]] = [call.sent, 0, []];
    const onReadAs = (lines: readonly string[]) => void (readAs = lines);
    const send = async () =>
      service.run(tool, sent, { onReadAs }).then(JSON.stringify, (error: unknown) => {
        if (error instanceof ToolError) return error.body as Refusal;
        throw error;
      });
    let reply = await send();
    while (typeof reply !== 'string' && steps < STEPS) {
      steps++;
      sent = follow(sent, reply, { isLiteral: true });
      reply = await send();
    }
    const answer = typeof reply === 'string' ? reply : null;
    const right = led ? JSON.stringify(await service.run(tool, led)) : null;
    outcomes.push({ ...call, answer, right, readAs, steps });
  }
});

describe('a hundred first calls in five ways of writing', () => {
  it('are twenty of each way', () => {
    const ways = ['portuguese', 'english', 'snake_case', 'values', 'labels'];
    const counts = ways.map((one) => frozenCalls.filter(({ way }) => way === one).length);
    expect(counts).toEqual([20, 20, 20, 20, 20]);
  });

  // The others have two readings, another unit, or the name of what the tool has not.
  it('are right at once four times of five', () => {
    const atOnce = outcomes.filter(
      ({ answer, right, steps }) => answer !== null && answer === right && steps === 0,
    );
    expect(atOnce.length).toBeGreaterThanOrEqual(80);
    expect(atOnce.filter(({ meant }) => meant === null)).toEqual([]);
  });

  it('one refusal leads a call to the right answer where the tool has what was meant; at most five need a second one', () => {
    const led = outcomes.filter((one) => one.led);
    expect(led.filter(({ answer, right }) => answer !== right)).toEqual([]);
    expect(led.filter(({ steps }) => steps > 1).length).toBeLessThanOrEqual(5);
  });

  it('have no other answer than the one that was meant, and none where two are, for a caller who follows each refusal', () => {
    const astray = outcomes.filter(({ answer, right }) => answer !== null && answer !== right);
    expect(astray).toEqual([]);
  });

  it('say what was read otherwise than it was sent, but for the case of a choice', () => {
    const folded = (value: unknown) => JSON.stringify(value).toLowerCase();
    const silent = outcomes.filter(
      ({ answer, sent, meant, readAs, steps }) =>
        answer !== null && steps === 0 && folded(sent) !== folded(meant) && readAs.length === 0,
    );
    expect(silent).toEqual([]);
  });
});

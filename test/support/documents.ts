import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/core/sources.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import { below } from '../../src/lib/random.ts';
import { callTool, refusal } from './call-tool.ts';

export interface DocumentSuite {
  /** Inputs of generation, each state and form of the document. */
  readonly variants: readonly Record<string, unknown>[];
  /** What validation of a variant's values needs besides the value. */
  readonly alsoInValidate?: (variant: Record<string, unknown>) => Record<string, unknown>;
  /** The values in an answer, as validation takes them. */
  readonly values?: (answer: Record<string, unknown>) => string[];
  /** The least share of single-digit changes that the rule promises to refuse; absent without check digits. */
  readonly flips?: {
    readonly share: number;
    /** Positions among the digits that no rule covers. */ readonly free?: readonly number[];
  };
  /** How many values are generated, over all variants. */
  readonly generated?: number;
}

const ITEMS = 100_000;

/** What every document tool must show: what it generates validates, a changed digit does not, a seed repeats. */
export function describeDocument(tool: AnyTool, suite: DocumentSuite): void {
  const values =
    suite.values ??
    ((answer) => {
      const [first] = Object.values(answer);
      return (Array.isArray(first) ? first : [first]) as string[];
    });
  const many = 'count' in tool.input.entries;
  const validateWith = (variant: Record<string, unknown>) => suite.alsoInValidate?.(variant) ?? {};
  const rounds = Math.ceil((suite.generated ?? ITEMS) / suite.variants.length / (many ? 100 : 1));
  const generate = (variant: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    callTool(tool, { ...variant, ...(many && { count: 100 }), ...more });

  describe(`${tool.id}: properties`, () => {
    it('validates every value that it generates, each distinct in its answer', () => {
      for (const variant of suite.variants) {
        for (let round = 0; round < rounds; round++) {
          const answer = generate(variant);
          const drawn = values(answer);
          if (new Set(drawn).size !== drawn.length) expect.fail(`repeated in ${JSON.stringify(answer)}`);
          for (const value of drawn) {
            const said = callTool(tool, { action: 'validate', value, ...validateWith(variant) });
            if (said.valid !== true || said.value !== value) expect.fail(`${value}: ${JSON.stringify(said)}`);
          }
        }
      }
    });

    it('gives the same answer for the same seed, and another for another', () => {
      for (const variant of suite.variants) {
        expect(generate(variant, { seed: 'a' })).toEqual(generate(variant, { seed: 'a' }));
        expect(generate(variant, { seed: 'a' })).not.toEqual(generate(variant, { seed: 'b' }));
      }
    });

    const { flips } = suite;
    if (!flips) return;
    it(`refuses at least ${flips.share * 100} % of values with one digit changed`, () => {
      const random = seededRandom('flips');
      let tried = 0;
      let refused = 0;
      for (const variant of suite.variants) {
        for (let round = 0; round < Math.ceil(20_000 / suite.variants.length); round++) {
          const value = values(callTool(tool, variant))[0] as string;
          const positions = [...value.matchAll(/\d/g)].map(({ index }) => index);
          const covered = positions.filter((_, i) => !flips.free?.includes(i));
          const at = covered[below(random, covered.length)] as number;
          const digit = String((Number(value[at]) + 1 + below(random, 9)) % 10);
          const changed = value.slice(0, at) + digit + value.slice(at + 1);
          tried++;
          try {
            callTool(tool, { action: 'validate', value: changed, ...validateWith(variant) });
          } catch {
            refused++;
          }
        }
      }
      expect(refused / tried).toBeGreaterThanOrEqual(flips.share);
    });
  });
}

/** The `reason` for which a value of the right shape is refused. */
export function reasonOf(tool: AnyTool, value: string, more: Record<string, unknown> = {}): unknown {
  const { status, ...rest } = refusal(tool, { action: 'validate', value, ...more });
  expect(status).toBe(422);
  return (rest as { reason?: unknown }).reason;
}

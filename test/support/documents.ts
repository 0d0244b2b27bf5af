import * as fc from 'fast-check';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentTool } from '../../src/kit/document.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { between, pick, type Random } from '../../src/lib/random.ts';
import { callTool, NOW, refusal } from './call-tool.ts';
import { sized } from './size.ts';

type Input = Record<string, unknown>;

export interface DocumentSuite {
  /** Inputs of generation, each state and form of the document. */
  readonly variants: readonly Input[];
  /** Inputs that validation of a variant needs in addition to the value. */
  readonly alsoInValidate?: (variant: Input) => Input;
  /** The values in an answer, as validation takes them. */
  readonly values?: (answer: Input) => string[];
  /** The least share of single-digit changes that the rule promises to refuse; absent without check digits. */
  readonly flips?: {
    readonly share: number;
    /** Positions among the digits that no rule covers. */
    readonly free?: readonly number[];
    /** Those of the variants that have check digits, when not all do. */
    readonly variants?: readonly Input[];
  };
  /** How many values are generated, over all variants. */
  readonly generated?: number;
}

/** The answers that calls without `count` would have given, of an answer with a list of them; else the answer itself. */
export function answersIn(tool: AnyTool, answer: Input): readonly Input[] {
  const list = tool.answers?.['many'] && answer[tool.items as string];
  if (!Array.isArray(list)) return [answer];
  const { generate, one = generate } = tool.answers as Readonly<Record<string, unknown>>;
  const { entries } = one as v.ObjectSchema<v.ObjectEntries, undefined>;
  const [only, ...others] = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  return others.length > 0 ? list : list.map((item) => ({ [only?.[0] as string]: item }));
}

/** Share of the values that a suite asks for. */
const SHARE = sized(0.005, 0.25);
const ITEMS = 100_000;
/** Changed digits: some where each is refused, and many where a share is. */
const [FLIPS, FLIPS_OF_SHARE] = sized([100, 500], [20_000, 20_000]);
const FUZZED = sized(20, 5_000);

/**
 * Tests every document tool: generated values validate, a changed digit does not, a seed repeats itself, and no text
 * breaks it.
 */
export function describeDocument(tool: AnyTool, suite: DocumentSuite): void {
  const read = suite.values ?? ((answer) => [Object.values(answer)[0]].flat() as string[]);
  const values = (answer: Input) => answersIn(tool, answer).flatMap(read);
  const many = 'count' in tool.input.entries;
  const validateWith = (variant: Input) => suite.alsoInValidate?.(variant) ?? {};
  const rounds = Math.ceil(((suite.generated ?? ITEMS) * SHARE) / suite.variants.length / (many ? 100 : 1));
  const generate = (variant: Input, more: Input = {}) =>
    callTool(tool, { ...variant, ...(many && { count: 100 }), ...more });

  describe(`${tool.id}: properties`, () => {
    beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
    afterAll(() => void vi.useRealTimers());

    it('validates every value that it generates, each distinct in its answer', () => {
      for (const variant of suite.variants) {
        for (let round = 0; round < rounds; round++) {
          const answer = generate(variant);
          const drawn = values(answer);
          if (new Set(drawn).size !== drawn.length) expect.fail(`repeated in ${JSON.stringify(answer)}`);
          for (const value of drawn) {
            const said = callTool(tool, { action: 'validate', value, ...validateWith(variant) });
            if (said.valid !== true || said.value !== value) expect.fail(`${value}: ${JSON.stringify(said)}`);
            if (!isValid(tool, value, validateWith(variant))) expect.fail(`isValid refuses ${value}`);
          }
        }
      }
    });

    it('validates the values of its examples of generation', () => {
      const generated = tool.examples.filter(({ input }) => (input as Input)['action'] !== 'validate');
      expect(generated.length).toBeGreaterThan(0);
      for (const { input } of generated) {
        const drawn = values(callTool(tool, input as Input));
        expect(drawn.length).toBe((input as Input)['count'] ?? 1);
        for (const value of drawn) {
          const said = callTool(tool, { action: 'validate', value, ...validateWith(input as Input) });
          expect(said).toMatchObject({ valid: true, value });
        }
      }
    });

    it('answers or refuses any text, and never breaks on one', () => {
      const samples = suite.variants.flatMap((variant) =>
        values(generate(variant, { seed: 'fuzz' })).slice(0, 3),
      );
      const texts = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 210 }),
        fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 }),
        fc.string({ unit: fc.constantFrom(...'0123456789AGIMPTXZpx ./-'), maxLength: 40 }),
        fc
          .tuple(fc.constantFrom(...samples), fc.nat(40), fc.nat(3), fc.string({ maxLength: 3 }))
          .map(([value, at, gone, put]) => value.slice(0, at) + put + value.slice(at + gone)),
      );
      fc.assert(
        fc.property(texts, fc.constantFrom(...suite.variants), (value, variant) => {
          try {
            const said = callTool(tool, { action: 'validate', value, ...validateWith(variant) });
            expect(said).toMatchObject({ valid: true, value, formatted: expect.any(String) });
            expect(isValid(tool, value, validateWith(variant))).toBe(true);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            expect(isValid(tool, value, validateWith(variant))).toBe(false);
          }
        }),
        { numRuns: FUZZED },
      );
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
      const variants = flips.variants ?? suite.variants;
      let tried = 0;
      let refused = 0;
      for (const variant of variants) {
        const flipped = flips.share === 1 ? FLIPS : FLIPS_OF_SHARE;
        for (let round = 0; round < Math.ceil(flipped / variants.length); round++) {
          const value = values(callTool(tool, { ...variant, seed: `flips ${round}` }))[0] as string;
          const changed = changeDigit(random, value, flips.free);
          const accepted = accepts(tool, changed, validateWith(variant));
          if (isValid(tool, changed, validateWith(variant)) !== accepted)
            expect.fail(`isValid of ${changed}`);
          tried++;
          if (!accepted) refused++;
        }
      }
      expect(refused / tried).toBeGreaterThanOrEqual(flips.share);
    });
  });
}

/** The same as `accepts` by the tool's own method, which makes no answer. */
function isValid(tool: AnyTool, value: string, more: Input): boolean {
  const given = Object.keys(more).length > 0 ? more : undefined;
  return (tool as unknown as DocumentTool<'/', {}, {}, {}, v.ObjectEntries>).isValid(value, given);
}

/** The value with one of its digits changed, all digits and positions alike but those left free. */
function changeDigit(random: Random, value: string, free: readonly number[] = []): string {
  const positions = [...value.matchAll(/\d/g)].map(({ index }) => index);
  const at = pick(
    random,
    positions.filter((_, i) => !free.includes(i)),
  );
  const digit = String((Number(value[at]) + between(random, 1, 9)) % 10);
  return value.slice(0, at) + digit + value.slice(at + 1);
}

/** True if validation accepts a value; throws on any error but a refusal of the value. */
export function accepts(tool: AnyTool, value: string, more: Input = {}): boolean {
  try {
    return callTool(tool, { action: 'validate', value, ...more }).valid;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

/** Values to compare with another program: of each variant some generated ones, and each with one digit changed. */
export function* samplesOf(
  tool: AnyTool,
  variants: readonly Input[],
  read: (answer: Input) => string | string[],
  rounds = sized(25, 1_000),
): Generator<string> {
  const random = seededRandom('samples');
  for (const variant of variants) {
    for (let round = 0; round < rounds; round++) {
      for (const value of [read(callTool(tool, { ...variant, seed: `samples ${round}` }))].flat()) {
        yield value;
        yield changeDigit(random, value);
      }
    }
  }
}

/** The `reason` for which a value of the right shape is refused. */
export function reasonOf(tool: AnyTool, value: string, more: Input = {}): unknown {
  const { status, ...rest } = refusal(tool, { action: 'validate', value, ...more });
  expect(status).toBe(422);
  return (rest as { reason?: unknown }).reason;
}

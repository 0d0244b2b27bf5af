import type { Random } from '../../lib/random.ts';

/** Places in a cleaned value, as `slice` takes them, and what is put there: other digits when absent. */
export type Part = readonly [from: number, to?: number, put?: string];

/** How a document's values are made wrong, where the common way does not know. */
export interface WrongWays<Input, Answer> {
  /** Where the check digits stand, those that a value broken elsewhere gets anew: its last character when absent. */
  readonly checkDigits?: Part;
  /** What a reason is about, by its code. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** Whether a reason can occur with these inputs: each can when absent. */
  canBe?(reason: string, input: Input): boolean;
  /** What to try in place of inputs that were not sent, where a reason cannot occur with those that were. */
  choices?(sent: Partial<Input>): readonly Partial<Input>[];
  /** A cleaned value made wrong, for reasons that are not about a part of it; undefined for the others. */
  replace?(value: string, reason: string, random: Random, input: Input): string | undefined;
  /** What validation would be sent of an answer with one value: its first text when absent. */
  read?(answer: Answer): string;
  /** The answer with a wrong value. When absent, the value gets the punctuation of the one whose place it takes. */
  write?(answer: Answer, value: string, input: Input): Answer;
}

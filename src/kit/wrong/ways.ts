import type { Random } from '../../lib/random.ts';

/** Places in a cleaned value, as `slice` takes them, and what is put there: other digits when absent. */
export type Part = readonly [from: number, to?: number, put?: string];

/** Ways to make a document's values wrong, where the common way does not know how. */
export interface WrongWays<Input, Answer> {
  /**
   * Where the check digits stand, which are computed again for a value broken elsewhere; its last character when
   * absent.
   */
  readonly checkDigits?: Part;
  /** The part of a value that a reason is about, by the reason's code. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** True if a reason can occur with these inputs; when absent, each can. */
  canBe?(reason: string, input: Input): boolean;
  /** Gives the inputs to try in place of those not sent, where a reason cannot occur with those that were. */
  choices?(sent: Partial<Input>): readonly Partial<Input>[];
  /** A cleaned value made wrong, for reasons that are not about a part of it; undefined for the others. */
  replace?(value: string, reason: string, random: Random, input: Input): string | undefined;
  /** Reads from an answer with one value the text that validation would be sent; when absent, the first text. */
  read?(answer: Answer): string;
  /** The answer with a wrong value. When absent, the value gets the punctuation of the one whose place it takes. */
  write?(answer: Answer, value: string, input: Input): Answer;
}

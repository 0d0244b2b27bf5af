/** Drawing values one by one, and the answers that hold them. */
import type { Context } from '../tool.ts';
import type { WrongWays } from './ways.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A document tool, as far as wrong values need it. `sent` has the fields that the caller sent, and those chosen for it. */
export interface WrongDocument {
  /** The reasons for which it refuses a value of the right shape, in the order in which it looks. */
  readonly reasons: readonly string[];
  readonly wrong?: WrongWays<Fields, Fields>;
  /** Makes the answer to a call with `count`, where one without it is answered a single document. */
  readonly list?: { join(answers: readonly Fields[]): Fields } | undefined;
  readonly generate: { run(input: Fields, context: Context): Fields };
  readonly validate: { readonly input?: Readonly<Record<string, { readonly type: string }>> };
  /** The most characters that validation reads. */
  readonly maxLength: number;
  clean(value: string, sent: Fields): string;
  /** Judges a value as validation does; gives no reason when it is valid. */
  judge(value: string, sent: Fields, context: Context): { readonly reason?: string };
}

/** Gives the reason for which validation refuses a value; undefined when it does not. */
export function reasonOf(
  { judge, maxLength }: WrongDocument,
  value: string,
  sent: Fields,
  context: Context,
): string | undefined {
  return value.length > maxLength ? 'format' : judge(value, sent, context).reason;
}

/** The answer with one value, and that value as validation would be sent it. */
export interface Drawn {
  readonly answer: Fields;
  readonly text: string;
}

/** Most draws of a value until it is as it should be. Nearly all are at one of the first tries. */
const TRIES = 1000;
/**
 * After this many values in a row that came before, there seem to be no others: the last of ten is missed once in 10^9.
 */
const REPEATS = 200;

/**
 * Gives the value of an attempt, for each kind never the same twice while there are others. An attempt that fails gives
 * null and is repeated, a bounded number of times.
 */
export function drawing(): (kind: string, attempt: () => Drawn | null) => Drawn {
  const seen = new Set<string>();
  const usedUp = new Set<string>();
  return (kind, attempt) => {
    let again: Drawn | null = null;
    let repeats = 0;
    for (let tries = 0; tries < TRIES && repeats < REPEATS; tries++) {
      const drawn = attempt();
      if (drawn && (usedUp.has(kind) || !seen.has(drawn.text))) {
        seen.add(drawn.text);
        return drawn;
      }
      again ??= drawn;
      if (drawn) repeats++;
    }
    if (!again) throw new Error(`no ${kind} in ${TRIES} draws`);
    usedUp.add(kind);
    return again;
  };
}

/** Joins `count` answers with one value each into one. */
export function joinAnswers({ list }: WrongDocument, { count }: Fields, draw: () => Fields): Fields {
  const answers = Array.from({ length: (count as number | undefined) ?? 1 }, draw);
  if (list && count !== undefined) return list.join(answers);
  const join = ([key, value]: [string, unknown]) => [
    key,
    Array.isArray(value) ? answers.flatMap((answer) => answer[key]) : value,
  ];
  return Object.fromEntries(Object.entries(answers[0] as Fields).map(join));
}

/** Reads from an answer the text that validation would be sent. */
export function textOf({ wrong }: Pick<WrongDocument, 'wrong'>, answer: Fields): string {
  return wrong?.read ? wrong.read(answer) : (firstText(answer) as string);
}

function firstText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? firstText(Object.values(value)[0]) : value;
}

/** The answer with another text in place of a value, in its first member and in lists; other members are facts about it. */
export function withText(answer: Fields, text: string, other: string): Fields {
  const [first] = Object.keys(answer);
  const replaceText = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaceText);
    if (typeof value !== 'object' || value === null) return value === text ? other : value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceText(inner)]));
  };
  const entries = Object.entries(answer).map(([key, value]) => [
    key,
    key === first || Array.isArray(value) ? replaceText(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Other ways in which a person may type a value. */
import { below, between, pick, type Random } from '../../lib/random.ts';

const MARK = /[ ./()+-]/g;
/** Distance from a digit or letter of ASCII to the one of full width (Unicode, Halfwidth and Fullwidth Forms). */
const TO_FULL_WIDTH = 0xfee0;

export const lookAlikes = {
  mask: otherPunctuation,
  spaces: (random: Random, value: string) => ` ${insert(value, between(random, 1, value.length - 1), ' ')} `,
  fullwidth: (_: Random, value: string) =>
    value.replace(/[\da-z]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_FULL_WIDTH)),
  letters: (_: Random, value: string) => value.replaceAll('0', 'O'),
};

/** Moves or doubles one mark, or drops all; a value without any gets one. */
function otherPunctuation(random: Random, value: string): string {
  const marks = [...value.matchAll(MARK)].map(({ index }) => index);
  if (marks.length === 0) return insert(value, between(random, 1, value.length - 1), pick(random, '.-'));
  const at = pick(random, marks);
  const mark = value[at] as string;
  switch (below(random, 3)) {
    case 0:
      return value.replace(MARK, '');
    case 1:
      return insert(value, at, mark);
    default: {
      // Beyond the next digit or letter, or before the last one.
      const without = value.slice(0, at) + value.slice(at + 1);
      const next = value.slice(at).search(/[^ ./()+-]/);
      return insert(without, next < 0 ? at - 1 : at + next, mark);
    }
  }
}

function insert(value: string, at: number, sign: string): string {
  return value.slice(0, at) + sign + value.slice(at);
}

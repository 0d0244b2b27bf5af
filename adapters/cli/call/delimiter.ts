import { UsageError } from '../usage.ts';
import { quoteArgument } from '../words.ts';

const SIGNS = [';', ',', '\t', '|'];
/** Characters of a first line that is looked at. */
const LONGEST = 1_000_000;

/** The first line of a text that is not empty, and the whole text. */
export interface PeekedText {
  readonly line: string;
  readonly all: AsyncGenerator<string, void, undefined>;
}

/** Reads a text up to the end of its first line. A line may end inside quotes, and then goes on. */
export async function peekLine(pieces: AsyncGenerator<string, void, undefined>): Promise<PeekedText> {
  const read: string[] = [];
  let line: string | undefined;
  for (let length = 0; line === undefined && length < LONGEST;) {
    const { value, done } = await pieces.next();
    if (done) break;
    read.push(value);
    length += value.length;
    line = /^[\r\n]*((?:"[^"]*"|[^"\r\n])+)[\r\n]/.exec(read.join(''))?.[1];
  }
  async function* all() {
    yield* read.splice(0);
    yield* pieces;
  }
  return { line: line ?? read.join(''), all: all() };
}

/** The sign that parts the cells of a line, by how often it stands outside quotes; the usual one among equals. */
export function findDelimiter(line: string, usual: string): string {
  const counts = countSigns(line);
  const most = Math.max(...counts.values());
  return most === 0 || counts.get(usual) === most
    ? usual
    : (SIGNS.find((sign) => counts.get(sign) === most) as string);
}

/** Throws a `UsageError` where the sign that was asked for parts nothing, and another would. */
export function requireDelimiter(line: string, delimiter: string): void {
  if (line.includes(delimiter)) return;
  const other = findDelimiter(line, delimiter);
  if (other === delimiter) return;
  const count = countSigns(line).get(other);
  throw new UsageError({
    pt: `--delimiter: a primeira linha não tem ${named(delimiter)}, e tem ${count} ${named(other)}: --delimiter ${quoteArgument(other === '\t' ? 'tab' : other)}`,
    en: `--delimiter: the first line has no ${named(delimiter)}, and ${count} ${named(other)}: --delimiter ${quoteArgument(other === '\t' ? 'tab' : other)}`,
  });
}

const named = (sign: string) => (sign === '\t' ? 'tab' : `"${sign}"`);

function countSigns(line: string): ReadonlyMap<string, number> {
  const bare = line.replace(/"[^"]*"/g, '');
  return new Map(SIGNS.map((sign) => [sign, bare.split(sign).length - 1] as const));
}

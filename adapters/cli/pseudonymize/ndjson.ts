/** JSON, an object a line. Only the values that change are written again, and a number stays one. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import { type Leaf, leavesIn } from './json-leaves.ts';
import { MOST_VALUE, type Rows, type Value } from './rows.ts';
import type { Steps, Window } from './window.ts';

const MARK = '\u00ef\u00bb\u00bf';
/** Bytes of a line. */
const MOST_LINE = 16 * 2 ** 20;

/** The rows of an object, whose columns are the paths of its values. */
export interface Objects {
  /** Opens the values of a line. */
  openLeaves(leaves: readonly Leaf[]): Rows;
}

export function* readNdjson(window: Window, objects: Objects, encoding: Encoding): Steps {
  yield* window.need(MARK.length);
  if (window.text.startsWith(MARK)) window.at = MARK.length;
  let number = 0;
  for (;;) {
    let end = window.text.indexOf('\n', window.at);
    if (end < 0 && !window.isEnded) {
      const length = window.text.length - window.at;
      if (length > MOST_LINE)
        throw new Failure({
          pt: `linha ${number + 1}: tem mais de ${MOST_LINE} bytes`,
          en: `line ${number + 1}: is longer than ${MOST_LINE} bytes`,
        });
      // The end is looked for once in twice as much, because each search copies what came in pieces.
      yield* window.need(Math.min(2 * length, MOST_LINE) + 1);
      continue;
    }
    if (end < 0) end = window.text.length;
    number++;
    if (end > window.at) changeLine(window, end, number, objects, encoding);
    if (end === window.text.length) {
      window.at = end;
      return;
    }
    window.at = end + 1;
  }
}

function changeLine(window: Window, end: number, number: number, objects: Objects, encoding: Encoding): void {
  const bytes = window.text.slice(window.at, end);
  if (bytes.trim() === '') return;
  const line = () => number;
  // Signs of JSON are ASCII, so the places of bytes serve.
  requireObject(encoding.decode(bytes, line), number);
  const leaves = leavesIn(bytes, (name) => JSON.parse(encoding.decode(name, line)) as string);
  const rows = objects.openLeaves(leaves);
  const places = new Set(rows.places());
  const changes = new Map<number, Value>();
  const start = window.at;
  leaves.forEach((leaf, place) => {
    if (!places.has(place)) return;
    const value = valueOf(leaf, bytes, rows.isRead(place), encoding, line);
    for (const [changed, other] of rows.take(place, value, line)) changes.set(changed, other);
  });
  rows.end();
  for (const [place, value] of [...changes].toSorted(([a], [b]) => a - b)) {
    if (value === undefined) continue;
    const { from, to } = leaves[place] as Leaf;
    const text = writeJson(value, bytes.slice(from, to));
    window.replace(start + from, start + to, encoding.encode(text));
  }
}

function requireObject(text: string, line: number): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Failure({ pt: `linha ${line}: não é JSON`, en: `line ${line}: is not JSON` });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Failure({
      pt: `linha ${line}: não é um objeto JSON`,
      en: `line ${line}: is not a JSON object`,
    });
}

/** The text of a value. One that is true, false or no value at all stays, so it has none. */
function valueOf(
  { from, to, kind, path, isTwice }: Leaf,
  bytes: string,
  isRead: boolean,
  { decode }: Encoding,
  line: () => number,
): Value {
  if (isRead) {
    if (isTwice)
      throw new Failure({
        pt: `linha ${line()}: ${path} aparece duas vezes no objeto`,
        en: `line ${line()}: ${path} stands twice in its object`,
      });
    if (kind === 'empty' || kind === 'inside')
      throw new Failure({
        pt: `linha ${line()}: ${path} é um objeto ou uma lista, e a regra é de um valor`,
        en: `line ${line()}: ${path} is an object or a list, and its rule is of a value`,
      });
    if (to - from > MOST_VALUE)
      throw new Failure({
        pt: `linha ${line()}: ${path} tem mais de ${MOST_VALUE} bytes`,
        en: `line ${line()}: ${path} is longer than ${MOST_VALUE} bytes`,
      });
  }
  const raw = bytes.slice(from, to);
  if (kind === 'text') return JSON.parse(decode(raw, line)) as string;
  if (raw === 'null') return null;
  return kind === 'number' ? raw : undefined;
}

/** A number may have no zeros in front. */
function writeJson(value: string | null, raw: string): string {
  if (value === null) return 'null';
  return /^[-\d]/.test(raw) && /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : JSON.stringify(value);
}

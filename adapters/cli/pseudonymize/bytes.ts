/** Files are read as texts of one character a byte, so that what is not touched stays byte for byte. */
import { Failure } from '../usage.ts';

const ASCII = /^[\0-\u007f]*$/;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of UTF-8 that bytes are. */
export function textOf(bytes: string, line: number): string {
  if (ASCII.test(bytes)) return bytes;
  try {
    return decoder.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    throw new Failure(`line ${line}: is not UTF-8`);
  }
}

/** The bytes of a text in UTF-8. */
export function bytesOfText(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

/** The same text in memory of its own. What is cut from a text keeps all of it alive, which may be a whole piece of a file. */
export function ownText(text: string): string {
  const encoding = ASCII.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

/** Characters of one row: a quote that is never closed would otherwise take the rest of the file into memory. */
const LONGEST = 32 * 2 ** 20;

/** Lines without their ends, and what stands behind the last one. */
export interface Lines {
  readonly lines: readonly string[];
  readonly end: '\n' | '';
}

/** The lines of a file with their ends, a list for each piece that arrives. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Lines, void, undefined> {
  let rest = '';
  let count = 0;
  for await (const piece of pieces) {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    if (end === 0) rest += text;
    else {
      const lines = (rest + text.slice(0, end)).split('\n');
      lines.pop();
      rest = text.slice(end);
      count += lines.length;
      yield { lines, end: '\n' };
    }
    if (rest.length > LONGEST) throw new Failure(`line ${count + 1}: is longer than ${LONGEST} bytes`);
  }
  if (rest !== '') yield { lines: [rest], end: '' };
}

import { joinChunks } from '../../../src/lib/bytes/chunks.ts';
import { Failure } from '../usage.ts';

/**
 * How the characters of a file are written: `latin1` is the code page of Windows in western Europe and Brazil, and
 * `excel` is UTF-8 or, where the first sign beyond ASCII is not of it, that code page.
 */
export const ENCODINGS = ['utf-8', 'latin1', 'excel'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The text of a file as it arrives, without a byte order mark. Throws a `Failure` that names the line. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string, void, undefined> {
  let line = 1;
  let decoder = encoding === 'excel' ? undefined : decoderOf(encoding);
  let waiting: Uint8Array = new Uint8Array();

  function decode(bytes: Uint8Array, isEnd: boolean): string {
    if (!decoder) {
      waiting = joinChunks([waiting, bytes]);
      const at = waiting.findIndex((byte) => byte > 0x7f);
      // Three more bytes end any sign of UTF-8.
      if (at >= 0 && at + 4 > waiting.length && !isEnd) return '';
      const taken = waiting;
      waiting = new Uint8Array();
      if (at < 0) return new TextDecoder().decode(taken);
      decoder = decoderOf(beginsInUtf8(taken.subarray(at)) ? 'utf-8' : 'latin1');
      return decode(taken, isEnd);
    }
    try {
      return decoder.decode(bytes, { stream: !isEnd });
    } catch {
      const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
      throw new Failure({
        pt: `linha ${line + countLines(before)}: não é UTF-8; salve o arquivo como CSV UTF-8, ou acrescente --excel-br ou --encoding latin1`,
        en: `line ${line + countLines(before)}: not UTF-8; save the file as CSV UTF-8, or add --excel-br or --encoding latin1`,
      });
    }
  }

  for await (const chunk of chunks) {
    const text = decode(chunk, false);
    line += countLines(text);
    if (text !== '') yield text;
  }
  const rest = decode(new Uint8Array(), true);
  if (rest !== '') yield rest;
}

const decoderOf = (encoding: 'utf-8' | 'latin1') =>
  new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'windows-1252', { fatal: true });

const countLines = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** True if bytes begin with a whole sign of UTF-8. */
function beginsInUtf8(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length)).length >= 0;
  } catch {
    return false;
  }
}

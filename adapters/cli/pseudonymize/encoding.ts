/** Encodings of files. All but UTF-16 are read as texts of one character a byte, so that all that passes stays byte for byte. */
import { Failure, UsageError } from '../usage.ts';

const ASCII = /^[\0-\u007f]*$/;

/** Reads and writes values whose bytes are given as characters. */
export interface Encoding {
  decode(bytes: string, line: () => number): string;
  encode(text: string): string;
}

const utf8Decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const utf8: Encoding = {
  decode(bytes, line) {
    if (ASCII.test(bytes)) return bytes;
    try {
      return utf8Decoder.decode(Buffer.from(bytes, 'latin1'));
    } catch {
      throw new Failure({
        pt: `linha ${line()}: não é UTF-8; --encoding indica outra codificação`,
        en: `line ${line()}: is not UTF-8; --encoding names another encoding`,
      });
    }
  },
  encode: (text) => (ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1')),
};

/** An encoding of one byte a character, by its table. */
function singleByte(signs: readonly string[]): Encoding {
  const bytes = new Map(signs.map((sign, byte) => [sign, String.fromCharCode(byte)]));
  return {
    decode: (text) =>
      ASCII.test(text) ? text : Array.from(text, (byte) => signs[byte.charCodeAt(0)]).join(''),
    encode: (text) => (ASCII.test(text) ? text : Array.from(text, (sign) => bytes.get(sign) ?? '?').join('')),
  };
}

const tableOf = (label: string) =>
  Array.from({ length: 256 }, (_, byte) => new TextDecoder(label).decode(Uint8Array.of(byte)));

const wide = { 'utf-16le': 'utf-16le', 'utf-16be': 'utf-16be' } as const;
type Wide = keyof typeof wide;

export const encodingNames = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type EncodingName = (typeof encodingNames)[number] | 'iso-8859-1' | 'iso-8859-15';

/** The encoding of values. UTF-16 is turned into UTF-8 before it is read. */
export function encodingOf(name: EncodingName): Encoding {
  if (name === 'windows-1252' || name === 'iso-8859-15') return singleByte(tableOf(name));
  if (name === 'iso-8859-1') return singleByte(Array.from({ length: 256 }, (_, i) => String.fromCharCode(i)));
  return utf8;
}

export const isWide = (name: EncodingName): name is Wide => Object.hasOwn(wide, name);

/** The encodings of dumps of PostgreSQL and MySQL, by the names that they give them. */
const ofDumps: Readonly<Record<string, EncodingName>> = {
  UTF8: 'utf-8',
  UTF8MB3: 'utf-8',
  UTF8MB4: 'utf-8',
  BINARY: 'utf-8',
  LATIN1: 'iso-8859-1',
  LATIN9: 'iso-8859-15',
  WIN1252: 'windows-1252',
};

/** The encoding that the beginning of a dump names; undefined where it leaves it open. */
export function encodingOfDump(head: string, isMysql: boolean): EncodingName | undefined {
  const [, name] =
    /^\s*set\s+client_encoding\s*(?:=|to)\s*'?([\w-]+)/im.exec(head) ??
    /\bset\s+names\s+'?(\w+)/i.exec(head) ??
    [];
  if (name === undefined || /^sql_ascii$/i.test(name)) return undefined;
  // MySQL calls Windows-1252 latin1.
  if (isMysql && /^latin1$/i.test(name)) return 'windows-1252';
  const known = ofDumps[name.toUpperCase().replace(/^UTF-8$/, 'UTF8')];
  if (!known)
    throw new UsageError({
      pt: `a codificação ${name} do dump não é lida; faça o dump com pg_dump -E UTF8`,
      en: `the encoding ${name} of the dump is not read; dump with pg_dump -E UTF8`,
    });
  return known;
}

/** The encoding of the mark at the beginning of a file. */
export function encodingOfMark(head: Uint8Array): EncodingName | undefined {
  const starts = (...bytes: readonly number[]) => bytes.every((byte, i) => head[i] === byte);
  if (starts(0xef, 0xbb, 0xbf)) return 'utf-8';
  if (starts(0xff, 0xfe)) return 'utf-16le';
  return starts(0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** Tells piece by piece whether bytes are UTF-8. */
export function utf8Test(): (piece: Uint8Array, isLast?: boolean) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isRight = true;
  return (piece, isLast = false) => {
    try {
      if (isRight) decoder.decode(piece, { stream: !isLast });
    } catch {
      isRight = false;
    }
    return isRight;
  };
}

/** Pieces of UTF-16 as pieces of UTF-8. */
export async function* narrowed(
  pieces: AsyncIterable<Uint8Array>,
  name: Wide,
): AsyncGenerator<Uint8Array, void, undefined> {
  const decoder = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  try {
    for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }), 'utf8');
    yield Buffer.from(decoder.decode(), 'utf8');
  } catch (error) {
    if (error instanceof TypeError)
      throw new Failure({
        pt: `o arquivo não é ${name}; --encoding indica outra codificação`,
        en: `the file is not ${name}; --encoding names another encoding`,
      });
    throw error;
  }
}

/** Turns pieces of UTF-8, one character a byte, into bytes of UTF-16. */
export function widener(name: Wide): (bytes: string) => Uint8Array {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (bytes) => {
    const text = decoder.decode(Buffer.from(bytes, 'latin1'), { stream: true });
    const buffer = Buffer.from(text, 'utf16le');
    return name === 'utf-16le' ? buffer : buffer.swap16();
  };
}

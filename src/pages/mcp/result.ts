/** The result of a tool in the form of the protocol. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { toBase64 } from '../../lib/bytes/bytes.ts';
import type { Language, Text } from '../../lib/languages.ts';
import { nextTurn } from '../../lib/turns.ts';
import { isRecord } from './json.ts';
import { DRAWING, LONGEST, shortenLong, withoutDrawings } from './shortened.ts';
import { shortened } from './texts.ts';

/** Characters from which on writing and reading a text are turns of their own. */
const LONG_TEXT = 1e6;

/**
 * Most bytes that an answer takes as text and as JSON together: beyond them the protocol takes too long to write it.
 */
const MAX_TWICE = 6 * 2 ** 20;

const tooLong: Text = {
  pt: 'A resposta é longa demais para estar aqui também: leia structuredContent.',
  en: 'The answer is too long to stand here too: read structuredContent.',
};

export interface ResultOptions {
  readonly language: Language;
  /** True for a long answer as it is, drawings included. */
  readonly isWhole?: boolean;
  /** True where a schema of the answer was listed, which has no other members. */
  readonly hasSchema?: boolean;
}

/**
 * Gives an answer as text and, where it is an object, as JSON: a drawing as an image, and lists cut in what is longer than
 * 25 KB, unless all of it is asked for. An object that does not fit twice is given as JSON alone. Long ones let other
 * requests have their turns.
 */
export async function resultOf(answer: unknown, options: ResultOptions): Promise<CallToolResult> {
  const text = JSON.stringify(answer) ?? 'null';
  if (options.isWhole) return wholeResult(text, options.language);
  const { value, drawings } = text.includes('"<svg')
    ? withoutDrawings(answer)
    : { value: answer, drawings: [] };
  const left = drawings.length > 0 ? JSON.stringify(value) : text;
  const images = drawings.map((drawing) => ({
    type: 'image' as const,
    data: toBase64(new TextEncoder().encode(drawing)),
    mimeType: DRAWING,
  }));
  const result =
    left.length > LONGEST
      ? shortResult(value, left.length, options)
      : await wholeResult(left, options.language);
  return { ...result, content: [...result.content, ...images] };
}

function shortResult(
  answer: unknown,
  length: number,
  { language, hasSchema }: ResultOptions,
): CallToolResult {
  const { value, counts } = shortenLong(answer);
  const note = shortened(length, counts)[language];
  const structure = isRecord(value) && !hasSchema ? { ...value, encurtado: counts } : value;
  return {
    content: [
      { type: 'text', text: JSON.stringify(structure) },
      { type: 'text', text: note },
    ],
    ...(isRecord(structure) && { structuredContent: structure }),
    isError: false,
  };
}

async function wholeResult(text: string, language: Language): Promise<CallToolResult> {
  const isLong = text.length > LONG_TEXT;
  if (isLong) await nextTurn();
  const value: unknown = JSON.parse(text);
  const isObject = isRecord(value);
  if (isLong) await nextTurn();
  const isTold = !isObject || !isLong || fitsTwice(text);
  if (isLong) await nextTurn();
  return {
    content: [{ type: 'text', text: isTold ? text : tooLong[language] }],
    ...(isObject && { structuredContent: value }),
    isError: false,
  };
}

/** Tests that a text and its JSON text are short enough for one answer. */
function fitsTwice(text: string): boolean {
  const bytes = (part: string) => new TextEncoder().encode(part).byteLength;
  return bytes(text) + bytes(JSON.stringify(text)) <= MAX_TWICE;
}

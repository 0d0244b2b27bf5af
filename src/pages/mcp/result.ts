/** The result of a tool in the form of the protocol. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Language, Text } from '../../lib/languages.ts';
import { nextTurn } from '../../lib/turns.ts';

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

/**
 * Gives an answer as text and, where it is an object, as JSON. An object that does not fit twice is given as JSON
 * alone. Long ones let other requests have their turns.
 */
export async function resultOf(answer: unknown, language: Language): Promise<CallToolResult> {
  const text = JSON.stringify(answer) ?? 'null';
  const isLong = text.length > LONG_TEXT;
  if (isLong) await nextTurn();
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isLong) await nextTurn();
  const isTold = !isObject || !isLong || fitsTwice(text);
  if (isLong) await nextTurn();
  return {
    content: [{ type: 'text', text: isTold ? text : tooLong[language] }],
    ...(isObject && { structuredContent: value as CallToolResult['structuredContent'] }),
    isError: false,
  };
}

/** Tests that a text and its JSON text are short enough for one answer. */
function fitsTwice(text: string): boolean {
  const bytes = (part: string) => new TextEncoder().encode(part).byteLength;
  return bytes(text) + bytes(JSON.stringify(text)) <= MAX_TWICE;
}

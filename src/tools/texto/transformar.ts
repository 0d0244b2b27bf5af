import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, seeded, text, num, pure } from '../../kit/fields/index.ts';
import { oneOf } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { escapeHtml } from './_html.ts';
import { unixLines } from '../../lib/text/lines.ts';
import {
  joinLines,
  removeDuplicates,
  reverse,
  scramble,
  sort,
  stack,
  textToHtml,
  type Unit,
  upsideDown,
} from './_transformations.ts';

const LISTS: readonly string[] = ['auto', 'lines', 'words'];
const ORDERS: readonly string[] = ['characters', 'words', 'lines'];

/** Ten transformations of a text, one a call. */
export const transformar = defineTool({
  method: 'POST',
  path: '/texto/transformar',
  category: 'texto',
  name: 'Transformador de texto',
  input: v.object({
    text: text(1, 100_000),
    action: v.picklist([
      'removeAccents',
      'reverse',
      'sort',
      'upsideDown',
      'stacked',
      'scramble',
      'escapeHtml',
      'textToHtml',
      'removeDuplicates',
      'removeLineBreaks',
    ]),
    unit: v.optional(v.picklist(['auto', 'characters', 'words', 'lines'])),
    order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    caseSensitive: flag(false),
    keepParagraphs: flag(false),
    ...seeded,
  }),
  output: v.object({
    action: v.string(),
    result: v.string(),
    unit: v.optional(v.string()),
    removed: v.optional(num(pure)),
  }),
  reads: {
    when: {
      seed: { action: 'scramble' },
      unit: { action: ['reverse', 'sort', 'removeDuplicates'] },
      order: { action: 'sort' },
      caseSensitive: { action: 'removeDuplicates' },
      keepParagraphs: { action: 'removeLineBreaks' },
    },
  },
  result: 'result',
  examples: [
    { input: { text: 'Olá mundo!', action: 'upsideDown' } },
    { input: { text: 'Olá mundo!', action: 'scramble', seed: 'a' } },
  ],
  run({ text: sent, action, unit, order, caseSensitive, keepParagraphs }, { random }) {
    const text = unixLines(sent);
    switch (action) {
      case 'removeAccents':
        return { action, result: removeAccents(text) };
      case 'reverse':
        return { action, result: reverse(text, checkUnit(unit ?? 'characters', ORDERS) as Unit) };
      case 'sort': {
        const used = listUnit(unit, text);
        return { action, result: sort(text, used, order), unit: used };
      }
      case 'upsideDown':
        return { action, result: upsideDown(text) };
      case 'stacked':
        return { action, result: stack(text) };
      case 'scramble':
        return { action, result: scramble(text, random) };
      case 'escapeHtml':
        return { action, result: escapeHtml(text) };
      case 'textToHtml':
        return { action, result: textToHtml(text) };
      case 'removeDuplicates': {
        const used = listUnit(unit, text);
        const { result, removed } = removeDuplicates(text, used, caseSensitive);
        return { action, result, unit: used, removed };
      }
      case 'removeLineBreaks': {
        const removed = text.split('\n').length - 1;
        return { action, result: joinLines(text, keepParagraphs), removed };
      }
    }
  },
});

function checkUnit(unit: string, units: readonly string[]): string {
  if (!units.includes(unit)) throw badParameter('unit', oneOf(units));
  return unit;
}

/** Chooses lines when the text has a line break, else words, unless the caller says which. */
function listUnit(unit: string | undefined, text: string): Unit {
  const chosen = checkUnit(unit ?? 'auto', LISTS);
  if (chosen === 'auto') return text.includes('\n') ? 'lines' : 'words';
  return chosen as Unit;
}

import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, integer, inUnit, text, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { lines, percentage } from '../../kit/units.ts';
import type { Comparison } from './_compare.ts';

/** Longest text in the modes with many tokens, in characters. */
const MAX_FINE = 20_000;

/** Compares two texts by a shortest edit script (Myers 1986), by line, word or character. */
export const diff = defineTool({
  method: 'POST',
  path: '/dev/diff',
  category: 'desenvolvedor',
  name: 'Comparador de textos',
  input: v.object({
    text1: text(0, 100_000),
    text2: text(0, 100_000),
    mode: v.optional(v.picklist(['line', 'word', 'char']), 'line'),
    ignoreCase: flag(false),
    ignoreWhitespace: flag(false),
    context: inUnit(lines, v.optional(integer(0, 50), 3)),
  }),
  output: v.object({
    mode: v.picklist(['line', 'word', 'char']),
    identical: v.boolean(),
    changes: v.array(
      v.object({
        type: v.picklist(['equal', 'delete', 'insert']),
        value: v.string(),
        count: num(pure),
      }),
    ),
    stats: v.object({
      added: num(pure),
      removed: num(pure),
      unchanged: num(pure),
      similarity: num(percentage),
    }),
    unified: v.optional(v.string()),
  }),
  reads: { when: { context: { mode: 'line' } } },
  result: 'stats.similarity',
  examples: [{ input: { text1: 'a\nb\nc\n', text2: 'a\nx\nc\nd\n' } }],
  impossible: { text1: 'a\n'.repeat(20_000), text2: 'b\n'.repeat(20_000) },
  run(input) {
    requireFineLengths(input);
    // Loaded by the first comparison: most processes never do one.
    return import('./_compare.ts').then(({ compareTexts }) => compareTexts(input));
  },
});

/** 400 on the first text that is too long for a mode with many tokens. */
function requireFineLengths({ text1, text2, mode }: Comparison): void {
  if (mode === 'line') return;
  for (const [field, sent] of Object.entries({ text1, text2 })) {
    if (sent.length <= MAX_FINE) continue;
    throw badParameter(field, {
      pt: `deve ter no máximo ${MAX_FINE} caracteres nos modos word e char`,
      en: `must have at most ${MAX_FINE} characters in modes word and char`,
    });
  }
}

import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, flag, integer, inUnit, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { lines, percentage } from '../../kit/units.ts';
import type { Comparison } from './_compare.ts';

/** Longest text of the modes whose tokens are many. */
const MAX_FINE = 20_000;

/** Compares two texts by a shortest edit script (Myers 1986), by line, word or character. */
export const diff = defineTool({
  method: 'POST',
  path: '/dev/diff',
  category: 'desenvolvedor',
  name: 'Comparador de textos',
  summary: 'Compara dois textos por linha, palavra ou caractere',
  en: { name: 'Text comparison', summary: 'Compares two texts by line, word or character' },
  about: { pt: 'Menor roteiro de edição (Myers, 1986).', en: 'Shortest edit script (Myers, 1986).' },
  input: v.object({
    text1: describe(text(0, 100_000), { pt: 'Texto de antes', en: 'Text before' }),
    text2: describe(text(0, 100_000), { pt: 'Texto de depois', en: 'Text after' }),
    mode: describe(v.optional(v.picklist(['line', 'word', 'char']), 'line'), {
      pt: 'O que comparar: linhas, palavras ou caracteres',
      en: 'What to compare: lines, words or characters',
    }),
    ignoreCase: describe(flag(false), {
      pt: 'Se maiúsculas e minúsculas são iguais',
      en: 'Whether capitals and small letters are equal',
    }),
    ignoreWhitespace: describe(flag(false), {
      pt: 'Se espaços a mais e nas pontas das linhas não contam',
      en: 'Whether extra spaces and those at the ends of lines do not count',
    }),
    context: describe(inUnit(lines, v.optional(integer(0, 50), 3)), {
      pt: 'Linhas iguais em volta de cada mudança de unified',
      en: 'Equal lines around each change of unified',
    }),
  }),
  output: v.object({
    mode: describe(v.string(), { pt: 'O que foi comparado', en: 'What was compared' }),
    identical: describe(v.boolean(), {
      pt: 'Se não há diferença, com as opções',
      en: 'Whether there is no difference, under the options',
    }),
    changes: describe(
      v.array(
        v.object({
          type: describe(v.picklist(['equal', 'delete', 'insert']), {
            pt: 'Se o trecho fica (equal), sai (delete) ou entra (insert)',
            en: 'Whether the stretch stays (equal), goes (delete) or comes (insert)',
          }),
          value: describe(v.string(), {
            pt: 'O trecho; de um que fica, como está em text1',
            en: 'The stretch; of one that stays, as text1 has it',
          }),
          count: describe(
            v.number(),
            {
              pt: 'Quantas linhas, palavras ou caracteres tem',
              en: 'How many lines, words or characters it has',
            },
            null,
          ),
        }),
      ),
      { pt: 'Trechos do texto, em ordem', en: 'Stretches of the text, in order' },
    ),
    stats: describe(
      v.object({
        added: describe(v.number(), { pt: 'Quantos entraram', en: 'How many came' }, null),
        removed: describe(v.number(), { pt: 'Quantos saíram', en: 'How many went' }, null),
        unchanged: describe(v.number(), { pt: 'Quantos ficaram', en: 'How many stayed' }, null),
        similarity: describe(
          v.number(),
          {
            pt: 'Semelhança: parte dos dois textos que ficou',
            en: 'Similarity: the share of both texts that stayed',
          },
          percentage,
        ),
      }),
      {
        pt: 'Quanto mudou, em linhas, palavras ou caracteres',
        en: 'How much changed, by lines, words or characters',
      },
    ),
    unified: describe(v.optional(v.string()), {
      pt: 'Diferença no formato unificado, que o patch aplica. Só com mode=line',
      en: 'Difference in the unified format, which patch applies. Only with mode=line',
    }),
  }),
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

/** The text that a person sends of an answer: fit to read in both languages, for every tool and each of its examples. */
import { describe, expect, it } from 'vitest';
import { copiedText } from '../../src/web/docs/answer/copied.ts';
import { partsOf } from '../../src/web/docs/answer/parts.ts';
import { readWords, toldIn } from '../../src/web/docs/answer/words.ts';
import type { Values, WholeTool } from '../../src/web/docs/core/types.ts';
import type { Language } from '../../src/lib/languages.ts';
import { inLanguage } from '../../src/pages/openapi/document.ts';
import { answeredExamples } from '../../src/pages/openapi/answered-examples.ts';
import { documentTool } from '../../src/pages/openapi/tool-document.ts';
import { contextIn } from '../support/docs-context.ts';
import { tools } from '../support/tools.ts';

/** Tools whose answers are texts and codes, which are copied as they are. */
const CODES = new Set(['desenvolvedor', 'texto', 'documentos', 'geradores', 'consultas']);

const texts = await Promise.all(
  tools.map(async (tool) => {
    const document = await documentTool(tool);
    const examples = await answeredExamples(tool);
    return { tool, document, examples };
  }),
);

function copiesIn(language: Language): readonly (readonly [string, string, string])[] {
  const context = contextIn[language];
  return texts.flatMap(({ tool, document, examples }) => {
    const whole = {
      ...{ name: document.name[language], inputSchema: inLanguage(document.input, language) },
      outputSchema: inLanguage(document.shown, language),
    } as WholeTool;
    return examples.map(({ input: given, output }) => {
      const input = given as Values;
      const words = readWords(context, { tool: whole, input, answer: output });
      const parts = partsOf(context, output, words.schema, tool.id, toldIn(words));
      return [tool.id, tool.category, copiedText(context, whole, input, { ...words, parts })] as const;
    });
  });
}

describe.each(['pt', 'en'] as const)('the copied text in %s', (language) => {
  const copies = copiesIn(language);
  const figures = copies.filter(([, category]) => !CODES.has(category));

  it('has no key, no object, no time of a machine and nothing that is missing', () => {
    const wrong = figures.flatMap(([id, , text]) =>
      text
        .replaceAll(/eSocial|kWh/g, '')
        .split('\n')
        .filter((line) =>
          /[a-z][A-Z]\w|T\d\d:\d\d|\[object|\bnull\b|\bundefined\b|\bNaN\b|(?<![\d.,])\d{7,}/.test(line),
        )
        .map((line) => [id, line]),
    );
    expect(wrong).toEqual([]);
    expect(figures.length).toBeGreaterThan(100);
  });

  it('names no two values alike in a row, no group twice, and has no line of a group twice', () => {
    const wrong = copies.flatMap(([id, , text]) => {
      const blocks = text.split('\n\n').map((block) => block.split('\n'));
      const heads = blocks
        .slice(2)
        .flatMap(([head = '', ...rest]) => (rest.length > 0 && !head.includes(': ') ? [head] : []));
      const twice = heads.filter((head, i) => heads.indexOf(head) !== i).map((head) => [id, head]);
      const alike = blocks.slice(1).flatMap((lines) =>
        lines.flatMap((line, i) => {
          const name = /^([^:|"]+): /.exec(line)?.[1];
          return name !== undefined && lines[i - 1]?.startsWith(`${name}: `) ? [[id, line]] : [];
        }),
      );
      return [...twice, ...alike];
    });
    expect(wrong).toEqual([]);
  });

  it('has no value that is zero or "no"', () => {
    const wrong = figures.flatMap(([id, , text]) =>
      text
        .split('\n\n')
        .slice(2)
        .flatMap((block) => block.split('\n'))
        .filter((line) => /^[^|]+: (?:R\$ )?(?:0(?:[.,]0+)?(?: \D*)?|não|no)$/.test(line))
        .map((line) => [id, line]),
    );
    expect(wrong).toEqual([]);
  });

  it('of a payslip tells what was typed, the main value, why it is so, and each line with its group', () => {
    const text = copies.find(([id]) => id === 'calculadoras-salario-liquido')?.[2].split('\n') ?? [];
    const [title, typed = '', , main, why = ''] = text;
    const isPt = language === 'pt';
    expect(title).toBe(isPt ? 'Calculadora de salário líquido' : 'Net salary calculator');
    expect(typed).toContain(isPt ? 'Salário bruto: R$ 6.000,00' : 'R$ 6,000.00');
    expect(main).toMatch(isPt ? /^Salário líquido: R\$ 4\.725,52$/ : /: R\$ 4,725\.52$/);
    expect(why).toContain(isPt ? '641,51 de INSS' : '641.51 to INSS');
    expect(text.filter((line) => line.startsWith('IRRF | '))).toHaveLength(1);
  });
});

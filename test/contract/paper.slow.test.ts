import { expect, it } from 'vitest';
import { inLanguage } from '../../src/pages/openapi/document.ts';
import { answeredExamples } from '../../src/pages/openapi/answered-examples.ts';
import { documentTool } from '../../src/pages/openapi/tool-document.ts';
import { htmlOf } from '../../src/paper/markup.ts';
import { sheetPaper } from '../../src/paper/sheet.ts';
import { sheetOf } from '../../src/web/docs/answer/sheet.ts';
import type { Values, WholeTool } from '../../src/web/docs/core/types.ts';
import { contextIn } from '../support/docs-context.ts';
import { tools } from '../support/tools.ts';

it('the paper of each tool, in both languages, has a title, a main value or a table, and no word of a program', async () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const tool of tools) {
    const document = await documentTool(tool);
    const [example] = await answeredExamples(tool);
    if (!example) continue;
    for (const language of ['pt', 'en'] as const) {
      const whole = {
        ...(inLanguage({ id: tool.id, name: document.name, people: document.people }, language) as object),
        inputSchema: inLanguage(document.input, language),
        outputSchema: inLanguage(document.shown, language),
      } as WholeTool;
      const { input, output } = example as { input: Values; output: unknown };
      const sheet = sheetOf(contextIn[language], { tool: whole, input, answer: output }, [], {});
      const texts = htmlOf(sheetPaper(sheet)).split(/<[^>]+>/);
      count++;
      const hasContent = sheet.main !== null || sheet.tables.length + sheet.groups.length > 0;
      const program = texts.find((text) => /\[object|undefined|\bnull\b|T\d\d:\d\d:/.test(text));
      if (!hasContent || sheet.title === '' || program !== undefined)
        wrong.push([tool.id, language, program]);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

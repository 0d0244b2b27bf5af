import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startAgents } from '#test/support/agents.ts';
import { defineTool } from '../../kit/tool.ts';

describe('tools/list', () => {
  it.each([
    [100_000, true],
    [300_000, false],
  ])(
    'an answer of %d lines is whole as JSON, and as text where both are short enough',
    async (count, fits) => {
      const lines = defineTool({
        method: 'GET',
        path: '/lines',
        category: 'texto',
        name: 'Linhas',
        summary: 'Linhas',
        input: v.object({}),
        output: v.object({ linhas: v.array(v.string()) }),
        examples: [],
        run: () => ({ linhas: Array.from({ length: count }, (_, i) => `linha ${i}`) }),
      });
      const { connect } = await startAgents({ tools: [lines] });
      const client = await connect('auto', '?tools=lines');
      const { content, structuredContent } = await client.callTool({
        name: 'lines',
        arguments: { completo: true },
      });
      expect((structuredContent as { linhas: string[] }).linhas).toHaveLength(count);
      const { text } = content[0] as { readonly text: string };
      if (fits) expect(JSON.parse(text)).toEqual(structuredContent);
      else expect(text).toContain('structuredContent');
      const whole = new TextEncoder().encode(JSON.stringify({ content, structuredContent })).byteLength;
      expect(whole).toBeLessThan(8 * 2 ** 20);
    },
  );
});

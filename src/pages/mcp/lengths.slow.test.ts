import { expect, it } from 'vitest';
import { rpc, startAgents } from '#test/support/agents.ts';
import { tools } from '#test/support/tools.ts';

const json = { headers: { accept: 'application/json' } };

it('a description takes 2.5 KB in the middle, and 24 KB at most', async () => {
  const { ask } = await startAgents({ tools });
  const lengths: number[] = [];
  for (const { id } of tools) {
    const { text } = await ask(rpc('tools/call', { name: 'descrever_ferramenta', arguments: { id } }), json);
    lengths.push(new TextEncoder().encode(text).length);
  }
  const sorted = lengths.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(2_500);
  expect(sorted.at(-1)).toBeLessThanOrEqual(24_000);
});

it('no answer to an example takes more than 25 KB as text or as JSON', async () => {
  const { ask } = await startAgents({ tools });
  for (const { id, examples } of tools) {
    for (const { input } of examples) {
      const message = rpc('tools/call', { name: 'usar_ferramenta', arguments: { id, input } });
      const { content, structuredContent } = (await ask(message, json)).body.result;
      for (const text of [content[0].text, JSON.stringify(structuredContent)])
        expect(text.length, id).toBeLessThanOrEqual(25_000);
    }
  }
});

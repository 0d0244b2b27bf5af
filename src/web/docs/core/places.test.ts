import { describe, expect, it } from 'vitest';
import { holdClock, madeTable, madeTool, openDocs, t } from '#test/support/docs-page.ts';

holdClock();

describe('the search beyond the tools', () => {
  const tools = [madeTool('a'), madeTool('dev-hash', { name: 'Gerador de hash', search: 'sha256' })];

  // Words that people use, and the first place that they mean.
  it.each([
    ['erro 401', '#/guide/errors'],
    ['tool_used', '#/guide/webhooks'],
    ['tabela ibge', '#/tables/ibge'],
    ['linha de comando', '#/guide/cli'],
    ['sha256', '#dev-hash'],
  ])('finds by %j first %s', async (query, hash) => {
    const page = await openDocs('#/tables', { tools, tables: [madeTable('ibge')] });
    await page.key('k', page.one('body'), { ctrlKey: true });
    expect(page.focused()).toBe(`input ${t.search.label}`);
    await page.type('combobox', t.search.label, query);
    await page.key('Enter');
    expect(page.document.location.hash).toBe(hash);
  });
});

it('an address that is nearly right leads to the tool that it means', async () => {
  const page = await openDocs('#dev-hsh', { tools: [madeTool('dev-hash', { name: 'Gerador de hash' })] });
  expect(page.one('h1').textContent).toBe(t.unknown('dev-hsh'));
  expect(page.roles('link', 'Gerador de hash')).toHaveLength(1);
});

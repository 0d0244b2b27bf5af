import { describe, expect, it, vi } from 'vitest';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';

holdClock();

describe('the bar of a narrow page', () => {
  const tool = madeTool('a', {
    inputSchema: { properties: { x: { type: 'string', title: 'Nome' } }, required: ['x'] },
    outputSchema: { properties: { total: { type: 'number', title: 'O total' } } },
    examples: [{ input: { x: '0' }, output: { total: 12 } }],
    result: ['total'],
  });
  const call = () => Response.json({ total: 34 });
  const open = async () => {
    const page = await openDocs('#a', { tools: [tool], call }, { data: { demo: 'cnv_demo' } });
    await vi.waitFor(() => expect(page.one('.bar b').textContent).toBe('34'));
    return page;
  };

  it('says the main value with its name, and opens the answer over the page', async () => {
    const page = await open();
    expect(page.one('.bar p').textContent).toBe('O total34');
    const answer = page.one('.answer-top');
    const home = answer.parentElement;
    await page.press(t.answer.see);
    expect(page.one('dialog.sheet').contains(answer)).toBe(true);
    await page.press(t.answer.close);
    expect([answer.parentElement === home, page.all('dialog').length]).toEqual([true, 0]);
  });

  it('names what lacks, and leads to the first field', async () => {
    const page = await open();
    await page.type('textbox', 'Nome', '');
    await page.rest(300);
    await vi.waitFor(() => expect(page.one('.bar b').textContent).toBe('nome'));
    await page.press(t.answer.go);
    expect(page.focused()).toBe('input Nome');
  });
});

import { describe, expect, it } from 'vitest';
import { loadGuide } from '../guide/index.ts';
import { holdClock, openDocs } from '#test/support/docs-page.ts';

holdClock();

describe.each(['pt', 'en'] as const)('the guide in %s', (language) => {
  it('draws every block of every page, and says which page is open', async () => {
    const { groups } = (await loadGuide[language]())('http://127.0.0.1:8787/v1');
    const page = await openDocs('#/guide', { tools: [] }, { language });
    const plain = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
    for (const { id, title, blocks } of groups.flatMap((group) => group.pages)) {
      await page.go(`#/guide/${id}`);
      expect(page.document.title).toBe(`${title} · canivete`);
      const open = page.roles('link').filter((one) => one.getAttribute('aria-current') === 'page');
      expect(open.map(page.nameOf)).toContain(title);
      const text = plain(page.one('article').textContent ?? '');
      const heads = page.roles('heading', undefined, 'article').map(page.nameOf);
      for (const block of blocks) {
        if ('head' in block) expect(heads).toContain(plain(block.head));
        if ('text' in block) expect(text).toContain(plain(block.text));
        if ('note' in block) expect(text).toContain(plain(block.note));
        if ('code' in block) expect(text).toContain(plain(block.code));
        if ('table' in block) {
          const table = page.role('table', plain(block.table.name));
          expect(table.querySelectorAll('tbody tr')).toHaveLength(block.table.rows.length);
        }
        if ('steps' in block) {
          const steps = page
            .roles('listitem', undefined, 'article')
            .map(({ textContent }) => plain(textContent ?? ''));
          expect(steps).toEqual(expect.arrayContaining(block.steps.map((parts) => plain(parts.join(' ')))));
        }
        if ('calls' in block) {
          const tabs = page.roles('tab', undefined, 'article').map(page.nameOf);
          expect(tabs).toEqual(expect.arrayContaining(block.calls.map(({ name }) => name)));
        }
      }
    }
  });

  it('leads to each heading of a page by a button with its name', async () => {
    const page = await openDocs('#/guide/first', { tools: [] }, { language });
    for (const heading of page.roles('heading', undefined, 'article').slice(1)) {
      page.role('button', page.nameOf(heading)).click();
      expect(page.document.activeElement).toBe(heading);
    }
  });
});

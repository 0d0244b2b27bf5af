import { expect, it, vi } from 'vitest';
import { snippets } from './snippets.ts';
import { makeDocument } from '#test/support/document.ts';

const { show, role, roles, one } = makeDocument();

it('snippets copy the one that is shown, and the next ones begin with it', () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const list = ['curl', 'fetch', 'CLI'].map((name) => ({ name, text: `${name} 'x'` }));
  const draw = (some = list) => show(snippets('Chamadas', some, 'pt', () => undefined));
  const selected = () => roles('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  draw();
  expect(one('pre span').textContent).toBe("'x'");
  role('tab', 'CLI').click();
  role('button', 'Copiar').click();
  expect(copied).toEqual(["CLI 'x'"]);
  draw();
  expect(selected()).toBe(2);
  draw(list.slice(0, 2));
  expect(selected()).toBe(1);
  role('button', 'Copiar').click();
  expect(copied[1]).toBe("fetch 'x'");
  // Other files' tests begin with the first one, as a page does.
  role('tab', 'curl').click();
});

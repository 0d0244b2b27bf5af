import { describe, expect, it } from 'vitest';
import { h } from './dom.ts';
import { tabs } from './tabs.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, heard, role, roles, press } = makeDocument();

describe('tabs', () => {
  const panels = () => ['a', 'b', 'c'].map((name) => ({ name, panel: h('div', null, `panel ${name}`) }));

  it('show one of several, by clicks and by arrow keys', () => {
    const opened: string[] = [];
    const chosen: number[] = [];
    const list = panels().map((one) => ({ ...one, open: () => void opened.push(one.name) }));
    show(tabs('Vistas', list, 'beside', { first: 1, onChoose: (i) => void chosen.push(i) }));
    expect(heard()).toEqual([
      'tablist "Vistas"',
      '  [tab "a"][tab "b" selected][tab "c"]',
      ...['beside', 'tabpanel "b"', '  panel b'],
    ]);
    expect(roles('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    role('tab', 'c').click();
    expect(heard().slice(-2)).toEqual(['tabpanel "c"', '  panel c']);
    const pressed = (key: string) => [press(role('tablist'), key), document.activeElement?.textContent];
    expect(pressed('ArrowRight')).toEqual([true, 'a']);
    expect(pressed('ArrowLeft')).toEqual([true, 'c']);
    expect(pressed('ArrowLeft')).toEqual([true, 'b']);
    expect(pressed('Tab')).toEqual([false, 'b']);
    expect([opened, chosen]).toEqual([
      ['b', 'c', 'a'],
      [1, 2, 0, 2, 1],
    ]);
  });

  it('name the panel that each of them shows', () => {
    const list = panels();
    show(tabs('Vistas', list, null));
    const shown = roles('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(shown).toEqual(list.map(({ panel }) => panel.id));
    expect(new Set(shown).size).toBe(3);
  });
});

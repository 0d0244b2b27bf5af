import { describe, expect, it, vi } from 'vitest';
import { holdClock, madeTool, openDocs, t } from '#test/support/docs-page.ts';
import { heard } from '#test/support/heard.ts';

holdClock();

describe('the search', () => {
  const tools = Array.from({ length: 13 }, (_, i) => madeTool(`boleto${String.fromCharCode(97 + i)}`));

  async function open(hash = '') {
    const page = await openDocs(hash, { tools });
    const field = page.role('combobox', t.search.label) as HTMLInputElement;
    const options = () => page.roles('option');
    return {
      ...page,
      field,
      options,
      search: async (text: string) => page.fill(field, text),
      active: () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true'),
      told: () =>
        heard(page.role('status', undefined, '[role=search]'))
          .at(1)
          ?.trim(),
    };
  }

  it('shows eight, and goes round among them', async () => {
    const page = await open();
    await page.search('boleto');
    expect([page.options().length, page.field.getAttribute('aria-expanded')]).toEqual([8, 'true']);
    expect(page.told()).toContain(t.search.found(8));
    const [first] = page.options() as [HTMLElement];
    expect(page.nameOf(first)).toBe('Gerador de boletoaTextoFaz boletoa');
    expect(page.active()).toBe(0);
    await page.key('ArrowUp');
    expect(page.active()).toBe(7);
    await page.key('ArrowDown');
    await page.key('ArrowDown');
    expect(page.active()).toBe(1);
    expect(page.field.getAttribute('aria-activedescendant')).toBe(page.options()[1]?.id);
    await page.search(' ');
    expect([page.field.hasAttribute('aria-activedescendant'), page.active()]).toEqual([false, -1]);
    await page.search('boletoa');
    expect([...(page.options()[0]?.querySelectorAll('mark') ?? [])].map((one) => one.textContent)).toEqual([
      ...['boletoa', 'boletoa'],
    ]);
    await page.search('boleto');
    const { HTMLElement } = page.document.defaultView as Window & typeof globalThis;
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await page.key('ArrowDown');
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
    await page.key('Enter');
    expect(page.document.location.hash).toBe('#boletob');
  });

  it('goes from one to itself, and ends by the Escape key', async () => {
    const { search, key, field } = await open();
    await search('boletoa');
    expect([await key('ArrowDown'), await key('ArrowUp'), await key('Home')]).toEqual([true, true, false]);
    expect([await key('Escape'), field.value, await key('ArrowDown')]).toEqual([true, '', false]);
  });

  it('of the head is hidden while its focus is elsewhere, and opens by the mouse', async () => {
    const page = await open('#boletoa');
    expect(page.options()).toEqual([]);
    await page.search('boleto');
    page.field.blur();
    expect(page.options()).toEqual([]);
    page.field.focus();
    expect(page.options()).toHaveLength(8);
    // The press would take the focus from the field.
    expect(await page.fire('mousedown', page.options()[2])).toBe(true);
    expect(page.document.location.hash).toBe('#boletoc');
  });

  it('is empty again, with the focus, once it leads somewhere or is cleared', async () => {
    const { search, key, field, press, document } = await open('#/tables');
    await search('boletoa');
    await search('boleto');
    field.blur();
    await press(t.search.clear);
    expect([field.value, document.activeElement]).toEqual(['', field]);
    await search('boletoa');
    expect([await key('Enter'), field.value]).toEqual([true, '']);
  });

  it('stays open while the focus is in it, and on the first page always', async () => {
    const page = await open('#boletoa');
    await page.search('boleto');
    await page.fire('focusout', page.field, { relatedTarget: page.role('button', t.search.clear) });
    expect(page.options()).toHaveLength(8);
    await page.go('#/');
    await page.type('combobox', t.search.label, 'boleto');
    page.one('input').blur();
    expect(page.options()).toHaveLength(8);
  });

  it('of the head lists, while it is empty, the places to go to, and is closed by the Escape key', async () => {
    const page = await open('#boletoa');
    page.field.focus();
    const names = () => page.options().map((one) => page.nameOf(one));
    expect(names()).toEqual(
      [t.places.api, t.places.guide, t.places.tables].map((name) => name + t.search.goTo),
    );
    expect(await page.key('Escape')).toBe(true);
    expect(names()).toEqual([]);
    for (let i = 0; i < 3; i++) await page.key('ArrowDown');
    await page.key('Enter');
    expect(page.document.location.hash).toBe('#/tables');
  });

  it('that finds nothing tells what is nearest', async () => {
    const page = await open();
    await page.search('bolteo');
    expect(page.told()).toBe(`${t.search.nothing('bolteo')} ${t.search.nearest}[link "Boletoa"]`);
  });

  it('is begun by a slash where nobody types', async () => {
    const page = await open('#/tables');
    for (const [place, parts, isTaken] of [
      ['body', {}, true],
      ['button', {}, true],
      ['input', {}, false],
      ['select', {}, false],
      ['textarea', {}, false],
      ['body', { ctrlKey: true }, false],
      ['body', { metaKey: true }, false],
      ['body', { altKey: true }, false],
      ['body', { shiftKey: true }, true],
      ['body', { key: 'x' }, false],
    ] as const) {
      const { body } = page.document;
      const at = place === 'body' ? body : body.appendChild(page.document.createElement(place));
      page.field.blur();
      const found = [await page.key('/', at, parts), page.document.activeElement === page.field];
      expect([place, parts, ...found]).toEqual([place, parts, isTaken, isTaken]);
    }
  });
});

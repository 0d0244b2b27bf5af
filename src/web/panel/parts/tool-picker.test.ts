import { expect, it } from 'vitest';
import type { Tool } from '../types.ts';
import { answering } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';

holdClock();

it('the panel finds eight tools at a time, and takes the keys that choose among them', async () => {
  const tools = Array.from({ length: 9 }, (_, i) => ({
    ...{ id: `boleto${i}`, name: `Gerador de boleto${i}`, category: 'documentos' },
    ...{ method: 'GET', path: `/boleto${i}` },
  })) as readonly Tool[];
  const page = await openPanel(answering({ tools }));
  await page.go('#/keys');
  await page.press(t.keys.create);
  await page.type('radio', t.keys.onlyThese, true);
  const field = page.role('combobox', t.keys.add) as HTMLInputElement;
  const key = async (name: string) => page.key(name, field);
  const search = async (text: string) => page.fill(field, text);
  const options = () => page.roles('option', /boleto/);
  const chosen = () =>
    options()
      .filter((one) => one.getAttribute('aria-selected') === 'true')
      .map(page.nameOf);
  await search('boleto');
  expect([options().length, chosen().length]).toEqual([8, 1]);
  await search('boleto3');
  const only = ['Gerador de boleto3 boleto3'];
  for (const arrow of ['ArrowDown', 'ArrowUp']) expect([await key(arrow), chosen()]).toEqual([true, only]);
  await search('zzzz');
  expect(page.one('dialog').textContent).toContain(t.keys.nothing('zzzz'));
  const taken: boolean[] = [];
  for (const name of ['ArrowDown', 'Enter', 'Escape', 'ArrowUp', 'Home']) taken.push(await key(name));
  expect([taken, field.value]).toEqual([[false, true, true, false, false], '']);
  await search('boleto3');
  expect([chosen(), await key('Enter')]).toEqual([only, true]);
  expect(page.roles('button', t.keys.remove('Boleto3'))).toHaveLength(1);
  await search('boleto3');
  // A tool that is chosen is no longer offered.
  expect(chosen()).toEqual([]);
  await search('boleto');
  field.blur();
  expect(options()).toEqual([]);
  field.focus();
  await key('ArrowDown');
  expect(chosen()).toEqual(['Gerador de boleto1 boleto1']);
  // The press would take the focus from the field.
  expect(await page.fire('mousedown', options()[0])).toBe(true);
  await page.press(t.keys.remove('Boleto3'));
  expect(page.roles('button', /^Tirar/).map(page.nameOf)).toEqual([t.keys.remove('Boleto0')]);
  expect(page.document.activeElement).toBe(field);
});

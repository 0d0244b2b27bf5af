import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { texts } from '../texts/index.ts';
import { headerRows } from './header-rows.ts';
import { makeDocument } from '#test/support/document.ts';

const { show, all, heard } = makeDocument();
const context = { t: texts.pt } as Context;
const had = ['authorization', 'x-gateway'];

function opened(names: readonly string[] = had) {
  const field = headerRows(context, names);
  show(field.element);
  const inputs = () => all('input') as HTMLInputElement[];
  const type = (at: number, text: string) => {
    const input = inputs()[at] as HTMLInputElement;
    input.value = text;
  };
  const press = (name: string) =>
    (
      all('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name) as HTMLElement
    ).click();
  return { field, type, press, inputs };
}
const { add, remove } = texts.pt.webhooks.headerRow;

it('a stored value stays until another is typed, and is never shown', () => {
  const { field, type, inputs } = opened();
  expect([field.changes(had), field.hidesValues()]).toEqual([{}, true]);
  expect(inputs().map(({ value }) => value)).toEqual(['authorization', '', 'x-gateway', '']);
  type(1, ' a:b ');
  expect(field.changes(had)).toEqual({ authorization: 'a:b' });
  type(3, 'c');
  expect(field.hidesValues()).toBe(false);
});

it('a row that is taken away takes its header away, and one that is added brings one', () => {
  const { field, type, press } = opened();
  press(remove);
  expect(field.changes(had)).toEqual({ authorization: null });
  press(add);
  type(2, 'AUTHORIZATION');
  type(3, 'x');
  expect(field.changes(had)).toEqual({ AUTHORIZATION: 'x' });
  expect(field.text()).toContain('AUTHORIZATION:x');
});

it('an empty row is nothing, a value without a name is no header, and other origins get nothing', () => {
  const { field, type, press } = opened();
  press(add);
  expect(field.changes(had)).toEqual({});
  type(5, 'y');
  expect(field.changes(had)).toBe(null);
  type(4, 'x-more');
  expect(field.changes([])).toEqual({ 'x-more': 'y' });
  field.fail('Não.');
  expect(heard()[0]).toContain('invalid (Não.)');
});

import { expect, it } from 'vitest';
import { aboutService } from './texts.ts';

const codeIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code);

it.each([
  ['names and values as a page shows them', false, ['`x-aliases`', '`X-Read-As`']],
  ['nothing but its own fields', true, []],
])('the introduction of a service that reads %s has the same code in both languages', (_, exact, names) => {
  for (const text of Object.values(aboutService({ byKey: true, byLogin: false }, exact))) {
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toHaveLength(exact ? 4 : 5);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].{80,}\.$/);
    expect(codeIn(text)).toEqual([
      '`Authorization: Bearer …`',
      ...names,
      ...['`error`', '`code`', '`details`', '`Accept-Language: en`'],
    ]);
  }
});

import { expect, it } from 'vitest';
import { aboutService } from './texts.ts';

const codeIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code);

it('the introduction is four paragraphs, with the same code in both languages', () => {
  for (const text of Object.values(aboutService)) {
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toHaveLength(4);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].{80,}\.$/);
    expect(codeIn(text)).toEqual([
      '`Authorization: Bearer …`',
      '`error`',
      '`code`',
      '`details`',
      '`Accept-Language: en`',
    ]);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import listed from './mutations/equivalent.json' with { type: 'json' };

const root = new URL('../', import.meta.url);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it('the changes that alter no answer are of lines that the sources have, each listed once with its reason', () => {
  const gone = listed.filter(({ file, before }) => {
    const path = new URL(file, root);
    return !existsSync(path) || !plain(readFileSync(path, 'utf8')).includes(before);
  });
  expect(gone).toEqual([]);
  expect(listed.filter(({ before, after, reason }) => before === after || reason.length < 10)).toEqual([]);
  const changes = listed.map(({ file, before, after }) => [file, before, after].join('\n'));
  expect(new Set(changes).size).toBe(changes.length);
});

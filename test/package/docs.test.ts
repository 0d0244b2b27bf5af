import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf, linksOf, pages, root } from '../support/pages.ts';

const readme = pages.get('README.md') as string;

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

describe('README', () => {
  it('opens with the two commands that a new user types', () => {
    expect(blocksOf(readme, 'sh').join('').trim().split('\n').slice(0, 2)).toEqual([
      'npm ci && npm start',
      'npm ci && npm test',
    ]);
  });

  it.each(['README.md', 'README.pt-BR.md'])('%s is read in a few minutes: 8 KB at most', (path) => {
    expect(Buffer.byteLength(pages.get(path) as string)).toBeLessThanOrEqual(8_192);
  });

  it('shows no picture until package.json names an address, where a registry finds it', () => {
    const pictures = ['README.md', 'README.pt-BR.md'].flatMap((path) => [
      ...(pages.get(path) as string).matchAll(/!\[[^\]]*\]\((?!https:)/g),
    ]);
    expect(pictures).toEqual([]);
  });

  it('has the same code in Portuguese, in the same order', () => {
    const translated = pages.get('README.pt-BR.md') as string;
    expect(blocksOf(readme).length).toBeGreaterThan(3);
    expect(blocksOf(translated)).toEqual(blocksOf(readme));
  });
});

describe('pages', () => {
  it.each([...pages])('%s has no link into nothing', (path, page) => {
    const missing = linksOf(path, page).filter(
      ({ target, anchor }) =>
        !existsSync(join(root, target)) ||
        (anchor !== undefined && !anchorsOf(pages.get(target) ?? '').includes(anchor)),
    );
    expect(missing).toEqual([]);
  });

  it.each([...pages])('%s names no script that package.json lacks', (path, page) => {
    const scripts = [...page.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name as string);
    expect([path, scripts.filter((name) => !(name in manifest.scripts))]).toEqual([path, []]);
  });
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

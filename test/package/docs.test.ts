import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf, pages, root } from '../support/pages.ts';

const readme = pages.get('README.md') as string;
const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

describe('README', () => {
  it('opens with the two commands that a new user types', () => {
    expect(blocksOf(readme, 'sh').join('').trim().split('\n').slice(0, 2)).toEqual([
      'npm ci && npm start',
      'npm ci && npm test',
    ]);
  });

  it('is read in a few minutes: 8 KB at most', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8_192);
  });

  it('has the same code in Portuguese, in the same order', () => {
    const translated = pages.get('README.pt-BR.md') as string;
    expect(blocksOf(readme).length).toBeGreaterThan(3);
    expect(blocksOf(translated)).toEqual(blocksOf(readme));
  });
});

describe('pages', () => {
  it('are up to date with the sources', () => {
    execFileSync(process.execPath, ['scripts/accept.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  });

  it.each([...pages])('%s has no link into nothing', (path, page) => {
    // In a span of code, such as a pattern, brackets are no link.
    const links = [...page.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link]) => link as string,
    );
    const missing = links.filter((link) => {
      const [file = '', anchor] = link.split('#') as [string?, string?];
      if (/^https?:/.test(link)) return false;
      const target = file === '' ? path : normalize(join(dirname(path), file));
      return (
        !existsSync(join(root, target)) ||
        (anchor !== undefined && !anchorsOf(pages.get(target) ?? '').includes(anchor))
      );
    });
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

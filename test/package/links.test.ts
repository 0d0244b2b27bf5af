import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linksOf, root } from '../support/pages.ts';

it('pages of the package link to what the package holds', () => {
  const pack = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(
    execFileSync('npm', pack, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const packed = new Set<string>(files.map(({ path }: { path: string }) => path));
  const links = [...packed]
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => linksOf(path, readFileSync(join(root, path), 'utf8')));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ target }) => !packed.has(target))).toEqual([]);
});

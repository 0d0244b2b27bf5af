import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages, root } from '../support/pages.ts';

// An entry of the exports map that is a store, a scheduler or an adapter comes with a suite, a row and an example, as CONTRIBUTING.md says.

const { exports: map } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** The source of an entry, by its types. */
const entries = Object.entries(map).flatMap(([entry, target]) => {
  if (typeof target === 'string') return [];
  const source = target.types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts');
  return [[entry.slice(2), source.startsWith('adapters/') ? source : `src/${source}`] as const];
});
const below = (folder: string) => entries.filter(([entry]) => entry.startsWith(folder));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
/** The row of a page's table that names an entry. */
const rowOf = (page: string, entry: string) =>
  pages
    .get(page)
    ?.split('\n')
    .find((line) => line.startsWith('|') && line.includes(`\`canivete/${entry}\``));

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$|\.mjs$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));

describe.each(below('stores/'))('canivete/%s', (entry, source) => {
  it.each(['keyStoreSuite', 'quotaStoreSuite', 'webhookStoreSuite', 'usageStoreSuite'])(
    'has a test beside it that runs %s',
    (suite) => {
      const folder = join(source, '..');
      const tests = readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.ts'));
      expect(tests.some((file) => textOf(join(folder, file)).includes(suite))).toBe(true);
    },
  );

  it('has a row in docs/stores.md, and an example in its first comment', () => {
    expect(rowOf('docs/stores.md', entry)).toBeDefined();
    expect(textOf(source)).toMatch(new RegExp(` \\* import .* from 'canivete/${entry}';`));
  });
});

describe.each(below('schedulers/'))('canivete/%s', (entry, source) => {
  it('has a test beside it that runs schedulerSuite, a row in docs/stores.md, and an example in its first comment', () => {
    expect(textOf(source.replace(/\.ts$/, '.test.ts')).includes('schedulerSuite')).toBe(true);
    expect(rowOf('docs/stores.md', entry)).toBeDefined();
    expect(textOf(source)).toMatch(new RegExp(` \\* import .* from 'canivete/${entry}';`));
  });
});

describe.each(entries.filter(([, source]) => source.startsWith('adapters/')))('canivete/%s', (entry) => {
  it('has a test that runs its suite, and a row in docs/deploy.md whose example imports it', () => {
    const test = `test/runtimes/adapters/${entry}.test.ts`;
    expect(existsSync(join(root, test))).toBe(true);
    expect(textOf(test)).toMatch(/[sS]uite\(/);
    const row = rowOf('docs/deploy.md', entry);
    const [, folder = ''] = /\]\(\.\.\/(examples\/[^/)]+)/.exec(row ?? '') ?? [];
    expect(filesIn(folder).some((file) => textOf(file).includes(`from 'canivete/${entry}'`))).toBe(true);
  });
});

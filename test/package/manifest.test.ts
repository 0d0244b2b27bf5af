import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dependencies = Object.keys(manifest.dependencies);
const peers = Object.keys(manifest.peerDependencies ?? {});

/** The packages that the built code imports, when it is loaded or later. */
function importedInDist(): Set<string> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .flatMap((text) => [...text.matchAll(/(?<!["'])\b(?:from|import)\s*\(? *["']([\w@][^"']*)["']/g)])
    .map(([, module]) => module as string);
  return new Set(modules.map((module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')));
}

describe('package.json', () => {
  it('says who made it, and under which licence', () => {
    const [, holder] = /^Copyright \(c\) \d+ (.+)$/m.exec(readFileSync(join(root, 'LICENSE'), 'utf8')) ?? [];
    expect([manifest.author, manifest.license]).toEqual([holder, 'MIT']);
  });

  it('names no address until its publisher has one, and then one only (docs/publish.md)', () => {
    const { homepage, bugs, repository, publishConfig } = manifest;
    const home = /^git\+(https:\/\/.+)\.git$/.exec(repository?.url ?? '')?.[1];
    const named = { homepage: `${home}#readme`, bugs: { url: `${home}/issues` } };
    expect({ homepage, bugs }).toEqual(home ? named : { homepage: undefined, bugs: undefined });
    // npm makes the statement where the repository is the one named.
    expect(publishConfig).toEqual(home ? { access: 'public', provenance: true } : { access: 'public' });
  });

  it('can be found: a description, and keywords in order', () => {
    const { description, keywords } = manifest;
    expect(description.length).toBeGreaterThan(50);
    expect(keywords).toEqual([...new Set<string>(keywords)].toSorted());
    expect(keywords).toEqual(
      expect.arrayContaining(['brasil', 'brazil', 'cnpj', 'cpf', 'generator', 'validator']),
    );
  });

  it('names the oldest Node that it runs on, and what it holds', () => {
    expect(manifest.engines).toEqual({ node: '>=20.19' });
    const pages = ['docs/*.md', 'CHANGELOG.md', 'SECURITY.md'];
    expect(manifest.files.toSorted()).toEqual(
      // npm packs what an example has installed, unless it is told not to.
      ['dist', 'examples', '!examples/*/node_modules', 'templates', ...pages].toSorted(),
    );
    expect([manifest.type, manifest.sideEffects]).toEqual(['module', false]);
  });

  it('runs nothing where it is installed', () => {
    const scripts = Object.keys(manifest.scripts);
    expect(scripts.filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });

  it('is built before it is packed: a clone has no dist', () => {
    expect(manifest.scripts.prepack).toBe('npm run build');
  });

  it('depends on what is imported, and on nothing else', () => {
    const imported = importedInDist();
    const packages = [...imported].filter((name) => !name.startsWith('node:') && name !== manifest.name);
    expect(dependencies.filter((name) => !imported.has(name))).toEqual([]);
    expect(packages.filter((name) => !dependencies.includes(name) && !peers.includes(name))).toEqual([]);
  });

  it('makes every peer optional', () => {
    const optional = Object.entries<{ optional?: boolean }>(manifest.peerDependenciesMeta ?? {})
      .filter(([, meta]) => meta.optional === true)
      .map(([name]) => name);
    expect(optional.toSorted()).toEqual(peers.toSorted());
  });
});

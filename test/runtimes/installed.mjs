import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const isSource = (file) =>
  file.startsWith(root) && /^(src|adapters)\/(?!.*\.test\.ts$).*\.ts$/.test(file.slice(root.length));

/**
 * Plugins by which tests get each module of `src` and `adapters` from the package that is installed in a folder: from
 * the file that was built of it, or from the entry that the exports map names. They run unchanged on what a user gets.
 */
export function fromInstalled(folder) {
  const home = `${folder}/node_modules/canivete`;
  const manifest = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  const entries = new Map(
    Object.values(manifest.exports)
      .filter((entry) => typeof entry === 'object')
      .map((entry) => [entry.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, '$1.ts'), entry.default]),
  );
  const built = (source) => resolve(home, entries.get(source) ?? `dist/${source.replace(/\.ts$/, '.js')}`);

  const resolving = {
    name: 'from-installed',
    enforce: 'pre',
    resolveId(id, importer) {
      const path = id.startsWith('file:') ? fileURLToPath(id) : id;
      const file = importer && path.startsWith('.') ? resolve(dirname(importer), path) : path;
      if (!isSource(file)) return null;
      const target = built(file.slice(root.length));
      return existsSync(target) ? { id: target, external: true } : null;
    },
  };

  const refusing = {
    name: 'nothing-else',
    enforce: 'post',
    transform(code, id) {
      // A module that only hands on what others export leaves no file behind. Any other must come from the package.
      if (!isSource(id) || this.parse(code).body.every(({ source }) => source)) return null;
      throw new Error(`${id.slice(root.length)} is not in the package: a test may only import what is`);
    },
  };
  return [resolving, refusing];
}

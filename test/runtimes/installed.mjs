import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from '../../scripts/source-of.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const isSource = (file) =>
  file.startsWith(root) && /^(src|adapters)\/(?!.*\.test\.ts$).*\.ts$/.test(file.slice(root.length));

/** The names of the values in the braces of an import or export. */
const namesIn = (list) => list.split(',').flatMap((one) => /^\s*(?!type\b)(\w+)/.exec(one)?.[1] ?? []);

/** Lists the named exports of a file, as `[name, file that it comes from]`. */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const own = [...text.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm)];
  const lists = [...text.matchAll(/^export \{([^}]*)\}(?: from '(.*)')?/gm)];
  const stars = [...text.matchAll(/^export \* from '(.*)'/gm)];
  return [
    ...own.map(([, name]) => [name, file]),
    ...lists.flatMap(([, list, from]) =>
      namesIn(list).map((name) => [name, from ? resolve(dirname(file), from) : file]),
    ),
    ...stars.flatMap(([, from]) => exportsOf(resolve(dirname(file), from))),
  ];
}

/**
 * A plugin that redirects imports to the package installed in a folder: the entries, and every module whose names an
 * entry exports in full. Tests run unchanged on the package that users get, and in one copy of it.
 */
export function fromInstalled(folder) {
  const home = `${folder}/node_modules/canivete`;
  const manifest = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  const entries = Object.values(manifest.exports)
    .filter((entry) => typeof entry === 'object')
    .map((entry) => ({ source: join(root, sourceOf(entry.types)), built: resolve(home, entry.default) }))
    .map((entry) => ({ ...entry, exported: exportsOf(entry.source) }));
  const found = new Map();

  function builtOf(file) {
    const names = exportsOf(file).map(([name]) => name);
    const entry =
      entries.find(({ source }) => source === file) ??
      entries.find(({ exported }) => {
        const here = new Set(exported.flatMap(([name, from]) => (from === file ? name : [])));
        return names.length > 0 && names.every((name) => here.has(name));
      });
    return entry?.built ?? null;
  }

  return {
    name: 'from-installed',
    enforce: 'pre',
    resolveId(id, importer) {
      const path = id.startsWith('file:') ? fileURLToPath(id) : id;
      const file = importer && path.startsWith('.') ? resolve(dirname(importer), path) : path;
      if (!isSource(file)) return null;
      if (!found.has(file)) found.set(file, builtOf(file));
      const built = found.get(file);
      return built && { id: built, external: true };
    },
  };
}

import { posix } from 'node:path';

const ADAPTERS = 'adapters/';

/**
 * A plugin of the build: puts the types where `sourceOf` looks for them, so that no path shows the folder `src`, and
 * leaves out those that no entry leads to.
 */
export function declarations(entries) {
  return {
    name: 'declarations',
    generateBundle(_options, bundle) {
      const files = new Map();
      for (const [name, { type, source }] of Object.entries(bundle)) {
        if (type !== 'asset' || !name.endsWith('.d.ts')) continue;
        delete bundle[name];
        const text = name.startsWith(ADAPTERS) ? source.replaceAll('../src/', '../') : source;
        files.set(name.replace(/^(?:src\/)?/, 'types/'), text);
      }
      // A set is walked through with what is added on the way.
      const reached = new Set(entries.map((entry) => entry.replace(/^\.\/dist\//, '')));
      for (const file of reached) {
        const text = files.get(file);
        this.emitFile({ type: 'asset', fileName: file, source: text });
        for (const [, target] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
          const next = posix.join(posix.dirname(file), `${target}.d.ts`);
          // An example in a comment may name a file of its user's.
          if (files.has(next)) reached.add(next);
        }
      }
    },
  };
}

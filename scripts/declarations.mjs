import { posix } from 'node:path';
import { describedTypes } from './described-types.mjs';

const ADAPTERS = 'adapters/';

/**
 * A plugin of the build: puts the types where `sourceOf` looks for them, so that no path shows the folder `src`, and
 * leaves out those that no entry leads to. The types of tools get a comment on each field, from `fieldsOf`.
 */
export function declarations(entries, fieldsOf) {
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
        const source = file.startsWith('types/tools/') ? describedTypes(text, fieldsOf) : text;
        this.emitFile({ type: 'asset', fileName: file, source });
        for (const [, target] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
          const next = posix.join(posix.dirname(file), `${target}.d.ts`);
          // An example in a comment may name a file of its user's.
          if (files.has(next)) reached.add(next);
        }
      }
    },
  };
}

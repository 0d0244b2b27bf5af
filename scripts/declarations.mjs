import { posix } from 'node:path';
import { load } from './load.mjs';
import { addressTypes, valueTypes } from './value-types.mjs';

/**
 * A plugin of the build: puts the types where `sourceOf` looks for them, so that no path shows the folder `src`, leaves
 * out those that no entry leads to, and writes those of tools and account addresses as types of values.
 */
export function declarations(entries) {
  return {
    name: 'declarations',
    async generateBundle(_options, bundle) {
      const files = new Map();
      for (const [name, { type, source }] of Object.entries(bundle)) {
        if (type !== 'asset' || !name.endsWith('.d.ts')) continue;
        delete bundle[name];
        const text = name.startsWith('adapters/') ? source.replaceAll('../src/', '../') : source;
        files.set(name.replace(/^(?:src\/)?/, 'types/'), text.replaceAll(/^ +(?!\*)/gm, ''));
      }
      const tools = await load('src/tools/all.ts');
      for (const [name, text] of valueTypes(tools, await textsByName(tools)))
        files.set(`types/${name}`, text);
      const folder = 'pages/account/addresses';
      files.set(`types/${folder}/index.d.ts`, addressTypes(await load(`src/${folder}/index.ts`)));
      // A set is walked through with what is added on the way.
      const reached = new Set(entries.map((entry) => entry.replace(/^\.\/dist\//, '')));
      for (const file of reached) {
        const source = files.get(file);
        this.emitFile({ type: 'asset', fileName: file, source });
        for (const [, target] of source.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g)) {
          const next = posix.join(posix.dirname(file), `${target}.d.ts`);
          // An example in a comment may name a file of its user's.
          if (files.has(next)) reached.add(next);
        }
      }
    },
  };
}

/** Collects the texts of each tool by its exported name. */
async function textsByName(tools) {
  const [{ textsOf }, { withSharedTexts }] = await Promise.all(
    ['src/tools/texts.ts', 'src/kit/shared-texts.ts'].map(load),
  );
  const entries = Object.entries(tools).map(async ([name, tool]) => [
    name,
    withSharedTexts(tool, await textsOf(tool)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

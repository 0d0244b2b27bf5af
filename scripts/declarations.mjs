import { load } from './load.mjs';
import { reachedTypes } from './reached-types.mjs';
import { addressTypes, valueTypes } from './value-types.mjs';

/**
 * A plugin of the build: puts the types where `sourceOf` looks for them, so that no path shows the folder `src`, leaves
 * out what no entry leads to, and writes those of tools and account addresses as types of values.
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
      const starts = entries.map((entry) => entry.replace(/^\.\/dist\//, ''));
      for (const [fileName, source] of reachedTypes(files, starts))
        this.emitFile({ type: 'asset', fileName, source });
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The categories, in the order of `all.ts`. */
const foldersOf = (root) =>
  [...readFileSync(join(root, 'src/tools/all.ts'), 'utf8').matchAll(/'\.\/(\w+)\/index\.ts'/g)].map(
    ([, folder]) => folder,
  );

/** The list of the tools of a category that is written by hand: `rules.ts` where some of them explain themselves. */
export function listOf(root, folder) {
  const rules = `src/tools/${folder}/rules.ts`;
  return existsSync(join(root, rules)) ? rules : `src/tools/${folder}/index.ts`;
}

/** The rows of that list: the name of a tool and its file. */
const rowsOf = (root, folder) => [
  ...readFileSync(join(root, listOf(root, folder)), 'utf8').matchAll(
    /^export \{ (\w+) \} from '\.\/([\w-]+)\.ts';$/gm,
  ),
];

/**
 * Makes `src/tools/<category>/index.ts` where there is a `rules.ts`: the same tools, those that explain themselves with
 * the texts to do so. `load` loads a source.
 */
export async function explainedIndexes(root, load) {
  const folders = foldersOf(root).filter((folder) => listOf(root, folder).endsWith('rules.ts'));
  const files = folders.map(async (folder) => {
    const tools = await load(listOf(root, folder));
    const rows = rowsOf(root, folder).map(([, name, file]) =>
      'explicar' in tools[name].input.entries
        ? `export const ${name} = explained(rules.${name});`
        : `export { ${name} } from './${file}.ts';`,
    );
    return [`src/tools/${folder}/index.ts`, `${EXPLAINED}${rows.join('\n')}\n`];
  });
  return Object.fromEntries(await Promise.all(files));
}

const EXPLAINED = `// \`npm run sync\` writes this file by rules.ts.
import { withTexts } from '../../kit/tool-texts.ts';
import * as rules from './rules.ts';

const explained = withTexts(async () => import('./texts.ts'));

`;

/** The lists of the texts of all tools, a file for each category: what `src/tools/<category>/texts.ts` is to hold. */
export function textsIndexes(root, tools) {
  return Object.fromEntries(
    foldersOf(root).map((folder) => [`src/tools/${folder}/texts.ts`, indexOf(root, folder, tools)]),
  );
}

function indexOf(root, folder, tools) {
  const rows = rowsOf(root, folder);
  const imports = rows.map(([, name, file]) => `import { ${name}Texts } from './${file}.texts.ts';`);
  const entries = rows.map(([, name]) => {
    const { id } = tools[name];
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${name}Texts,`;
  });
  return `// \`npm run sync\` writes this file by ${listOf(root, folder).split('/').at(-1)}.
import type { ToolTexts } from '../../kit/tool-texts.ts';
${imports.join('\n')}

export const texts: Readonly<Record<string, ToolTexts>> = {
${entries.join('\n')}
};
`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists of the texts of all tools, a file for each category: what `src/tools/<category>/texts.ts` is to hold. */
export function textsIndexes(root, tools) {
  const textOf = (file) => readFileSync(join(root, 'src/tools', file), 'utf8');
  const folders = [...textOf('all.ts').matchAll(/'\.\/(\w+)\/index\.ts'/g)].map(([, folder]) => folder);
  return Object.fromEntries(
    folders.map((folder) => {
      const rows = textOf(`${folder}/index.ts`).matchAll(/^export \{ (\w+) \} from '\.\/([\w-]+)\.ts';$/gm);
      return [`src/tools/${folder}/texts.ts`, indexOf([...rows], tools)];
    }),
  );
}

function indexOf(rows, tools) {
  const imports = rows.map(([, name, file]) => `import { ${name}Texts } from './${file}.texts.ts';`);
  const entries = rows.map(([, name]) => {
    const { id } = tools[name];
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${name}Texts,`;
  });
  return `// \`npm run sync\` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
${imports.join('\n')}

export const texts: Readonly<Record<string, ToolTexts>> = {
${entries.join('\n')}
};
`;
}

/** The lists of the texts of all tools, a file for each category: what `src/tools/<category>/texts.ts` is to hold. */
export function textsIndexes(barrel, tools) {
  const rows = [...barrel.matchAll(/^export \{ (\w+) \} from '\.\/(\w+)\/([\w-]+)\.ts';$/gm)];
  const folders = [...new Set(rows.map(([, , folder]) => folder))];
  return Object.fromEntries(
    folders.map((folder) => [
      `src/tools/${folder}/texts.ts`,
      indexOf(
        rows.filter((row) => row[2] === folder),
        tools,
      ),
    ]),
  );
}

function indexOf(rows, tools) {
  const imports = rows.map(([, name, , file]) => `import { ${name}Texts } from './${file}.texts.ts';`);
  const entries = rows.map(([, name]) => {
    const { id } = tools[name];
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${name}Texts,`;
  });
  return `// \`npm run sync\` writes this file by src/tools/all.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
${imports.join('\n')}

export const texts: Readonly<Record<string, ToolTexts>> = {
${entries.join('\n')}
};
`;
}

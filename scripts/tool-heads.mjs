import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf } from './texts-index.mjs';

/**
 * `src/tools/heads.ts`: every tool in one line, and how its category is loaded. `all` has the tools by their exported
 * names.
 */
export function toolHeads(root, all) {
  const exported = (file, pattern) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name);
  const parts = exported('src/tools/all.ts', /'\.\/(\w+)\/index\.ts'/g).map((category) => {
    const rows = exported(listOf(root, category), /^export \{ (\w+) \}/gm).map((key) => {
      const { method, path, name } = all[key];
      return `    ['${key}', '${method}', '${path}', '${name}'],\n`;
    });
    return `  ...lazyTools('${category}', async () => import('./${category}/index.ts'), async () => import('./${category}/texts.ts'), [\n${rows.join('')}  ]),\n`;
  });
  return `// Written by \`npm run sync\`: the tools of the root entry. Each of them loads its category.
import type { ServedTool } from '../kit/tool.ts';
import { lazyTools } from './lazy.ts';

export const tools: readonly ServedTool[] = [
${parts.join('')}];
`;
}

// Writes what is derived from the sources: the pages of tools and of their fields, the tables of options, the list of exported names and the
// vectors of tools that have none. With `--check` it writes nothing, and fails where it would. It reads the sources, so that no old build can mislead it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainedPage } from './explained-page.mjs';
import { exportedNames } from './exported-names.mjs';
import { fieldsPage } from './fields-page.mjs';
import { load } from './load.mjs';
import { optionsPage } from './options-page.mjs';
import { toolHeads } from './tool-heads.mjs';
import { toolsPage } from './tools-page.mjs';
import { vectorFiles } from './vectors/files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const all = await load('src/tools/all.ts');
const tools = Object.values(all);
const { warningTexts } = await load('src/kit/warnings.ts');
const { run } = await load('src/pipeline/in-code.ts');

const derived = {
  'docs/explicar.md': await explainedPage(tools, run),
  'docs/fields.md': fieldsPage(tools),
  'docs/options.md': optionsPage(root),
  'docs/tools.md': toolsPage(tools, warningTexts),
  'src/tools/heads.ts': toolHeads(root, all),
  'test/package/names.txt': await exportedNames(root, manifest),
  ...(await vectorFiles(root, tools)),
};

const textOf = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
};
const stale = Object.keys(derived).filter((path) => textOf(path) !== derived[path]);
if (!process.argv.includes('--check')) {
  for (const path of stale) {
    writeFileSync(join(root, path), derived[path]);
    console.log(`wrote ${path}`);
  }
} else if (stale.length > 0) {
  console.error(`not up to date: ${stale.join(', ')}. \`npm run sync\` writes them.`);
  process.exitCode = 1;
}

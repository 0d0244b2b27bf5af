// Writes what is derived from the sources: the pages of tools and of their fields, the tables of options and the list of exported names. With
// `--check` it writes nothing, and fails where it would. It reads the sources, so that no old build can mislead it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { explainedPage } from './explained-page.mjs';
import { exportedNames } from './exported-names.mjs';
import { fieldsPage } from './fields-page.mjs';
import { optionsPage } from './options-page.mjs';
import { toolsPage } from './tools-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Imports a TypeScript module of the sources. */
async function load(source) {
  // Inside the project, from where the packages that it imports are found.
  const folder = mkdtempSync(join(root, 'node_modules/.sync-'));
  try {
    const outfile = join(folder, 'module.mjs');
    const options = { bundle: true, format: 'esm', target: 'es2022', packages: 'external', outfile };
    await build({ entryPoints: [join(root, source)], ...options });
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tools = Object.values(await load('src/tools/all.ts'));
const { warningTexts } = await load('src/kit/warnings.ts');
const { run } = await load('src/pipeline/in-code.ts');

const derived = {
  'docs/explicar.md': await explainedPage(tools, run),
  'docs/fields.md': fieldsPage(tools),
  'docs/options.md': optionsPage(root),
  'docs/tools.md': toolsPage(tools, warningTexts),
  'test/package/names.txt': await exportedNames(root, manifest),
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

// Writes what is derived from the sources: pages, the list of exported names, vectors, digests of seeds, records of tests. It reads the
// sources, so that no old build can mislead it.
//
//   npm run accept            everything, after a change on purpose; only what a seed gives stays as it is
//   npm run accept -- TOOL    the same, but vectors and records of that tool alone, and what its seeds give too
//   accept.mjs --missing      the pages and the names, and what a new tool lacks: a part of `npm run sync`
//   accept.mjs --check        writes nothing, and fails where `--missing` would write
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainedPage } from './explained-page.mjs';
import { exportedNames } from './exported-names.mjs';
import { load } from './load.mjs';
import { optionsPage } from './options-page.mjs';
import { withCounts } from './readme-counts.mjs';
import { seedsFile } from './seeds-file.mjs';
import { toolHeads } from './tool-heads.mjs';
import { explainedIndexes, textsIndexes } from './texts-index.mjs';
import { toolsPage } from './tools-page.mjs';
import { vectorFiles } from './vectors/files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Tests that hold a record of their own, which they write where `ACCEPT` is set or vitest updates snapshots. */
const records = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) =>
      /expectRecord\(|expectHeard\(|toMatchFileSnapshot\(/.test(readFileSync(join(root, file), 'utf8')),
    ),
);

const [asked] = process.argv.slice(2);
const isCheck = asked === '--check';
const isMissing = isCheck || asked === '--missing';

// These come first: the rest is derived from sources that import them.
update(await explainedIndexes(root, load));
const byName = await load('src/tools/all.ts');
const tools = Object.values(byName);
if (asked !== undefined && !isMissing && !tools.some(({ id }) => id === asked)) {
  console.error(`no tool has the id ${asked}`);
  process.exit(1);
}

update({ ...textsIndexes(root, byName), 'src/tools/heads.ts': toolHeads(root, byName) });
const { withSharedTexts } = await load('src/kit/shared-texts.ts');
const { textsOf } = await load('src/tools/texts.ts');
const { run } = await load('src/pipeline/in-code.ts');
update({
  'README.md': withCounts(textOf('README.md'), tools),
  'README.pt-BR.md': withCounts(textOf('README.pt-BR.md'), tools),
  'docs/explicar.md': await explainedPage(tools, run),
  'docs/options.md': optionsPage(root),
  'docs/tools.md': await toolsPage(tools, async (tool) => withSharedTexts(tool, await textsOf(tool))),
  'test/package/names.txt': await exportedNames(root, manifest),
  'test/tools/seeds.json': await seedsFile(root, tools, (id) => id === asked),
  ...(await vectorFiles(root, tools, (id) => !isMissing && (asked === undefined || id === asked))),
});

/** Writes the files that differ; with `--check` it fails instead. */
function update(derived) {
  const stale = Object.keys(derived).filter((path) => textOf(path) !== derived[path]);
  if (isCheck && stale.length > 0) {
    console.error(`not up to date: ${stale.join(', ')}. \`npm run sync\` writes them.`);
    process.exit(1);
  }
  for (const path of stale) {
    writeFileSync(join(root, path), derived[path]);
    console.log(`wrote ${path}`);
  }
}

function textOf(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}

if (!isMissing) {
  // The name of such a test begins with the tool that its record is about.
  const only = asked === undefined ? [] : ['-t', `^${asked} `];
  const env = { ...process.env, ACCEPT: '1', FULL: '1' };
  const vitest = [
    'vitest',
    'run',
    '--project=sources',
    '--project=slow',
    '--reporter',
    'dot',
    '--update',
    ...records,
    ...only,
  ];
  process.exitCode = spawnSync('npx', vitest, { cwd: root, env, stdio: 'inherit' }).status;
}

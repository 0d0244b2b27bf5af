// A process that runs test files against a changed source, told by messages. One Vite server keeps what it has
// compiled, so a change costs what its own tests take. A change that never ends is ended with the process.
import { context, transformSync } from 'esbuild';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { pageFiles } from '../page-files.mjs';
import { sourceOf } from '../source-of.mjs';

const root = process.cwd();
const folder = process.env.MUTATIONS_FOLDER;
/** The source that is changed, by its path, and its text. */
let mutant = { path: '', text: '' };

const vitest = await createVitest(
  'test',
  {
    // Those of the sources and of the package alike, on one server.
    config: false,
    include: ['src/**/*.test.ts', 'adapters/**/*.test.ts', 'test/**/*.test.ts'],
    watch: false,
    root,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    silent: true,
    reporters: [{}],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['test/support/timers.ts', 'scripts/mutations/setup.mjs'],
    // The first that fails ends a run, so they come in the order in which they are asked for: the quick ones first.
    sequence: {
      sequencer: class extends BaseSequencer {
        sort = async (files) => files;
      },
    },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        resolveId: (id) => {
          const built = /\/dist\/([\w/-]+\.js)$/.exec(id)?.[1];
          return built && id.includes(root) ? join(folder, 'dist', built) : undefined;
        },
        transform: (_, id) => (id === mutant.path ? { code: mutant.text, map: null } : undefined),
      },
    ],
  },
);
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [one.moduleId.slice(root.length + 1), one]),
);

/** For the programs that tests start with sources. */
function compile(file, text) {
  const target = join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, transformSync(text, { loader: 'ts' }).code);
}

for (const top of ['src', 'adapters']) {
  for (const file of readdirSync(join(root, top), { recursive: true })) {
    const isSource = file.endsWith('.ts') && !file.endsWith('.test.ts');
    if (isSource) compile(join(top, file), readFileSync(join(root, top, file), 'utf8'));
  }
}

/** For those that they start with the package or its command, which would take seconds to load a source at a time. */
const { exports, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entries = Object.values(exports).flatMap(({ types, default: built }) =>
  types ? [[built.slice('./dist/'.length, -'.js'.length), sourceOf(types)]] : [],
);
for (const name of ['package.json', 'node_modules', 'templates', 'vectors', 'examples'])
  symlinkSync(join(root, name), join(folder, name));
/** Reads the changed source in place of that on disk. */
const changed = {
  name: 'mutant',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path === mutant.path ? { contents: mutant.text, loader: 'ts' } : undefined,
    ),
};
const { load } = pageFiles(version, [changed]);
/** Has the files of pages, which only a build has. */
const pages = {
  name: 'page-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/files\.ts$/ }, async ({ path }) => {
      const contents = await load(path);
      return contents === null ? undefined : { contents };
    }),
};
const bundle = await context({
  entryPoints: Object.fromEntries([...entries, ['cli', 'adapters/cli.ts']]),
  absWorkingDir: root,
  outdir: join(folder, 'dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'silent',
  metafile: true,
  plugins: [changed, pages],
});

/** Takes the change before away, and makes another one, if there is one. */
async function change(next) {
  const before = mutant.path;
  mutant = next;
  for (const path of new Set([before, next.path])) {
    if (path === '') continue;
    vitest.invalidateFile(path);
    compile(path.slice(root.length + 1), path === next.path ? next.text : readFileSync(path, 'utf8'));
  }
  await rebuild();
}

/** Vite would keep what it has read of the last change. */
async function rebuild() {
  const { metafile } = await bundle.rebuild();
  for (const output of Object.keys(metafile.outputs)) vitest.invalidateFile(resolve(root, output));
}

async function run({ file, text, tests }) {
  const path = file === null ? '' : join(root, file);
  if (path !== mutant.path || text !== mutant.text) await change({ path, text });
  const chosen = tests.map((test) => specifications.get(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const ran = testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId));
  const failed = ran
    .filter((one) => one.state() === 'failed')
    .map((one) => one.moduleId.slice(root.length + 1));
  return {
    failed,
    errors: unhandledErrors.length,
    durations: ran.map((one) => [one.moduleId.slice(root.length + 1), one.diagnostic().duration]),
  };
}

process.on('message', async (message) => process.send(await run(message)));
process.on('disconnect', () => process.exit());
await rebuild();
process.send('ready');

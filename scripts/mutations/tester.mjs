// A process that runs test files against a changed source, which it gets in messages. One Vite server keeps what it has
// compiled, so that a change costs what its own tests take.
import { join } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';

const root = process.cwd();
/** The path and the text of the source that is changed. */
let mutant = { path: '', text: '' };

const vitest = await createVitest(
  'test',
  {
    config: false,
    include: ['src/**/*.test.ts', 'adapters/**/*.test.ts', 'test/**/*.test.ts'],
    watch: false,
    root,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    silent: true,
    update: 'none',
    reporters: [{}],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    provide: { seed: 20_261_122 },
    setupFiles: ['test/support/draws.ts', 'test/support/timers.ts'],
    // The first failure ends a run, so tests keep the order in which they are asked for: the quick ones first.
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
        transform: (_, id) => (id === mutant.path ? { code: mutant.text, map: null } : undefined),
      },
    ],
  },
);
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [one.moduleId.slice(root.length + 1), one]),
);

/** Takes the last change away, and makes another one, if there is one. */
function change(next) {
  for (const path of [mutant.path, next.path]) if (path !== '') vitest.invalidateFile(path);
  mutant = next;
}

async function run({ file, text, tests }) {
  const path = file === null ? '' : join(root, file);
  if (path !== mutant.path || text !== mutant.text) change({ path, text });
  const chosen = tests.map((test) => specifications.get(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const ran = testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId));
  const nameOf = ({ moduleId }) => moduleId.slice(root.length + 1);
  return {
    failed: ran.filter((one) => one.state() === 'failed').map(nameOf),
    errors: unhandledErrors.length,
    durations: ran.map((one) => [nameOf(one), one.diagnostic().duration]),
  };
}

process.on('message', async (message) => process.send(await run(message)));
process.on('disconnect', () => process.exit());
process.send('ready');

import type { Reporter } from 'vitest/node';

/** The command that runs each part, by which a run of one part is known. */
const parts: readonly { readonly command: string; readonly part: string }[] = [
  { command: 'FULL=1 npm test', part: 'properties at their whole size' },
  { command: 'npm run test:slow', part: 'slow tests, those of `*.slow.test.ts`' },
  { command: 'npm run test:servers', part: 'stores, wakes and faults on PostgreSQL and Redis' },
  { command: 'npm run test:package', part: 'the built package, its command line, adapters and examples' },
  { command: 'npm run test:runtimes', part: 'other runtimes' },
];

/** Prints at the end of an npm script what it left out, and the command that runs it. */
export function leftOut({ npm_lifecycle_event: script, FULL }: NodeJS.ProcessEnv = process.env): Reporter {
  const own = script === 'test' && FULL === '1' ? 'FULL=1 npm test' : `npm run ${script}`;
  const others = parts.filter(({ command }) => command !== own);
  const lines = others.map(({ command, part }) => `  ${part}: ${command}`);
  return {
    onTestRunEnd() {
      if (script === 'test' || others.length < parts.length)
        console.log(`Left out (npm run test:all runs everything):\n${lines.join('\n')}`);
    },
  };
}

import type { Reporter } from 'vitest/node';

/** What each script of package.json has and others leave out. */
const parts: Readonly<Record<string, string>> = {
  'test:full': 'properties at their whole size',
  'test:servers': 'stores, wakes and faults on PostgreSQL and Redis',
  'test:package': 'the built package, its command line, adapters and examples',
  'test:faults': 'the faults of webhook delivery at their whole size',
  'test:runtimes': 'other runtimes',
};

/** Says at the end of a script what it left out, and which one has it. */
export function leftOut(script = process.env['npm_lifecycle_event'] ?? ''): Reporter {
  const isScript = script === 'test' || script in parts;
  const others = Object.entries(parts).filter(([name]) => name !== script);
  const lines = others.map(([name, part]) => `  ${part}: npm run ${name}`);
  return {
    onTestRunEnd() {
      if (isScript) console.log(`Left out, and run by .ci/run:\n${lines.join('\n')}`);
    },
  };
}

import { relative } from 'node:path';
import { root } from './installed.mjs';
import { adapters, gaps, suiteOf, suites } from './suites.mjs';

const fileOf = ({ name }) => relative(root, name);

/** By suite, the tests that passed, failed and were skipped. */
export function countsOf(report) {
  const counts = {};
  for (const file of report.testResults) {
    const own = (counts[suiteOf(fileOf(file)).name] ??= { passed: 0, failed: 0, skipped: 0 });
    for (const { status } of file.assertionResults) own[status in own ? status : 'skipped']++;
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && file.assertionResults.length === 0) own.failed++;
  }
  return counts;
}

/** By runtime, what the tests of adapters came to whose names name it; the others are about programs on Node. */
export function adapterCounts(report) {
  const counts = new Map();
  for (const { assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName } of assertionResults) {
      const [found = 'Node'] = /\b(Node 24|Bun|Deno)\b|\bWorker|workerd/.exec(fullName) ?? [];
      const name = /[Ww]orker/.test(found) ? 'workerd' : found;
      if (!counts.has(name)) counts.set(name, { [adapters.name]: { passed: 0, failed: 0, skipped: 0 } });
      const own = counts.get(name)[adapters.name];
      own[status in own ? status : 'skipped']++;
    }
  }
  return counts;
}

/** The figures that a test left; undefined where it failed before it had any. */
export function figuresOf(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.find(({ meta }) => meta?.figures)?.meta.figures;
}

/** Lists the faults of a report, each with its test. */
export function faultsOf(report, files, mayBeSkipped) {
  const skipped = new Set();
  const faults = [];
  for (const file of report.testResults) {
    const path = fileOf(file);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'failed') faults.push(`${path}: ${fullName}\n${failureMessages.join('\n')}`);
      else if (mayBeSkipped.includes(fullName)) skipped.add(fullName);
      else if (status !== 'passed')
        faults.push(`${path}: ${fullName} is skipped, and suites.mjs says no reason`);
    }
    if (file.status === 'failed' && file.message) faults.push(`${path}: ${file.message}`);
  }
  const ran = new Set(report.testResults.filter((file) => file.assertionResults.length > 0).map(fileOf));
  for (const file of files) if (!ran.has(file)) faults.push(`${file}: no test of it ran`);
  for (const test of mayBeSkipped) if (!skipped.has(test)) faults.push(`there is no test "${test}" to skip`);
  return faults;
}

/** The page of all runtimes. Nothing in it changes between two runs of the same tests. */
export function page(results) {
  const cellOf = ({ counts }, { name }) => {
    if (counts === null) return 'no report';
    const own = counts[name];
    return own ? `${own.passed} / ${own.failed} / ${own.skipped}` : '–';
  };
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const left = gaps.map(({ in: names, files = [], tests = [], why }) => {
    const what = [...files.map((file) => `\`${file}\``), ...tests.map((test) => `“${test}”`)];
    return `- ${names.join(', ')}: ${what.join(', ')}: ${why}.`;
  });
  return `# Runtimes

The package is packed, installed from its tarball in an empty folder, and tested there from inside each runtime, by the same tests:
what an entry exports is that of the package, and what none exports is run from its source.
Tests that passed / failed / were skipped; – where it does not run: a suite runs where it can find what others cannot. Node 20 runs all
tests from the sources (\`npm test\`), and what only computes cannot differ on V8: Bun runs it on another engine.

${row(['suite', ...results.map(({ label }) => label)])}
${row(['suite', ...results].map(() => '---'))}
${[...suites, adapters].map((suite) => row([suite.name, ...results.map((result) => cellOf(result, suite))])).join('\n')}

Left out or skipped:

${left.join('\n')}

This page is written by \`npm run test:runtimes\`, which needs \`npm run runtimes\` once. The suites and what is left out are listed in
\`test/runtimes/suites.mjs\`.
`;
}

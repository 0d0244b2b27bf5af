// Which tests reach a source by imports, the nearest first.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { sourceOf } from '../source-of.mjs';

/** Those that look at the built package as a whole, run other runtimes, or take minutes. */
const LEFT_OUT = /^test\/(package|runtimes|examples|mutations|programs|pages|msw|faults\/(load|crashes))/;
/** Those that start programs. They tell what no other test does of the files that only a program runs. */
const STARTS_PROGRAMS = /^test\/(adapters|cli|faults)/;
/** Those that ask a real server. They tell of its stores and schedulers what no other test does, and take long. */
const ASKS_SERVERS =
  /^(src\/(stores\/(postgres|redis)\/[\w-]+|schedulers\/(bullmq|pg-boss|postgres))|test\/(servers|faults\/backends)\/.*)\.test/;
const OF_SERVERS = /^src\/(stores|schedulers)\//;
const RUN_BY_PROGRAMS = /^(adapters|src\/egress|src\/by-runtime|test)/;

/** Those of a page of the built package, and those that open it in a browser. */
const OF_A_PAGE = /^test\/(docs-page|panel)\//;
const IN_BROWSER = /^test\/(docs-page|panel)\/(?!files)/;
const OF_PAGES = { 'test/pages/docs/': /^src\/(docs|pages)\//, 'test/pages/panel/': /^src\/(panel|pages)\// };

/** Those that look at every tool or table: they come right after the nearest ones. */
const OF_ALL_TOOLS =
  /^test\/(answers|assumptions|explained|explanations|fields|legal-tables|refused|seeds|table-readers|tools)\.test/;
const AFTER_THE_NEAREST = 2;
/** Imports of types, which nothing runs. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

/** @param {string} root */
export function importGraph(root) {
  const exported = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports;
  const files = ['src', 'adapters', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules')),
  );
  const next = new Map(files.map((file) => [file, targetsOf(file)]));

  function targetsOf(file) {
    const text = readFileSync(join(root, file), 'utf8').replace(TYPES, '');
    const targets = [...text.matchAll(/'(\.{1,2}\/[^']+|canivete(?:\/[\w/-]+)?)'/g)].map(([, path]) =>
      path.startsWith('.') ? normalize(join(dirname(file), path)) : entry(path.replace('canivete', '.')),
    );
    for (const [, name] of text.matchAll(/startProgram\('([\w-]+)'/g))
      targets.push(`test/runtimes/adapters/programs/${name}.mjs`);
    if (text.includes('dist/cli.js')) targets.push('adapters/cli.ts');
    for (const [, name] of text.matchAll(/new URL\('([\w/-]+)\.js', dist\)/g))
      targets.push(entry(name === 'index' ? '.' : `./${name}`));
    if (OF_A_PAGE.test(file)) {
      const page = file.startsWith('test/pages/panel/') ? 'panel' : 'docs';
      targets.push(`src/${page}/browser/app.ts`, `src/${page}/${page}.ts`);
    }
    // A folder, of which a test reads all.
    return targets.flatMap((target) =>
      target?.endsWith('/') ? files.filter((one) => one.startsWith(target)) : [target],
    );
  }

  function entry(path) {
    const types = exported[path]?.types;
    return types && sourceOf(types);
  }

  /** How many imports away each test is. */
  const distances = new Map();
  for (const test of files.filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file))) {
    const seen = new Map([[test, 0]]);
    for (const [file, distance] of seen) {
      for (const target of next.get(file) ?? []) if (!seen.has(target)) seen.set(target, distance + 1);
    }
    distances.set(test, seen);
  }

  return (file) => {
    const stem = basename(file, '.ts').replace(/^_/, '');
    const beside = (test) => dirname(test) === dirname(file);
    const rank = (test) => {
      const own = beside(test) && basename(test, '.test.ts').replace(/^_/, '') === stem;
      const distance = distances.get(test).get(file) + (beside(test) ? 0 : 1.5);
      return own ? 0 : OF_ALL_TOOLS.test(test) ? Math.min(distance, AFTER_THE_NEAREST) : distance;
    };
    return [...distances.keys()]
      .filter((test) => distances.get(test).has(file))
      .filter((test) => !STARTS_PROGRAMS.test(test) || RUN_BY_PROGRAMS.test(file))
      .filter((test) => !IN_BROWSER.test(test) || OF_PAGES[test.replace(/[^/]*$/, '')].test(file))
      .filter((test) => !ASKS_SERVERS.test(test) || OF_SERVERS.test(file))
      .toSorted((a, b) => rank(a) - rank(b));
  };
}

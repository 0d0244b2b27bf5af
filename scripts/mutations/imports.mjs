// Tells which tests reach a source by imports, the nearest first.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** Tests that need the built package, a server, another runtime or a browser, or that take minutes. */
const LEFT_OUT =
  /^(test\/(package|runtimes|pages|faults)\/|src\/stores\/(postgres|redis)\/|src\/schedulers\/(postgres|bullmq|pg-boss)\.test)/;
/** Tests over all tools or tables, which import all of them: they come right after the nearest ones. */
const OVER_ALL_TOOLS = /^test\/(tools|law)\//;
const AFTER_THE_NEAREST = 2;
/** Imports of types, which nothing runs. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

/** @param {string} root */
export function importGraph(root) {
  const files = ['src', 'adapters', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules')),
  );
  const next = new Map(files.map((file) => [file, targetsOf(file)]));

  function targetsOf(file) {
    const text = readFileSync(join(root, file), 'utf8').replace(TYPES, '');
    const targets = [...text.matchAll(/'(\.{1,2}\/[^']+|#test\/[^']+)'/g)].map(([, path]) =>
      path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
    );
    // A test that names a folder reads all of its files.
    return targets.flatMap((target) =>
      target.endsWith('/') ? files.filter((one) => one.startsWith(target)) : [target],
    );
  }

  /** How many imports away each source is, by test. */
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
    const isBeside = (test) => dirname(test) === dirname(file);
    const rank = (test) => {
      if (isBeside(test) && basename(test, '.test.ts').replace(/^_/, '') === stem) return 0;
      const distance = distances.get(test).get(file) + (isBeside(test) ? 0 : 1.5);
      return OVER_ALL_TOOLS.test(test) ? Math.min(distance, AFTER_THE_NEAREST) : distance;
    };
    return [...distances.keys()]
      .filter((test) => distances.get(test).has(file))
      .toSorted((a, b) => rank(a) - rank(b));
  };
}

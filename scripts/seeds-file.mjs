import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDigests } from '../test/runtimes/seed-digests.mjs';
import { load } from './load.mjs';

/**
 * The digests of what seeds give. Those that are written down stay, because people keep what a seed gave them; only a
 * new tool gets its own, and a tool for which `isAnew` is true.
 */
export async function seedsFile(root, tools, isAnew) {
  const held = JSON.parse(readFileSync(join(root, 'test/tools/seeds.json'), 'utf8'));
  const drawing = tools.filter(({ input }) => 'seed' in input.entries).map(({ id }) => id);
  const open = new Set(drawing.filter((id) => isAnew(id) || !(id in held)));
  const made = open.size === 0 ? {} : await digestsOf(open);
  const isServed = ([key]) => drawing.includes(key.split(' ')[0]);
  const digests = Object.fromEntries(Object.entries({ ...held, ...made }).filter(isServed));
  return `${JSON.stringify(digests, null, 2)}\n`;
}

async function digestsOf(ids) {
  const { createHandler, tools } = await load('scripts/vectors/sources.ts');
  return seedDigests(
    createHandler,
    tools.filter(({ id }) => ids.has(id)),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../load.mjs';
import { NOW } from './inputs.mjs';

/**
 * The files of the vectors, by their paths. The vectors of a tool stay as they are written down, so that an answer
 * never follows the service by itself; they are drawn for a tool that has none, and where `isAnew` is true.
 */
export async function vectorFiles(root, tools, isAnew) {
  const pathOf = (category) => `vectors/${category}.json`;
  const categories = [...new Set(tools.map(({ category }) => category))];
  const held = categories
    .flatMap((category) => vectorsIn(join(root, pathOf(category))))
    .filter(({ tool }) => !isAnew(tool));
  const isHeld = new Set(held.map(({ tool }) => tool));
  const isComplete = tools.every(({ id }) => isHeld.has(id));
  const vectorsOf = isComplete ? null : await maker();
  const files = {};
  for (const category of categories) {
    const vectors = [];
    const ids = tools.filter((tool) => tool.category === category).map(({ id }) => id);
    for (const id of ids.toSorted())
      vectors.push(...(isHeld.has(id) ? held.filter(({ tool }) => tool === id) : await vectorsOf(id)));
    files[pathOf(category)] = textOf(category, vectors);
  }
  return files;
}

/** Loaded only where it is needed, with the other programs that confirm what it makes. */
async function maker() {
  const { vectorMaker } = await import('./make.mjs');
  return vectorMaker(await load('scripts/vectors/sources.ts'));
}

function vectorsIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).vectors;
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** One vector a line, so that a change of an answer shows as a change of its line. */
function textOf(category, vectors) {
  const head = JSON.stringify({ $schema: './schema.json', category, now: NOW }).slice(0, -1);
  return `${head},"vectors":[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]}\n`;
}

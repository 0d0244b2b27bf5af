// The loader of the programs that tests start: in place of the package and its command it reads what the driver has
// compiled of their sources, with the change in it.
import { readFileSync } from 'node:fs';
import { sourceOf } from '../../scripts/source-of.mjs';

const root = new URL('../../', import.meta.url).href;
const command = `${root}dist/cli.js`;
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export async function resolve(specifier, context, next) {
  const types = /^canivete(\/|$)/.test(specifier) && exports[specifier.replace('canivete', '.')]?.types;
  const source = types ? sourceOf(types) : specifier === command ? 'adapters/cli.ts' : null;
  if (source === null) return next(specifier, context);
  return { url: root + source, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const file = url.slice(root.length);
  if (!url.startsWith(root) || !/^(src|adapters)\/.*\.ts$/.test(file)) return next(url, context);
  const source = readFileSync(`${process.env.MUTATIONS_FOLDER}/${file.replace(/\.ts$/, '.js')}`);
  return { format: 'module', source, shortCircuit: true };
}

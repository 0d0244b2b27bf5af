// The loader of the programs that tests start: in place of the package, its command and its sources it reads what the
// driver has made of the sources, with the change in it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const root = new URL('../../', import.meta.url).href;
const folder = `${pathToFileURL(process.env.MUTATIONS_FOLDER).href}/`;
const commands = { [`${root}dist/cli.js`]: './dist/cli.js' };
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export async function resolve(specifier, context, next) {
  const isPackage = /^canivete(\/|$)/.test(specifier);
  const built = isPackage ? exports[specifier.replace('canivete', '.')]?.default : commands[specifier];
  if (built === undefined) return next(specifier, context);
  return { url: new URL(built, folder).href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const file = url.slice(root.length);
  if (!url.startsWith(root) || !/^(src|adapters)\/.*\.ts$/.test(file)) return next(url, context);
  const source = readFileSync(new URL(file.replace(/\.ts$/, '.js'), folder));
  return { format: 'module', source, shortCircuit: true };
}

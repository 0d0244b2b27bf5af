import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const dataUrl = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const LOADER = `import { writeSync } from 'node:fs';
export async function load(url, context, next) {
  writeSync(1, url + '\\n');
  return next(url, context);
}`;
const HOOK = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(LOADER))});`;

/** The files of the package that a program loads in Node. */
export function loadedBy(program: string): string[] {
  const args = ['--no-warnings', '--import', dataUrl(HOOK), '--input-type=module', '-e', program];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 240_000 });
  const dist = pathToFileURL(`${root}dist/`).href;
  return printed.split('\n').flatMap((url) => (url.startsWith(dist) ? url.slice(dist.length) : []));
}

/** Builds the package unless `dist` is newer than all that it is made from. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'adapters',
  'scripts',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
];

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

// The build writes all files at its end.
const built = 'dist/cli.js';
if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...SOURCES.map(newest))) {
  console.error('building the package, which takes about a minute…');
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}

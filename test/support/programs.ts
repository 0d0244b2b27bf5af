import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { packedFiles } from '../../scripts/packed-rows.mjs';

/** Stands before the path of a program. */
const ARGS = process.versions['deno'] ? ['run', '--allow-all', '--quiet'] : [];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds a program that imports our sources (`./src/…`, and packages): its file, and what takes it away. */
export async function built(program: string): Promise<{ readonly file: string; remove(): void }> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Tables that no test of several processes reads.
    plugins: [packedFiles],
  });
  // Beside the packages that it imports.
  const folder = mkdtempSync(join(root, 'node_modules/.canivete-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Runs a program that imports our sources in several processes at once, each with its own arguments. What each printed,
 * as JSON.
 */
export async function inProcesses(
  program: string,
  calls: readonly (readonly string[])[],
): Promise<unknown[]> {
  const { file, remove } = await built(program);
  try {
    return await Promise.all(
      calls.map(async (args) => {
        const { stdout } = await promisify(execFile)(process.execPath, [...ARGS, file, ...args]);
        return JSON.parse(stdout) as unknown;
      }),
    );
  } finally {
    remove();
  }
}

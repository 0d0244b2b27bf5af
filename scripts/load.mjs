import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { packedFiles } from './packed-rows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports a TypeScript module of the project. */
export async function load(source) {
  // Inside the project, from where the packages that it imports are found.
  const folder = mkdtempSync(join(root, 'node_modules/.sync-'));
  try {
    const outfile = join(folder, 'module.mjs');
    const options = {
      bundle: true,
      format: 'esm',
      target: 'es2022',
      packages: 'external',
      plugins: [packedFiles],
      outfile,
    };
    await build({ entryPoints: [join(root, source)], ...options });
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

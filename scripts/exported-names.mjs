import { join } from 'node:path';
import { build } from 'esbuild';
import { sourceOf } from './source-of.mjs';
import { packedFiles } from './packed-rows.mjs';

/** Lists the names that each entry of the exports map exports, read from the sources. */
export async function exportedNames(root, manifest) {
  const entries = Object.entries(manifest.exports).filter(([, target]) => typeof target === 'object');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map(([, target]) => sourceOf(target.types)),
    outdir: join(root, 'dist'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [packedFiles],
  });
  const outputs = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  );
  return entries
    .map(([entry, target]) => {
      const names = outputs.get(sourceOf(target.types)).toSorted();
      return [manifest.name + entry.slice(1), ...names.map((name) => `  ${name}`), ''].join('\n');
    })
    .join('\n');
}

// Prints what each data set costs a bundle, minified and gzipped: node bench/data-sizes.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

const folder = new URL('../src/data/', import.meta.url);

const sizes = readdirSync(folder)
  .map((file) => {
    const { code } = transformSync(readFileSync(new URL(file, folder), 'utf8'), {
      loader: 'ts',
      minify: true,
      charset: 'utf8',
    });
    return { file, minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length };
  })
  .toSorted((a, b) => b.gzipped - a.gzipped);

for (const { file, minified, gzipped } of sizes) {
  console.log(`${file.padEnd(24)} ${String(minified).padStart(7)} B ${String(gzipped).padStart(7)} B gzip`);
}
const total = sizes.reduce((sum, { gzipped }) => sum + gzipped, 0);
console.log(`${'all, each on its own'.padEnd(24)} ${String(total).padStart(17)} B gzip`);

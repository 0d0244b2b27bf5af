// Draws all vectors anew and writes what the service answers to them: after a change of answers on purpose. `npm run sync` only adds those of new tools.
import { fileURLToPath } from 'node:url';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { vectorFiles } from './vectors/files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = Object.values(await load('src/tools/all.ts'));

for (const [path, text] of Object.entries(await vectorFiles(root, tools, { anew: true }))) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
}

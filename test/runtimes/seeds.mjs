// Prints, for each tool with a seed, a digest of its answers to fixed seeds: the same on every runtime.
// Run by seeds.test.ts as `<runtime> seeds.mjs`.
import { createHash } from 'node:crypto';
import { createService } from '../../dist/src/core/index.js';
import { seededInputs } from './seeded-inputs.mjs';
import * as all from '../../dist/src/tools/index.js';

const clock = () => Date.UTC(2026, 10, 21, 12);
const service = createService({ tools: Object.values(all), access: null, clock });

const digests = {};
for (const tool of Object.values(all).filter(({ input }) => 'seed' in input.entries)) {
  const hash = createHash('sha256');
  let answered = 0;
  for (const input of seededInputs(tool)) {
    for (const seed of ['a', 'b', 'semente', '😀']) {
      const values = { ...input, seed };
      const url = new URL(`http://localhost/v1${tool.path}`);
      const init = { method: tool.method };
      if (tool.method === 'POST') {
        init.body = JSON.stringify(values);
        init.headers = { 'content-type': 'application/json' };
      } else {
        for (const [field, value] of Object.entries(values)) url.searchParams.set(field, String(value));
      }
      const answer = await service(new Request(url, init));
      const text = await answer.text();
      // Some combinations are impossible; each tool must answer most of its own values.
      if (answer.status === 200) answered++;
      else if (answer.status !== 422) throw new Error(`${tool.id} ${JSON.stringify(values)}: ${text}`);
      hash.update(text);
    }
  }
  if (answered === 0) throw new Error(`${tool.id} answers none of its inputs`);
  digests[tool.id] = hash.digest('hex');
}
console.log(JSON.stringify(digests));

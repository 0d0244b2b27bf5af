// Measures what gathering usage costs a request: the whole service against the same service without that one line, in
// turns in one process. Run it with `npm run build && node bench/usage.mjs`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { median } from './lib/stats.mjs';

const ROUNDS = 41;
const CALLS = 4_000;
const OBSERVER = /\busage:\s*(\w+\.\s*observe)\b/g;
// Inside the project, so that the packages which the service imports are found.
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', `canivete-usage-${process.pid}`);

async function serviceOf(name, observer) {
  let found = 0;
  const bundle = await rollup({
    input: join(import.meta.dirname, '..', 'dist', 'index.js'),
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    plugins: [
      {
        name: 'replace',
        transform(code) {
          found += code.match(OBSERVER)?.length ?? 0;
          return { code: code.replace(OBSERVER, `usage: ${observer}`), map: null };
        },
      },
    ],
  });
  await bundle.write({ dir: join(folder, name), entryFileNames: 'index.js' });
  if (found !== 1) throw new Error(`the package hands on ${found} observers of usage`);
  const { createService } = await import(pathToFileURL(join(folder, name, 'index.js')).href);
  const service = createService({ autoStart: false });
  const account = await service.accounts.create({ plan: 'enterprise' });
  const { key } = await service.keys.create(account.id);
  const request = new Request('http://localhost/v1/cpf?formatted=false', {
    headers: { authorization: `Bearer ${key}` },
  });
  return async () => {
    const from = process.cpuUsage();
    for (let i = 0; i < CALLS; i++) await service(request);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / CALLS;
  };
}

mkdirSync(folder, { recursive: true });
try {
  const gathered = await serviceOf('with', '$1');
  const bare = await serviceOf('without', 'undefined');
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? [gathered, bare] : [bare, gathered];
    const [first, second] = [await order[0](), await order[1]()];
    // The first rounds are compiled.
    if (round > 4) ratios.push(round % 2 ? second / first : first / second);
  }
  console.log(`a request with its usage costs 1 / ${median(ratios).toFixed(3)} of one without`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

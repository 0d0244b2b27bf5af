import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const root = new URL('../../', import.meta.url);

/** Bytes that a new process takes at most, above what it has at rest, while it answers a call for the first time. */
export function memoryOf(call) {
  // With a small young generation, so that little of it is garbage that was not collected yet.
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--max-semi-space-size=1', here], {
    input: JSON.stringify(call),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

if (process.argv[1] === here) {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const load = (entry) => import(new URL(exports[entry].default, root));
  const { createHandler } = await load('./core');
  const tools = Object.values(await load('./tools')).filter(({ path }) => path);
  const service = createHandler({ tools, access: false });
  const call = JSON.parse(readFileSync(0, 'utf8'));
  // Modules that the first request and the tool load once must not be measured.
  const { path, method, examples } = tools.find((tool) => new URL(call[0]).pathname === `/v1${tool.path}`);
  const body = method === 'POST' ? JSON.stringify(examples[0].input) : undefined;
  const query = method === 'GET' ? `?${new URLSearchParams(examples[0].input)}` : '';
  await service(new Request(`http://localhost/v1${path}${query}`, { method, body }));
  const before = process.memoryUsage.rss();
  await (await service(new Request(...call))).arrayBuffer();
  process.stdout.write(String(process.resourceUsage().maxRSS * 1024 - before));
}

// A Next.js project in a folder of its own, built and started as a user does.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'canivete-next-')));
const remove = () => rmSync(folder, { recursive: true, force: true });
process.once('SIGTERM', () => {
  remove();
  process.exit();
});

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

cpSync(new URL('../fixture.mjs', import.meta.url), join(folder, 'fixture.mjs'));
write('package.json', '{ "private": true, "type": "module" }');
write('next.config.mjs', 'export default { skipTrailingSlashRedirect: true };');
write(
  'app/v1/[...path]/route.js',
  `import { after } from 'next/server';
   import { toNextHandlers } from 'canivete/next';
   import { fixture } from '../../../fixture.mjs';
   const service = await fixture();
   export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandlers(service, { after });`,
);
write('app/health/route.js', `export const GET = () => new Response('ok');`);
write('app/v1x/route.js', `export const GET = () => new Response('beside');`);
write('app/own/route.js', 'export const POST = async (request) => Response.json(await request.json());');
write('app/layout.js', 'export default ({ children }) => <html lang="pt-BR"><body>{children}</body></html>;');

mkdirSync(join(folder, 'node_modules'));
const link = (name, target) => symlinkSync(target, join(folder, 'node_modules', name), 'dir');
for (const name of ['next', 'react', 'react-dom'])
  link(name, join(process.env.RUNTIMES, 'node_modules', name));
link('valibot', join(process.cwd(), 'node_modules/valibot'));
link('canivete', dirname(fileURLToPath(import.meta.resolve('canivete/package.json'))));

const next = join(folder, 'node_modules/next/dist/bin/next');
const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
try {
  // Turbopack does not follow links out of the folder.
  execFileSync(process.execPath, [next, 'build', '--webpack'], {
    ...options,
    timeout: 120_000,
    stdio: 'pipe',
  });
} catch (error) {
  remove();
  throw error;
}

const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
  ...options,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
server.stdout.on('data', (chunk) => {
  if (/Ready/.test(printed)) return;
  printed += chunk;
  if (/Ready/.test(printed)) console.log(/http:\/\/127\.0\.0\.1:\d+/.exec(printed)[0]);
});
server.once('exit', (code) => {
  remove();
  process.exit(code ?? 1);
});

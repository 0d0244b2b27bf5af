import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** `canivete serve` of the build on a free port, which logs nothing; `node` are options of Node. */
export async function startServer(args, node = []) {
  const child = spawn(process.execPath, [...node, cli, 'serve', '--port', '0', '--log', 'off', ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error('the server ended')));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /http:\/\/[^/\s]+/.exec(printed);
      if (found) resolve(new URL(found[0]));
    });
  });
  return { child, origin };
}

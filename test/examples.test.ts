import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** Starts a program of `examples` and waits for its first line. */
async function start(file: string): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../examples/${file}`, import.meta.url))], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    child.once('exit', (code) => reject(new Error(`exited with ${code}`)));
  });
}

describe('examples/node', () => {
  it('prints a curl line that answers, beside a route of its own', async () => {
    const line = await start('node/server.mjs');
    const { stdout } = await run('bash', ['-c', line.replace('curl', 'curl -s')]);
    expect(JSON.parse(stdout).cnpjs[0]).toMatch(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/0001-\d{2}$/);
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    expect(await (await fetch(`${address}/health`)).text()).toBe('ok');
  });
});

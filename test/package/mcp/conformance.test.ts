/**
 * The official suite of the protocol. Its other scenarios ask for tools, prompts and resources of its own, for log
 * messages and for subscriptions, which the service has not; and one for a server that takes no `Host` but those of
 * this machine.
 */
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, isInstalled, runtimeNamed } from '../../runtimes/runtimes.ts';

const SUITE = '@modelcontextprotocol/conformance';
const scenarios = ['server-initialize', 'ping', 'tools-list', 'resources-list'];

describe.runIf(isInstalled(SUITE))('the official suite', () => {
  let child: ReturnType<typeof spawn> | undefined;
  let url: string;
  beforeAll(async () => {
    const server = fileURLToPath(new URL('open.mjs', import.meta.url));
    const started = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    url = await new Promise((resolve, reject) => {
      started.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
      started.once('exit', (code) => reject(new Error(`exited with ${code}`)));
    });
  });
  afterAll(() => void child?.kill('SIGKILL'));

  it.each(scenarios)('%s', async (scenario) => {
    // It needs a newer Node than the package does.
    const suite = `${folder}node_modules/${SUITE}/dist/index.js`;
    const args = [suite, 'server', '--url', url, '--scenario', scenario];
    const { stdout } = await promisify(execFile)(runtimeNamed('Node 24').command, args);
    expect(stdout).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
  });
});

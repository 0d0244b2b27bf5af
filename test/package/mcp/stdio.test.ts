/** `canivete mcp`, as clients start it. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, describe, expect, it } from 'vitest';
import { type Era, eras, newClient } from '../../support/agents.ts';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const VALID = { name: 'usar_ferramenta', arguments: { id: 'cpf', input: { count: 2 } } };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function connect(era: Era, ...args: string[]) {
  const client = newClient(era);
  ends.push(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', ...args] }));
  return client;
}

/** A service on a free port, and its address. */
async function serve(file = cli): Promise<string> {
  const child = spawn(process.execPath, [file, 'serve', '--port', '0', '--key', `${KEY}:free:acme`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    const [, address] = /listens on (\S+)\n/.exec(printed) ?? [];
    if (address && printed.includes('curl')) return address;
  }
  throw new Error(`not served: ${printed}`);
}

/** Runs a command that fails; gives its output and exit code. */
async function failureOf(file: string, ...args: string[]) {
  const running = promisify(execFile)(process.execPath, [file, 'mcp', ...args]);
  running.child.stdin?.end();
  const { code, stderr } = await running.then(
    () => expect.fail('it did not fail'),
    (error: { code: number; stderr: string }) => error,
  );
  return { code, stderr };
}

describe.each(eras)('canivete mcp and the official client (%s)', (era) => {
  it('has the tools in its own process, without a key', async () => {
    const client = await connect(era);
    expect((await client.listTools()).tools).toHaveLength(3);
    const { structuredContent } = await client.callTool(VALID);
    expect((structuredContent as { cpfs: string[] }).cpfs).toHaveLength(2);
    const [table] = (await client.readResource({ uri: 'canivete://tabelas/inss' })).contents;
    expect((table as { text: string }).text).toContain('"faixas"');
  });

  it('lists tools of its choice', async () => {
    const client = await connect(era, '--tools', 'cpf', '--categories', 'texto');
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cpf', 'texto-analisar']));
    const refused = await client.callTool({ name: 'cpf', arguments: { count: 0 } });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('"code":400') }],
    });
  });

  it('asks a service, with its key', async () => {
    const url = await serve();
    const client = await connect(era, '--url', `${url}//`, '--key', KEY);
    await client.callTool(VALID);
    const answer = await fetch(`${url}/cpf`, { headers: { authorization: `Bearer ${KEY}` } });
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('98');
  });
});

describe('canivete mcp', () => {
  it('says at once what is wrong, in a line', async () => {
    const url = await serve();
    for (const [args, reason] of [
      [['--url', url, '--key', 'cnv_wrong'], /Chave de API/],
      [['--url', url.replace('/v1', '/v2'), '--key', KEY], /has no \/mcp/],
      [['--url', 'http://127.0.0.1:1'], /cannot be reached/],
      [
        ['--url', 'nowhere'],
        /--url takes the address of a service, such as https:\/\/api\.example\.com\/v1$/m,
      ],
      [['--url', 'x-http://127.0.0.1:1'], /--url takes/],
      [['--key', KEY], /--key goes with --url/],
      [['--tools', 'cfp'], /cpf/],
      [['--categories', 'documentos,geradores,trabalhista,financeiro,saude'], /64/],
    ] as const) {
      const { code, stderr } = await failureOf(cli, ...args);
      expect([code, stderr]).toEqual([2, expect.stringMatching(reason)]);
      expect(stderr).toMatch(/^canivete: .*\n$/);
    }
  });

  it('says what to install where the SDK is missing, and serve answers 404', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canivete-mcp-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    cpSync(`${root}dist`, join(folder, 'dist'), { recursive: true });
    cpSync(`${root}package.json`, join(folder, 'package.json'));
    for (const name of ['@noble', 'itty-router', 'valibot'])
      cpSync(`${root}node_modules/${name}`, join(folder, 'node_modules', name), { recursive: true });
    const bare = join(folder, 'dist/cli.js');
    const { code, stderr } = await failureOf(bare);
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm install @modelcontextprotocol/server')]);
    const headers = { authorization: `Bearer ${KEY}` };
    expect((await fetch(`${await serve(bare)}/mcp`, { method: 'POST', headers })).status).toBe(404);
    expect((await fetch(`${await serve()}/mcp`, { headers })).status).toBe(405);
  });
});

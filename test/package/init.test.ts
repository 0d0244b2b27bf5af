import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { originIn, paste, start } from './examples/start.ts';
import { isExpected, runtimeNamed } from '../runtimes/runtimes.ts';
import { buildImage, readDockerfile } from '../support/dockerfile.ts';
import { packInto, scratchFolder } from '../support/pack.ts';
import { hasServer, newDatabase } from '../support/postgres.ts';

const run = promisify(execFile);

/** It needs the npm registry. `INSTALL=1` asks for it. */
const isAsked = process.env['REQUIRE_ALL'] === '1' || process.env['INSTALL'] === '1';
const TIMEOUT = 900_000;

/** The runtime of each template; Workers need the Node version of `wrangler`. */
const templates = [
  { template: 'node', runtime: undefined },
  { template: 'postgres', runtime: undefined },
  { template: 'workers', runtime: runtimeNamed('Node 24') },
  { template: 'deno', runtime: runtimeNamed('Deno') },
  { template: 'bun', runtime: runtimeNamed('Bun') },
] as const;

describe.skipIf(!isAsked)('canivete init, from the packed tarball (INSTALL=1)', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  let tarball: string;
  let cli: string;

  beforeAll(async () => {
    scratch = await scratchFolder();
    tarball = await packInto(scratch.folder);
    await run('tar', ['-xzf', tarball], { cwd: scratch.folder });
    writeFileSync(join(scratch.folder, 'package.json'), '{}');
    await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: scratch.folder });
    cli = join(scratch.folder, 'node_modules/canivete/dist/cli.js');
  }, TIMEOUT);
  afterAll(async () => scratch?.remove());

  for (const { template, runtime } of templates) {
    it.skipIf((runtime && !isExpected(runtime)) || (template === 'postgres' && !hasServer))(
      `${template}: the three commands that it prints install it, start it and pass its tests`,
      async () => {
        const env: NodeJS.ProcessEnv = {
          ...process.env,
          HOME: scratch.folder,
          CI: '1',
          WRANGLER_SEND_METRICS: 'false',
          npm_config_cache: process.env['npm_config_cache'] ?? join(process.env['HOME'] ?? '', '.npm'),
          ...(runtime && { PATH: `${dirname(runtime.command)}${delimiter}${process.env['PATH']}` }),
        };
        const { stdout } = await run(process.execPath, [cli, 'init', template, '--template', template], {
          cwd: scratch.folder,
        });
        const folder = join(scratch.folder, template);
        const [first = '', startCommand = '', testCommand = ''] = stdout
          .split('\n')
          .filter((line) => line.startsWith('  '))
          .map((line) => line.trim());
        takePacked(folder, template);
        // There is no container engine here.
        const install = first.replace(' && docker compose up -d db', '');
        await run('bash', ['-c', install], { cwd: scratch.folder, env, timeout: 600_000 });

        if (template === 'postgres') await useDatabase(folder);
        const answer = template === 'workers' ? answerOfWorker : answerOfServer;
        await answer(startCommand, folder, env);

        const tested = await run('bash', ['-c', testCommand], { cwd: folder, env, timeout: 600_000 });
        expect(tested.stdout + tested.stderr).toMatch(/\b(?:pass 2|2 pass|2 passed)\b/);

        if (template === 'workers') return;
        const ofImage = runtime ? env : ofNodeImage(env);
        const image = await buildImage(folder, join(scratch.folder, `${template}-image`), ofImage);
        const [command = '', ...args] = image.command;
        const key = /^CANIVETE_KEYS=(.*)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1] ?? '';
        const given = template === 'postgres' ? { CANIVETE_STORE: storeIn(folder) } : {};
        const inside = { ...ofImage, ...image.env, ...given, CANIVETE_KEYS: key, HOST: '127.0.0.1' };
        const line = await start(args[0] as string, {
          runtime: { command, args: [] },
          args: args.slice(1),
          cwd: image.workdir,
          env: inside,
        }).line(/^ *curl/);
        expect(await paste(line, { env: { CANIVETE_KEY: key.split(':')[0] } })).toMatchObject({
          cpfs: [expect.any(String), expect.any(String), expect.any(String)],
        });
        const [check = '', ...checked] = image.healthCheck;
        await run(check, checked, {
          cwd: image.workdir,
          env: { ...inside, PORT: new URL(originIn(line)).port },
        });
      },
      TIMEOUT,
    );
  }

  /** Lets a project take the package from its tarball: what it names is not published yet. Deno takes a folder. */
  function takePacked(folder: string, template: string): void {
    const file = join(folder, template === 'deno' ? 'deno.json' : 'package.json');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    if (template === 'deno') config.links = [join(scratch.folder, 'package')];
    else config.dependencies.canivete = `file:${tarball}`;
    writeFileSync(file, JSON.stringify(config));
  }
});

/** The images of Node have another Node than that of the tests, and no compiler for what a package would compile. */
const ofNodeImage = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${dirname(runtimeNamed('Node 24').command)}${delimiter}${env['PATH']}`,
  npm_config_ignore_scripts: 'true',
});

const storeIn = (folder: string) =>
  /^CANIVETE_STORE=(.*)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1] as string;

async function useDatabase(folder: string): Promise<void> {
  const { address, drop } = await newDatabase();
  onTestFinished(drop);
  const file = join(folder, '.env');
  const text = readFileSync(file, 'utf8').replace(/^CANIVETE_STORE=.*$/m, `CANIVETE_STORE=${address}`);
  writeFileSync(file, text);
}

async function answerOfServer(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const bash = { command: 'bash', args: ['-c'] };
  const line = await start(command, { runtime: bash, cwd, env }).line(/^ *curl/);
  const { cpfs } = (await paste(line, { cwd })) as { cpfs: string[] };
  expect(cpfs).toHaveLength(3);
}

async function answerOfWorker(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const bash = { command: 'bash', args: ['-c'] };
  const program = start(`${command} -- --ip 127.0.0.1 --port 0`, { runtime: bash, cwd, env });
  const origin = originIn(await program.line(/Ready on/));
  const headers = { authorization: 'Bearer dev-only' };
  const made = await fetch(`${origin}/keys?account=acme&plan=pro`, { method: 'POST', headers });
  const key = (await made.text()).trim();
  const answer = await fetch(`${origin}/v1/cpf`, { headers: { authorization: `Bearer ${key}` } });
  expect(await answer.json()).toMatchObject({ cpfs: [expect.any(String)] });
}

describe.each(['node', 'postgres', 'deno', 'bun'])('the Dockerfile of %s', (template) => {
  const text = readFileSync(new URL(`../../templates/${template}/Dockerfile`, import.meta.url), 'utf8');
  const steps = readDockerfile(text);
  const last = (name: string) => steps.findLast((step) => step.name === name)?.text;

  it('tests in its first stage, and runs without root, its program as the first process, watched by its health', () => {
    const stages = steps.filter(({ name }) => name === 'FROM').map((step) => step.text.split(' ')[0]);
    expect(stages).toHaveLength(2);
    expect(new Set(stages).size).toBe(1);
    expect(last('USER')).toMatch(/^(?:node|deno|bun)$/);
    expect(last('EXPOSE')).toBe('8787');
    expect(JSON.parse(last('CMD') as string)).toContain('node_modules/canivete/dist/cli.js');
    expect(last('HEALTHCHECK')).toContain('/v1/health');
    expect(steps.some((step) => step.name === 'RUN' && /\btest\b/.test(step.text))).toBe(true);
  });

  it('has the runtime that the tests run it on', () => {
    const runtimes = JSON.parse(readFileSync(new URL('../runtimes/package.json', import.meta.url), 'utf8'));
    const versions = { node: '24-slim', bun: runtimes.dependencies.bun, deno: runtimes.dependencies.deno };
    const [, name = '', version] = /^(?:\w+\/)?(\w+):(\S+)/.exec(steps[0]?.text ?? '') ?? [];
    expect(version).toBe(versions[name as keyof typeof versions]);
  });
});

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createService } from '../../src/index.ts';
import type { serve } from '../../adapters/node.ts';
import { folder as runtimes, isInstalled } from '../runtimes/runtimes.ts';
import { scratchFolder } from '../support/pack.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The calls that each client makes: numbers and choices in a query, a body, and a choice of two types. */
const INSS = { salarioBruto: 5000, ano: 2026 };
const SIMPLES = { anexo: 'III', rbt12: 600_000, receitaMes: 50_000 };
const JSON_TEXT = { text: '{"a":[1]}', indent: 'tab' };

interface Generator {
  /** The package in `test/runtimes`. */
  readonly name: string;
  readonly version: '3.0' | '3.1';
  /** The command that writes the client of `openapi.json`, and the settings that it reads. */
  readonly command: readonly [string, ...string[]];
  readonly files?: Readonly<Record<string, string>>;
  /** A program that exports `use(key)`. */
  readonly program: string;
}

const sent = `
const INSS = ${JSON.stringify(INSS)} as const;
const SIMPLES = ${JSON.stringify(SIMPLES)} as const;
const JSON_TEXT = ${JSON.stringify(JSON_TEXT)} as const;
`;

const generators: readonly Generator[] = [
  {
    name: 'orval',
    version: '3.1',
    command: ['orval', '--config', 'orval.config.mjs'],
    files: {
      'orval.config.mjs': `export default { api: { input: './openapi.json', output: {
        target: './api.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } } } };`,
    },
    program: `
      import { calculadorasInss, calculadorasSimplesNacional, devJson } from './api';
      export async function use(key: string) {
        const init = { headers: { 'X-API-Key': key } };
        const inss = await calculadorasInss(INSS, init);
        const simples = await calculadorasSimplesNacional(SIMPLES, init);
        const json = await devJson(JSON_TEXT, init);
        if (inss.status !== 200 || simples.status !== 200 || json.status !== 200) throw new Error('refused');
        return [inss.data.valor, inss.data.tabela.fonte, simples.data.das, json.data.result];
      }`,
  },
  {
    name: '@hey-api/openapi-ts',
    version: '3.1',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'client'],
    program: `
      import { calculadorasInss, calculadorasSimplesNacional, devJson } from './client/sdk.gen';
      export async function use(key: string) {
        const inss = await calculadorasInss({ query: INSS, auth: key });
        const simples = await calculadorasSimplesNacional({ body: SIMPLES, auth: key });
        const json = await devJson({ body: JSON_TEXT, auth: key });
        return [inss.data?.valor, inss.data?.tabela.fonte, simples.data?.das, json.data?.result];
      }`,
  },
  {
    name: 'swagger-typescript-api',
    version: '3.0',
    command: ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', '.', '-n', 'api.ts'],
    program: `
      import { Api } from './api';
      export async function use(key: string) {
        const { calculadoras, dev } = new Api({ baseApiParams: { headers: { Authorization: \`Bearer \${key}\` } } });
        const inss = await calculadoras.calculadorasInss(INSS, { format: 'json' });
        const simples = await calculadoras.calculadorasSimplesNacional(SIMPLES, { format: 'json' });
        const json = await dev.devJson(JSON_TEXT, { format: 'json' });
        return [inss.data.valor, inss.data.tabela.fonte, simples.data.das, json.data.result];
      }`,
  },
  {
    name: 'openapi-fetch',
    version: '3.1',
    command: ['openapi-typescript', 'openapi.json', '-o', 'api.ts'],
    program: `
      import createClient from 'openapi-fetch';
      import type { paths } from './api';
      import document from './openapi.json';
      export async function use(key: string) {
        const baseUrl = document.servers[0]?.url ?? '';
        const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });
        const inss = await client.GET('/calculadoras/inss', { params: { query: INSS } });
        const simples = await client.POST('/calculadoras/simples-nacional', { body: SIMPLES });
        const json = await client.POST('/dev/json', { body: JSON_TEXT });
        return [inss.data?.valor, inss.data?.tabela.fonte, simples.data?.das, json.data?.result];
      }`,
  },
];

const SETTINGS = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, resolveJsonModule: true, types: [], target: 'es2022' },
    ...{ module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'] },
    paths: { 'openapi-fetch': [join(runtimes, 'node_modules/openapi-fetch')] },
  },
  include: ['program.ts'],
};

describe('clients that generators make of the document of a running service', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  let serving: Awaited<ReturnType<typeof serve>>;
  let key: string;
  let expected: readonly unknown[];
  beforeAll(async () => {
    scratch = await scratchFolder();
    const imported = async (file: string) => import(new URL(`../../dist/${file}`, import.meta.url).href);
    const built: { createService: typeof createService } = await imported('index.js');
    const node: { serve: typeof serve } = await imported('node.js');
    const service = built.createService();
    serving = await node.serve(service, { port: 0 });
    const account = await service.accounts.create({ plan: 'enterprise' });
    ({ key } = await service.keys.create(account.id));
    const inss = await service.run('calculadoras-inss', INSS);
    const simples = await service.run('calculadoras-simples-nacional', SIMPLES as never);
    expected = [inss.valor, inss.tabela.fonte, simples.das, '{\n\t"a": [\n\t\t1\n\t]\n}'];
  });
  afterAll(async () => {
    await serving?.close();
    await scratch?.remove();
  });

  for (const { name, version, command, files = {}, program } of generators) {
    it.skipIf(!isInstalled(name))(
      `${name}: compiles and calls`,
      async () => {
        const cwd = join(scratch.folder, name.replaceAll('/', '-'));
        await mkdir(cwd);
        const answer = await fetch(`${serving.origin}/v1/openapi.json?version=${version}`);
        const written = {
          'openapi.json': await answer.text(),
          'program.ts': sent + program,
          'tsconfig.json': JSON.stringify(SETTINGS),
          ...files,
        };
        for (const [file, text] of Object.entries(written)) await writeFile(join(cwd, file), text);
        const [bin, ...args] = command;
        const place = bin === 'openapi-typescript' ? root : runtimes;
        await execute(join(place, 'node_modules/.bin', bin), args, { cwd, timeout: 280_000 });
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const errors = await execute(process.execPath, [compiler, '-p', cwd], { timeout: 280_000 }).then(
          () => '',
          ({ stdout }: { stdout: string }) => stdout,
        );
        expect(errors).toBe('');

        const outfile = join(cwd, 'program.mjs');
        const nodePaths = [join(runtimes, 'node_modules')];
        await build({
          entryPoints: [join(cwd, 'program.ts')],
          bundle: true,
          format: 'esm',
          outfile,
          nodePaths,
        });
        const { use }: { use: (key: string) => Promise<unknown> } = await import(pathToFileURL(outfile).href);
        expect(await use(key)).toEqual(expected);
      },
      600_000,
    );
  }
});

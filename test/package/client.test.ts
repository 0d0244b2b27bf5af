import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createService } from '../../src/index.ts';
import type { Document } from '../support/openapi.ts';
import { scratchFolder } from '../support/pack.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

const CLIENT = `
import type { paths, webhooks } from './api.ts';

type Query<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query: infer Sent } } } ? Sent : never;
type Body<Path extends keyof paths> =
  paths[Path] extends { post: { requestBody: { content: { 'application/json': infer Sent } } } } ? Sent : never;
type Answer<Operation> =
  Operation extends { responses: { 200: { content: { 'application/json': infer Given } } } } ? Given : never;

declare function get<Path extends keyof paths>(path: Path, query: Query<Path>): Promise<Answer<paths[Path]['get']>>;
declare function post<Path extends keyof paths>(path: Path, body: Body<Path>): Promise<Answer<paths[Path]['post']>>;

export async function use(): Promise<number | undefined> {
  const { valor, faixas, tabela } = await get('/calculadoras/inss', { salarioBruto: 5000, ano: 2026 });
  const { das, tributos } = await post('/calculadoras/simples-nacional', { anexo: 'III', rbt12: 600000, receitaMes: 50000 });
  const source: string = tabela.fonte;
  const used: webhooks['tool_used']['post']['requestBody']['content']['application/json'] | null = null;
  return valor + das + (tributos.iss ?? 0) + source.length + (used === null ? 0 : 1) + (faixas[0]?.valor ?? 0);
}

// Type errors are reported, which proves that the types are there.
// @ts-expect-error -- no such field
get('/calculadoras/inss', { salarioBruto: 5000, salario: 5000 });
// @ts-expect-error -- a required field
get('/calculadoras/inss', { ano: 2026 });
// @ts-expect-error -- no such annex
post('/calculadoras/simples-nacional', { anexo: 'VI', rbt12: 1 });
// @ts-expect-error -- no such address
get('/calculadora/inss', {});
`;

const SETTINGS = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es2022'], types: [] },
    allowImportingTsExtensions: true,
  },
};

describe('a client that openapi-typescript makes of the document', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  beforeAll(async () => {
    scratch = await scratchFolder();
  });
  afterAll(async () => scratch?.remove());

  it('compiles, and knows every address', async () => {
    const built: { createService: typeof createService } = await import(
      new URL('../../dist/index.js', import.meta.url).href
    );
    const answer = await built.createService()(new Request('http://localhost/v1/openapi.json?lang=en'));
    const document = (await answer.json()) as Document;
    const api = astToString(await openapiTypescript(document as never));
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => !api.includes(`\n    ${JSON.stringify(path)}: {`))).toEqual([]);

    await writeFile(join(scratch.folder, 'api.ts'), api);
    await writeFile(join(scratch.folder, 'client.ts'), CLIENT);
    await writeFile(join(scratch.folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const errors = await execute(process.execPath, [compiler, '-p', scratch.folder], {
      timeout: 240_000,
    }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(errors).toBe('');
  });
});

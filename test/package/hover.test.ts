import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import * as all from '../../src/tools/all.ts';
import { inputsOf, outputsOf } from '../support/descriptions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program whose hovers an editor would ask for. */
const PROGRAM = `import { createClient } from 'canivete/client';
import { createService } from 'canivete';
import { run } from 'canivete/core';
import { cpf, inss } from 'canivete/tools';

await run(inss, { salarioBruto: 5000 });
await run(cpf, { count: 2 });
await createService().run('calculadoras-inss', { salarioBruto: 5000 });
const client = createClient({ baseUrl: 'http://localhost' });
await client.get('/calculadoras/inss', { salarioBruto: 5000 });
const answer = await run(inss, { salarioBruto: 5000 });
answer.aliquotaEfetiva;
answer.faixas[0]?.valor;
answer.premissas;
answer.aviso;
`;

let hints: readonly string[] = [];

/** The documentation of each place where a text stands in the program. */
const at = (text: string) => {
  const places = [...PROGRAM.matchAll(new RegExp(`\\b${text}\\b`, 'g'))].map(({ index }) => index);
  return places.map((place) => hintAt(place));
};
let hintAt: (place: number) => string;

beforeAll(() => {
  const file = join(root, 'test/package/hover-program.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? PROGRAM : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? PROGRAM : ts.sys.readFile(name)),
    readDirectory: (...given) => ts.sys.readDirectory(...given),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  };
  const service = ts.createLanguageService(host);
  hints = service.getSemanticDiagnostics(file).map(({ messageText }) => JSON.stringify(messageText));
  hintAt = (place) =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, place)?.documentation ?? []);
}, 120_000);

describe('a field that somebody points at in an editor', () => {
  it('stands in a program that compiles', () => {
    expect(hints).toEqual([]);
  });

  it('is described where it is written, for a tool in code, a service and a client', () => {
    const said = 'Gross salary (BRL)';
    expect(at('salarioBruto')).toEqual([said, said, said, said]);
    expect(at('count').map((hint) => hint.length > 0)).toEqual([true]);
  });

  it('is described where it is read', () => {
    expect(at('aliquotaEfetiva')).toEqual(['Effective rate (%)']);
    expect(at('premissas')).toEqual(['Assumptions']);
    expect(at('aviso')).toEqual(['Disclaimer']);
    expect(at('valor')[0]).toMatch(/^Contribution in the bracket \(BRL\)$/);
  });
});

/** Fields that calculators add to their answers; their own types describe them. */
const ADDED = /^(?:aviso|assumptions|comparacao|explicacao|premissas)\b/;

it('every field of every tool has a description in the types', () => {
  const typesOf = (category: string) =>
    readFileSync(join(root, `dist/types/tools/${category}/index.d.ts`), 'utf8').split(
      'export declare const ',
    );
  const missing = Object.entries(all).flatMap(([name, tool]) => {
    const types = typesOf(tool.category).find((text) => text.startsWith(`${name}:`)) ?? '';
    const paths = [...inputsOf(tool), ...outputsOf(tool)].map(({ path }) => path);
    const fields = new Set(paths.filter((path) => !ADDED.test(path)).map((path) => path.split('.').at(-1)));
    const isThere = (field: string, before: string) =>
      new RegExp(`${before}\\s(?:readonly )?"?${field}"?\\??:`).test(types);
    // The keys of a record are not spelt out.
    return [...fields]
      .filter((field) => field !== undefined && isThere(field, '') && !isThere(field, '\\*/'))
      .map((field) => `${name} ${field}`);
  });
  expect(missing).toEqual([]);
});

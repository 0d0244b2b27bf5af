import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyTool } from '../../src/kit/tool.ts';
import { callTool } from '../support/call-tool.ts';
import { createService } from '../../src/index.ts';
import { englishLineNames } from '../../src/law/payslip-names.ts';
import { inputsOf, outputsOf, wholeTextsOf } from '../support/descriptions.ts';
import { tools } from '../support/tools.ts';

const dist = new URL('../../dist/', import.meta.url);

const lineNames = new Set<string>(Object.values(englishLineNames));

/** A file of the package, its texts whole: long ones go on in the next line. */
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8').replaceAll('\\\n', '');

/** The entry, the parts with tools, and the files that these load at once; not what is loaded to make documents. */
function filesOfTools(): string[] {
  // Documents load the file of all texts; a part that loads it at once is found below.
  const tools = readdirSync(new URL('tools/', dist)).filter(
    (file) => file.endsWith('.js') && file !== 'all-texts.js',
  );
  const files = new Set(['index.js', ...tools.map((file) => `tools/${file}`)]);
  for (const file of files) {
    const here = new URL(file, dist);
    for (const [, target = ''] of read(file).matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g))
      files.add(new URL(target, here).href.slice(dist.href.length));
  }
  return [...files];
}

it('tools are loaded without what only documents say of them', async () => {
  const texts = await Promise.all(tools.map(async (tool) => [tool, await wholeTextsOf(tool)] as const));
  const phrases = texts
    .flatMap(([tool, own]) => [
      ...[...inputsOf(tool, own), ...outputsOf(tool, own)].map(({ texts }) => texts?.en[1]),
      own.summary.en,
      own.about?.en,
    ])
    // The files are in ASCII, and so are most of the phrases.
    .filter((phrase): phrase is string => /^[ -~]{10,}$/.test(phrase ?? ''))
    // Answers say the names of lines.
    .filter((phrase) => !lineNames.has(phrase))
    .map((phrase) => JSON.stringify(phrase));
  expect(phrases.length).toBeGreaterThan(100);
  const files = filesOfTools();
  expect(files).toContain('shared/core.js');
  for (const file of files) {
    const code = read(file);
    expect([file, phrases.filter((phrase) => code.includes(phrase))]).toEqual([file, []]);
  }
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(others.some((file) => read(file).includes(phrases[0] as string))).toBe(true);
});

it('tools answer their examples without it', async () => {
  const built: Readonly<Record<string, AnyTool>> = await import(new URL('tools.js', dist).href);
  const all = Object.values(built).filter(({ examples }) => examples);
  expect(all.length).toBe(tools.length);
  for (const tool of all) {
    // Where a seed is for one way of calling, the example of that way has its own.
    const takesSeed = 'seed' in tool.input.entries && !tool.reads?.when?.['seed'];
    for (const { input } of tool.examples) {
      const asked = { ...(input as object), ...(takesSeed && { seed: 'a' }) };
      const source = tools.find(({ id }) => id === tool.id) as AnyTool;
      expect([tool.id, await callTool(tool, asked)]).toEqual([tool.id, await callTool(source, asked)]);
    }
  }
});

it('the package makes the same documents as the sources', async () => {
  const path = '../../dist/index.js';
  const built: { createService: typeof createService } = await import(path);
  const answerOf = async (service: ReturnType<typeof createService>, path: string) => {
    const response = await service(new Request(`http://localhost/v1${path}`));
    expect(response.status).toBe(200);
    const text = (await response.text()).replace(/("version":)"[^"]*"/, '$1""');
    // The files of pages are made by the build.
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      /^\/(?:docs|panel|llms\.txt|sitemap\.xml)\b/.test(key) ? undefined : value,
    );
  };
  const [ours, sources] = [built.createService(), createService()];
  for (const path of ['/openapi.json', '/openapi.json?lang=en', '/tools', '/tools?lang=en', '/tools/cpf'])
    expect([path, await answerOf(ours, path)]).toEqual([path, await answerOf(sources, path)]);
});

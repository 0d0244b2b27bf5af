import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program bundled and minified, with the packages that it needs, as a deployment would have it. */
async function bundle(program: string): Promise<{ minified: number; gzip: number; files: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const kept = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.byteLength, gzip: gzipSync(code).byteLength, files: kept.map(([file]) => file) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

describe('size', () => {
  it.each([
    [
      'the core and one tool, without access control',
      `import { createService } from 'canivete/core';
       import { cpf } from 'canivete/tools';
       export default { fetch: createService({ tools: [cpf], access: null }) };`,
      { minified: 28_300, gzip: 11_500 },
    ],
    [
      'the core and one tool, with keys, plans and quotas in memory',
      `import { apiKeys, createService } from 'canivete/core';
       import { memoryStore } from 'canivete/stores/memory';
       import { cpf } from 'canivete/tools';
       const [tools, store] = [[cpf], memoryStore()];
       const { access, ...operations } = apiKeys({ tools, keyStore: store, quotaStore: store });
       export { operations };
       export default { fetch: createService({ tools, access }) };`,
      { minified: 53_000, gzip: 21_500 },
    ],
    [
      'everything',
      `import { createService } from 'canivete';
       export default { fetch: createService() };`,
      { minified: 780_000, gzip: 285_000 },
    ],
  ])('%s stays within its budget', async (name, program, budget) => {
    const { minified, gzip } = await bundle(program);
    console.log(`${name}: ${kilobytes(minified)} minified, ${kilobytes(gzip)} gzip`);
    expect(minified).toBeLessThanOrEqual(budget.minified);
    expect(gzip).toBeLessThanOrEqual(budget.gzip);
  });

  it('one tool brings no other along', async () => {
    const { files } = await bundle(
      `import { createService } from 'canivete/core';
       import { cpf } from 'canivete/tools';
       export default createService({ tools: [cpf], access: null });`,
    );
    const tools = files.filter((file) => /dist\/src\/tools\/[a-z]+\/[a-z0-9-]+\.js$/.test(file));
    expect(tools).toEqual(['dist/src/tools/documentos/cpf.js']);
    expect(files.filter((file) => /dist\/src\/data\//.test(file))).toEqual(['dist/src/data/states.js']);
    expect(files.filter((file) => /@noble|jose|node_modules\/diff/.test(file))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import { annotatePure } from './scripts/annotate-pure.mjs';
import { chunkFile, chunks } from './scripts/chunks.mjs';
import { declarations } from './scripts/declarations.mjs';
import { evidence } from './scripts/evidence.mjs';
import { packedRows } from './scripts/packed-rows.mjs';
import { pageFiles } from './scripts/page-files.mjs';
import { sourceOf } from './scripts/source-of.mjs';

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'object');
const commands = Object.values(manifest.bin);
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const nameOf = (file) => file.replace(/^(?:\.\/)?dist\/(.*)\.js$/, '$1');

export default {
  // The exports map is the only list of entries: what it names is what gets built.
  input: Object.fromEntries([
    ...entries.map(({ types, default: file }) => [nameOf(file), sourceOf(types)]),
    ...commands.map((file) => [nameOf(file), `adapters/${nameOf(file)}.ts`]),
  ]),
  external: (id) =>
    id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
  // No module does anything when it is imported, so an import of nothing is left out.
  treeshake: { moduleSideEffects: false },
  plugins: [
    namespaces(),
    version(),
    pageFiles(manifest.version),
    packedRows(),
    typescript({ tsconfig: './tsconfig.build.json' }),
    compact(),
    annotatePure(),
    declarations(entries.map(({ types }) => types)),
    evidence(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: chunkFile,
    manualChunks: chunks(
      {
        core: 'src/core.ts',
        service: 'src/index.ts',
        documents: 'src/tools/documentos/index.ts',
        calculators: 'src/tools/trabalhista/index.ts',
      },
      ['src/light/', 'src/rtc/', 'src/tables/index.ts'],
    ),
    onlyExplicitManualChunks: true,
    // A bare import of what another module imports would only make bundlers warn.
    hoistTransitiveImports: false,
    minifyInternalExports: false,
  },
  onwarn(warning) {
    throw new Error(warning.message);
  },
};

/** Files of rules, texts and data, which throw only errors that name their field, and of the command line, which prints no stack. */
const RULES =
  /^(?:tools\/|(?:documents|dates|words)\b|adapters\/cli\/|shared\/(?:(?!core|service).*-light|adapters\/cli|calculators|data|documents|draws|paper|texts|tools\/.*|world)\.js$)/;

/**
 * Without comments and white space. The engine is in ASCII, which engines read a quarter faster, and its names stay, for stack traces; lines
 * are short, for an engine prints the one that threw.
 */
function compact() {
  return {
    name: 'compact',
    async renderChunk(code, { fileName }) {
      const isOfRules = RULES.test(fileName);
      // TypeScript calls this helper on the address of a user's file, which it would leave as it is, and does not write it.
      const { code: text } = await transform(code.replaceAll('__rewriteRelativeImportExtension(', '('), {
        minifyWhitespace: true,
        minifySyntax: true,
        lineLimit: 160,
        ...(isOfRules && { minifyIdentifiers: true, charset: 'utf8' }),
        format: 'esm',
        target: 'es2022',
      });
      // A light entry shares its code in a file. Its other imports do nothing, and bundlers warn of them.
      return { code: text.replaceAll(/(?<=^|;)import"[^"]+";/gm, ''), map: null };
    },
  };
}

/** The version of the package, where the service tells it. */
function version() {
  return {
    name: 'version',
    load: (id) =>
      id.endsWith('/src/lib/version.ts')
        ? `export const version = ${JSON.stringify(manifest.version)};`
        : null,
  };
}

/**
 * The index of documents leads to the files of its namespaces and holds none of them: what a bundler sees is `export * as cpf from
 * './documents/cpf.js'`, which it shakes. Of their sources Rollup would make objects, which nobody can.
 */
function namespaces() {
  return {
    name: 'namespaces',
    resolveId: (id, importer) =>
      importer?.endsWith('/src/light/documents.ts') && /^\.\/documents\/[^_]/.test(id)
        ? { id: id.replace(/\.ts$/, '.js'), external: true }
        : null,
  };
}

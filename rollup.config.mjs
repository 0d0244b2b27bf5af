import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// The exports map is the only list of entries: what it names is what gets built.
const built = [
  ...Object.values(manifest.exports)
    .filter((entry) => typeof entry === 'object')
    .map((entry) => entry.types),
  ...Object.values(manifest.bin),
];
const inputs = built.map((file) => file.replace(/^(\.\/)?dist\//, '').replace(/(\.d\.ts|\.js)$/, '.ts'));

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const external = (id) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));

const onwarn = (warning) => {
  throw new Error(warning.message);
};

// One file out per file in, so that a bundle of one tool keeps that tool alone.
const modules = {
  input: inputs,
  external,
  // No module does anything when it is imported, so an import of nothing is left out.
  treeshake: { moduleSideEffects: false },
  plugins: [typescript({ tsconfig: './tsconfig.build.json' })],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: '[name].js',
    sourcemap: true,
    // A bare import of what another module imports would only make bundlers warn.
    hoistTransitiveImports: false,
  },
  onwarn,
};

// The entries that have all tools, which stand in `dist` itself. As one file for each category, loaded when one of its
// tools is first called, the tools cost a process nothing until then.
const whole = {
  input: Object.fromEntries(
    Object.values(manifest.exports)
      .map((entry) => [/^\.\/dist\/(\w+)\.js$/.exec(entry.default)?.[1], entry.types])
      .filter(([name]) => name)
      .map(([name, types]) => [name, types.replace('.d.ts', '.js')]),
  ),
  external,
  plugins: [lazyRegistry(), compact()],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'on-demand/[name].js',
    hoistTransitiveImports: false,
    // One file for what every process loads, the fields of tools among it: each further one costs it a millisecond.
    manualChunks: (id) =>
      /\/src\/(core|index|schedulers|stores|webhooks)\b(?!.*default-egress)/.test(id) ? 'index' : null,
  },
  onwarn,
};

export default [modules, whole];

/**
 * Without comments and white space, and in ASCII, which engines read a quarter faster. Names stay, for stack traces; and
 * lines are short, for an engine prints the one that threw.
 */
function compact() {
  return {
    name: 'compact',
    async renderChunk(code) {
      const options = {
        minifyWhitespace: true,
        minifySyntax: true,
        lineLimit: 160,
        format: 'esm',
        target: 'es2022',
      };
      return { code: (await transform(code, options)).code, map: null };
    },
  };
}

/** In place of the registry, the heads of its tools, each with a way to load the rest. */
function lazyRegistry() {
  const all = new URL('./dist/src/tools/all.js', import.meta.url);
  const prefix = 'tools-of-';
  let tools;
  return {
    name: 'lazy-registry',
    async buildStart() {
      tools = Object.entries(await import(all.href));
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load(id) {
      if (id.startsWith(prefix)) {
        // The lines of the barrel that re-export the category's tools, each from its own file.
        const lines = readFileSync(all, 'utf8').match(/^export \{.*$/gm);
        const folder = fileURLToPath(new URL('.', all));
        return lines
          .filter((line) => line.includes(`'./${id.slice(prefix.length)}/`))
          .map((line) => line.replace(/'\.\/(.*)'/, (_, file) => JSON.stringify(folder + file)))
          .join('\n');
      }
      if (!id.endsWith('/dist/src/tools/registry.js')) return null;
      const heads = tools.map(([key, { id, method, path, category, name }]) => {
        const head = JSON.stringify({ id, method, path, category, name }).slice(1, -1);
        return `{ ${head}, load: async () => (await import('${prefix}${category}')).${key} }`;
      });
      return `export const tools = [\n${heads.join(',\n')}\n];`;
    },
  };
}

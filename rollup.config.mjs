import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import typescript from '@rollup/plugin-typescript';
import { build, transform } from 'esbuild';
import { annotatePure } from './scripts/annotate-pure.mjs';
import { declarations } from './scripts/declarations.mjs';
import { pageFiles } from './scripts/page-files.mjs';
import { sourceOf } from './scripts/source-of.mjs';
import { toolComments } from './scripts/tool-comments.mjs';

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'object');
const nameOf = (file) => /^(?:\.\/)?dist\/(.*)\.js$/.exec(file)[1];

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const external = (id) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));

// What every service loads stands in one file: each further one costs its start a millisecond. Not the root entry with
// what it alone uses: it imports tools when they are called, which must not reach a bundle of `canivete/core`.
const CORE =
  /\/src\/(?:access|contracts|egress\/(?:ip-ranges|url-options)|kit\/(?![\w/-]+(?:\.|-)texts|comparison|dates|explained|fields\/(?:explicar|legal|time)|legal-tables|qr-code|warnings)|lib\/(?:bytes\/chunks|runtime|text\/spelling)|pipeline(?!\/(?:request-span|tagged|tool-spans))|schedulers\/timers|stores\/memory\/(?!heap|index|log|row|webhooks\.)|webhooks\/test-address)\b/;
// What knows who calls, and brings digests along. A file of its own, for bundlers that cut at files: a service without keys
// and a call in code need none of it.
const ACCESS = /\/src\/access\//;
// What calculators share, and few other tools need: loaded with the first of them.
const CALCULATORS =
  /\/src\/(?:kit\/(?:assumptions|comparison|errors\/requirements|units|fields\/(?:explicar|legal|money|percent))|lib\/numbers\/(?:money|ratios|rounding|rounding-up))\.ts$/;
// What works with days, months and times of day. No start needs more of them than the form of a date.
const DATES = /\/src\/(?:kit\/(?:dates|fields\/time)|lib\/dates\/(?:clock|dates))\.ts$/;
// What documents share.
const NUMBERS = /\/src\/documents\/(?:check-digits|numbering)\.ts$/;
// What only the root entry loads at once.
const ROOT =
  /\/src\/(?:index|service\/(?:by-runtime|options)|pages\/(?:account\/(?:account|bound|gatherer|settings|usage-counts)|docs\/docs|panel\/panel|tables\/pages)|webhooks\/(?:settings|start|webhooks))\.ts$/;
// What is loaded when an account has a webhook.
const DELIVERY =
  /\/src\/(?:egress\/(?:addresses|egress|url-policy)|webhooks\/(?!description|settings|start|webhooks))\b/;

// What is loaded when the account area is first asked for.
const AREA = /\/src\/(?:pages\/account\/(?!account|bound|gatherer|settings|usage-counts))/;

const PART = 'tools/';
const all = fileURLToPath(new URL('src/tools/all.ts', import.meta.url));
const lines = [...readFileSync(all, 'utf8').matchAll(/^export \{ (\w+) \} from '\.\/(\w+)\/.*';$/gm)];
/**
 * Few, so that a first call loads little; each further part makes the bundle of everything some 100 bytes larger. Documents
 * stand alone, for many bring data along: banks, courts, makers.
 */
const toolsAPart = (category) => (category === 'documentos' ? 1 : 2);
/** The lines of each part by its name: a category, or a piece of one that has many tools. */
const parts = new Map();
for (const [category, own] of groups(lines)) {
  const count = Math.ceil(own.length / toolsAPart(category));
  const size = Math.ceil(own.length / count);
  for (let i = 0; i < count; i++) {
    parts.set(count === 1 ? category : `${category}-${i + 1}`, own.slice(i * size, (i + 1) * size));
  }
}

function groups(rows) {
  const found = new Map();
  for (const row of rows) found.set(row[2], [...(found.get(row[2]) ?? []), row]);
  return found;
}

const comments = await toolComments();

export default {
  // The exports map is the only list of entries: what it names is what gets built. Each part of the tools is a file too.
  input: {
    ...Object.fromEntries(entries.map(({ types, default: file }) => [nameOf(file), sourceOf(types)])),
    ...Object.fromEntries(
      Object.entries(manifest.bin).map(([, file]) => [nameOf(file), `adapters/${nameOf(file)}.ts`]),
    ),
    ...Object.fromEntries([...parts.keys()].map((part) => [PART + part, PART + part])),
  },
  external,
  // No module does anything when it is imported, so an import of nothing is left out.
  treeshake: { moduleSideEffects: false },
  plugins: [
    toolsByPart(),
    version(),
    pageFiles(manifest.version),
    typescript({ tsconfig: './tsconfig.build.json' }),
    withoutRewriting(),
    compact(),
    annotatePure(),
    declarations(
      entries.map(({ types }) => types),
      (name) => comments[name],
    ),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    // A bare import of what another module imports would only make bundlers warn.
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    manualChunks: chunkOf,
  },
  onwarn(warning) {
    throw new Error(warning.message);
  },
};

/** The shared file that a module stands in. The parts of `lib` that every service loads stand with the core. */
function chunkOf(id, { getModuleInfo }) {
  const isLoaded = (module) => CORE.test(module) || ROOT.test(module) || isCore(module);
  const isCore = (module) =>
    CORE.test(module) || (/\/src\/lib\//.test(module) && getModuleInfo(module).importers.some(isLoaded));
  if (CALCULATORS.test(id)) return 'calculators';
  if (DATES.test(id)) return 'dates';
  if (NUMBERS.test(id)) return 'numbering';
  if (ACCESS.test(id)) return 'access';
  if (isCore(id)) return 'core';
  if (AREA.test(id)) return 'account';
  return DELIVERY.test(id) ? 'delivery' : null;
}

/** Makes the heads of the tools of a part, which is loaded when one of its tools is first called. */
const HEADS_OF_PART = `const part = (load, category, rows) =>
  rows.map(([key, method, path, name]) => ({
    id: path.slice(1).replaceAll('/', '-'), method, path, category, name,
    load: async () => (await load())[key],
  }));`;

/**
 * The barrel of tools re-exports them from a file for each part; and in place of the registry stand the heads of its
 * tools, each with a way to load its part. So a process loads a part when one of its tools is first called.
 */
function toolsByPart() {
  const HEADS = 'heads-for-';
  let tools;
  return {
    name: 'tools-by-part',
    async buildStart() {
      const options = { entryPoints: [all], bundle: true, format: 'esm', platform: 'node', write: false };
      const { outputFiles } = await build({ ...options, target: 'es2022' });
      const text = Buffer.from(outputFiles[0].contents).toString('base64');
      tools = await import(`data:text/javascript;base64,${text}`);
    },
    resolveId(id, importer) {
      if (id.startsWith(PART)) return id;
      // Heads of its own for each entry that has them all: a file that they share would cost each start a millisecond.
      return /\/tools\/registry\.[jt]s$/.test(id)
        ? HEADS + (/\/(msw|cli)\//.exec(importer)?.[1] ?? 'index')
        : null;
    },
    load(id) {
      if (id === all) return [...parts.keys()].map((part) => `export * from '${PART}${part}';`).join('\n');
      if (id.startsWith(PART)) {
        const own = parts.get(id.slice(PART.length));
        return own.map(([line]) => line.replace("'./", `'${dirname(all)}/`)).join('\n');
      }
      if (!id.startsWith(HEADS)) return null;
      const heads = [...parts].map(([part, own]) => {
        const rows = own.map(([, key]) => {
          const { method, path, name } = tools[key];
          return JSON.stringify([key, method, path, name]);
        });
        const { category } = tools[own[0][1]];
        return `...part(() => import('${PART}${part}'), '${category}', [${rows}])`;
      });
      return `${HEADS_OF_PART}\nexport const tools = [\n${heads.join(',\n')}\n];`;
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
 * TypeScript calls a helper on the address of an import that is known when it runs, and writes no such helper. It would
 * leave the address as it is: all of ours are of files of the user.
 */
function withoutRewriting() {
  return {
    name: 'without-rewriting',
    transform: (code) => ({ code: code.replaceAll('__rewriteRelativeImportExtension(', '('), map: null }),
  };
}

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
      // No module of ours does anything when it is imported, so an import of nothing but that is none.
      const { code: text } = await transform(code.replace(/^import '\.[^']*';\n/gm, ''), options);
      return { code: text, map: null };
    },
  };
}

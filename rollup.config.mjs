import { readFileSync } from 'node:fs';
import typescript from '@rollup/plugin-typescript';

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// The exports map is the only list of entries: what it names is what gets built.
const built = [
  ...Object.values(manifest.exports)
    .filter((entry) => typeof entry === 'object')
    .map((entry) => entry.types),
  ...Object.values(manifest.bin),
];
const inputs = built.map((file) => file.replace('./dist/', '').replace(/(\.d\.ts|\.js)$/, '.ts'));

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

// The root entry has all tools anyway: as one file it loads several times faster than as hundreds.
const root = {
  input: manifest.exports['.'].types.replace('.d.ts', '.js'),
  external,
  output: { file: manifest.exports['.'].default, format: 'es' },
  onwarn,
};

export default [modules, root];

import { readFileSync } from 'node:fs';
import typescript from '@rollup/plugin-typescript';

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// The exports map is the only list of entries: what it names is what gets built.
const built = [
  ...Object.values(manifest.exports)
    .filter((entry) => typeof entry === 'object')
    .map((entry) => entry.default),
  ...Object.values(manifest.bin),
];
const inputs = built.map((file) => file.replace('./dist/', '').replace(/\.js$/, '.ts'));

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const external = (id) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));

export default {
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
  },
  onwarn(warning) {
    throw new Error(warning.message);
  },
};

// Runs the bench of this folder that the first argument names, with the other arguments, or else `run.mjs`:
//
//   npm run bench -- worst dev-      finds the dearest requests of the tools whose id has `dev-`
//   npm run bench -- request Bun     measures one scenario in one runtime
//   npm run bench -- Node worst      measures the scenario that has the name of a bench
import { existsSync } from 'node:fs';

const [name = 'run'] = process.argv.slice(2);
const file = new URL(`${name}.mjs`, import.meta.url);
const isBench = /^[a-z-]+$/.test(name) && existsSync(file);
if (isBench) process.argv.splice(2, 1);
await import(isBench ? file.href : './run.mjs');

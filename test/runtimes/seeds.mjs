// Prints, for each tool with a seed, a digest of its answers to fixed seeds: the same on every runtime.
// Run as `<runtime> seeds.mjs [folder of the package]`, by default on what was built here.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { seedDigests } from './seed-digests.mjs';

const home = pathToFileURL(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const { createHandler } = await import(`${home}/dist/core.js`);
const tools = await import(`${home}/dist/tools.js`);
console.log(JSON.stringify(await seedDigests(createHandler, Object.values(tools))));

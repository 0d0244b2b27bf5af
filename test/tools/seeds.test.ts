import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createHandler } from '../../src/pipeline/handler.ts';
import { seedDigests } from '../runtimes/seed-digests.mjs';
import { acceptedBy } from '../support/accepted.ts';
import { tools } from '../support/tools.ts';

const held: unknown = JSON.parse(readFileSync(new URL('seeds.json', import.meta.url), 'utf8'));

// People keep what a seed gave them in fixtures of their own. What a seed gives is no matter of right or wrong, so it is
// held as it was first released, for many inputs with a few seeds and for one with a thousand. When a tool's changes on
// purpose, the changelog says so.
it('a seed gives what it gave before, of every tool that draws', async () => {
  expect(await seedDigests(createHandler, tools), acceptedBy('npm run accept TOOL')).toEqual(held);
});

import { expect, it } from 'vitest';
import { createHandler } from '../../src/pipeline/handler.ts';
import { seedDigests } from '../runtimes/seed-digests.mjs';
import { acceptedBy, acceptTool } from '../support/accepted.ts';
import { tools } from '../support/tools.ts';
import held from './seeds.json' with { type: 'json' };

// People keep what a seed gave them in fixtures of their own. What a seed gives is no matter of right or wrong, so it
// is held as it was first released, for many inputs with a few seeds, and for one with a thousand.
// When a tool's changes on purpose, the changelog says so.
it('a seed gives what it gave before, of every tool that draws', async () => {
  const digests = await seedDigests(createHandler, tools, { withMany: true });
  const entries = Object.entries(held);
  for (const [name, digest] of entries)
    expect(digests[name], acceptTool(name.split(' ')[0] as string)).toBe(digest);
  const names = entries.map(([name]) => name);
  expect(Object.keys(digests).toSorted(), acceptedBy('npm run sync')).toEqual(names.toSorted());
});

import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/core.ts';
import * as all from '../../../src/tools/index.ts';
import { seedDigests } from '../seed-digests.mjs';
import { digests } from './provided.ts';

describe('a seed', async () => {
  const here = await seedDigests(createHandler, Object.values(all));

  it.each(Object.entries(digests))('gives the same bytes of %s as on Node', (tool, digest) => {
    expect(here[tool]).toBe(digest);
  });
});

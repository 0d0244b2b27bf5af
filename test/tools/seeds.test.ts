import { expect, it } from 'vitest';
import { createHandler } from '../../src/pipeline/handler.ts';
import { seedDigests } from '../runtimes/seed-digests.mjs';
import { tools } from '../support/tools.ts';

// People keep what a seed gave them in fixtures of their own. What a seed gives is no matter of right or wrong, so it is
// held as it was first released, for many inputs with a few seeds and for one with a thousand; `npx vitest run test/tools/seeds.test.ts --update` writes it down when it changes on purpose,
// which the changelog then says.
it('a seed gives what it gave before, of every tool that draws', async () => {
  const digests = await seedDigests(createHandler, tools);
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot('seeds.json');
});

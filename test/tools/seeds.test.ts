import { expect, it } from 'vitest';
import { createService } from '../../src/pipeline/service.ts';
import { seedDigests } from '../runtimes/seed-digests.mjs';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';
import held from './seeds.json' with { type: 'json' };

// People keep what a seed gave them in fixtures of their own. What a seed gives is no matter of right or wrong, so it is
// held as it was first released, for many inputs with a few seeds and for one with a thousand; `FULL=1 npx vitest run test/tools/seeds.test.ts --update` writes it down when it changes on purpose,
// which the changelog then says.
it('a seed gives what it gave before, of every tool that draws', async () => {
  const withMany = sized(false, true);
  const digests = await seedDigests(createService, tools, { withMany });
  if (withMany) return expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot('seeds.json');
  const entries = Object.entries(held).filter(([name]) => !name.endsWith(' of 1000 seeds'));
  return expect(digests).toEqual(Object.fromEntries(entries));
});

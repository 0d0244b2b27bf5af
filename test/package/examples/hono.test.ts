import { expect, it } from 'vitest';
import { answersBesideItsOwnRoute } from './start.ts';

it('examples/hono prints a curl line that answers, beside a route of its own', async () => {
  const { printed } = await answersBesideItsOwnRoute('hono/server.mjs');
  expect(printed().trim().split('\n')).toHaveLength(1);
});

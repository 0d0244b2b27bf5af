import { expect, it } from 'vitest';
import { answersBesideItsOwnRoute } from './start.ts';

it('examples/koa prints a curl line that answers, beside a route of its own', async () => {
  const { printed } = await answersBesideItsOwnRoute('koa/server.mjs');
  expect(printed().trim().split('\n')).toHaveLength(1);
});

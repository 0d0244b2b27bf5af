import { expect, it } from 'vitest';
import { begin } from './progress.ts';
import { failureReporter } from './report-failure.ts';

it('a failure is told with the address that was found, never with the one that was sent', () => {
  const told: unknown[] = [];
  const report = failureReporter((_error, context) => void told.push(context));
  const progress = begin({ method: 'GET', path: '/v1/account/keys/cnv_secret', query: '' } as never);
  report(new Error('store'), progress);
  progress.path = '/v1/account/keys/:id';
  report(new Error('store'), progress);
  const { requestId } = progress;
  expect(told).toEqual([
    { requestId, method: 'GET' },
    { requestId, method: 'GET', path: '/v1/account/keys/:id' },
  ]);
});

import { describe } from 'vitest';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const URL_OF_REQUEST = 'a Request has a URL, which is normalised';
const gaps: Gaps = {
  'does not resolve dot segments': URL_OF_REQUEST,
  'knows no fragment in a target': URL_OF_REQUEST,
};
const gapsOf: Record<string, Gaps> = { Deno: { 'knows no fragment in a target': URL_OF_REQUEST } };

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Hono', () => startProgram('hono', { runtime }), gapsOf[runtime.name] ?? gaps);
  });
}

adapterSuite('Hono, under a prefix', () => startProgram('hono', { args: ['prefix'], base: '/api/v1' }), gaps);

adapterSuite(
  'Hono, behind a middleware that reads bodies',
  () => startProgram('hono', { args: ['parsed'] }),
  {
    ...gaps,
    'answers an upload over the limit while it is still coming': 'the middleware waits for all of it',
    'answers a body that does not arrive in time': 'the middleware waits for as long as the server does',
  },
);

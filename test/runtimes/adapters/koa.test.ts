import { describe } from 'vitest';
import { isExpected, runtimes } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Koa', () => startProgram('koa', { runtime }));
  });
}

adapterSuite('Koa, under a prefix', () => startProgram('koa', { args: ['prefix'], base: '/api/v1' }));

adapterSuite('Koa, behind a parser of bodies', () => startProgram('koa', { args: ['parsed'] }), {
  'refuses a body that is not JSON': 'the parser refuses it first, in plain text',
  'answers an upload over the limit while it is still coming': 'the parser waits for all of it',
  'answers a body that does not arrive in time': 'the parser waits for as long as the server does',
});

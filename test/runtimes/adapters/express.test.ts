import { describe } from 'vitest';
import { isExpected, runtimes } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Express', () => startProgram('express', { runtime }));
  });
}

adapterSuite('Express, under a prefix', () => startProgram('express', { args: ['prefix'], base: '/api/v1' }));

adapterSuite('Express, behind express.json()', () => startProgram('express', { args: ['parsed'] }), {
  'refuses a body that is not JSON': 'the parser refuses it first, in HTML',
  'refuses a compressed body': 'the parser tries to read it first',
  'answers an upload over the limit while it is still coming': 'the parser waits for all of it',
  'answers whoever sends a long upload to its end': 'the parser has a limit of its own and answers 413',
  'answers a body that does not arrive in time': 'the parser waits for as long as the server does',
});

import { describe } from 'vitest';
import { isExpected, runtimeNamed } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

const runtime = runtimeNamed('Deno');

describe.skipIf(!isExpected(runtime))('Deno', () => {
  adapterSuite('Deno.serve', () => startProgram('deno', { runtime }), {
    'knows no fragment in a target':
      'Deno hands it on as a part of the URL, which has no fragment for a server',
  });
});

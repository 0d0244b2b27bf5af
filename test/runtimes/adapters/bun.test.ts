import { describe } from 'vitest';
import { isExpected, runtimeNamed } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

const runtime = runtimeNamed('Bun');

describe.skipIf(!isExpected(runtime))('Bun', () => {
  adapterSuite('Bun.serve', () => startProgram('bun', { runtime }), {
    'does not resolve dot segments': 'Bun does, also encoded ones, as the URL standard has it',
    'knows no fragment in a target':
      'Bun hands it on as a part of the URL, which has no fragment for a server',
  });
});

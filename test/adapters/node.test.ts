import { describe } from 'vitest';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('the Node listener', () => startProgram('node', { runtime }));
  });
}

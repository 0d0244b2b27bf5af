/** Properties draw the same values each time, so that a change fails for what it changes; `SEED=7` draws others. */
import fc from 'fast-check';
import { inject } from 'vitest';
import { sized } from './size.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number;
  }
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed'), numRuns: sized(10, 100) });

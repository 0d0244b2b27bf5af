// A runtime of the edge may have no process.
const { process } = globalThis as Partial<typeof globalThis>;
const isFull = !process?.env || process.env['FULL'] === '1';
const areFaultsFull = process?.env?.['FAULTS'] === 'full';

/**
 * How much a test tries: little in `npm test`, for an answer while one works, and all of it with `FULL=1`
 * (`npm run test:full`), as `.ci/run` has it.
 */
export function sized<T>(quick: T, full: T): T {
  return isFull ? full : quick;
}

/** The same for the fault tests, which take minutes: all of it with `FAULTS=full` (`npm run test:faults`). */
export function faultSized<T>(quick: T, full: T): T {
  return areFaultsFull ? full : quick;
}

/** Prints the figures of a fault test, and keeps them where `npm run test:faults` makes its page of them. */
export function report(test: string, figures: Readonly<Record<string, unknown>>): void {
  console.log(`${test}: ${JSON.stringify(figures)}`);
  const file = process?.env?.['FAULTS_REPORT'];
  if (!file) return;
  const { appendFileSync } = process.getBuiltinModule('node:fs');
  appendFileSync(file, `${JSON.stringify({ test, figures })}\n`);
}

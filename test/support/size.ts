// A runtime of the edge may have no process.
const { process } = globalThis as Partial<typeof globalThis>;
const isFull = process?.env?.['FULL'] === '1';
const areFaultsFull = process?.env?.['FAULTS'] === 'full';

/**
 * How much a test tries: little in `npm test`, for an answer while one works, and all of it with `FULL=1`, as
 * `.github/workflows/nightly.yml` has it.
 */
export function sized<T>(quick: T, full: T): T {
  return isFull ? full : quick;
}

/**
 * The same for the fault tests, which take minutes: all of it with `FAULTS=full`, as `test/faults/run.mjs` runs them.
 */
export function faultSized<T>(quick: T, full: T): T {
  return areFaultsFull ? full : quick;
}

type Keep = (name: string, figures: Readonly<Record<string, unknown>>) => void;

let keep: Keep | undefined;

/** Keeps what tests report: `test/faults/run.mjs` makes its page of it. */
export function keepReports(by: Keep): void {
  keep = by;
}

/** Prints the figures of a fault test. */
export const report: Keep = (name, figures) => {
  console.log(`${name}: ${JSON.stringify(figures)}`);
  keep?.(name, figures);
};

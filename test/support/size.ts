// A runtime of the edge may have no process.
const { process } = globalThis as Partial<typeof globalThis>;
const isFull = process?.env?.['FAULTS'] === 'full';

/** `FAULTS=full` runs the fault tests at their full size; by default they are small. */
export function sized<T>(smoke: T, full: T): T {
  return isFull ? full : smoke;
}

export function report(test: string, figures: Readonly<Record<string, unknown>>): void {
  console.log(`${test}: ${JSON.stringify(figures)}`);
}

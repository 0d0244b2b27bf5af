/**
 * Gives the milliseconds that are left, and throws when the time is over, so that nothing more is done for a caller that was
 * already refused.
 */
export type Check = () => number;

/** Rejects after `milliseconds`, though the work may never settle; from then on its check throws. */
export async function withDeadline<T>(milliseconds: number, work: (check: Check) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const ends = performance.now() + milliseconds;
    let failure: Error | null = null;
    const timer = setTimeout(() => {
      failure = tooLate(milliseconds);
      reject(failure);
    }, milliseconds);
    const check = () => {
      if (failure) throw failure;
      return Math.max(1, Math.ceil(ends - performance.now()));
    };
    work(check)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

export function tooLate(milliseconds: number): Error {
  return new Error(`PostgreSQL took longer than ${milliseconds} ms`);
}

/** Throws once the time is over, so that nothing more is done for a caller that was already refused. */
export type Check = () => void;

/** Rejects after `milliseconds`, though the work may never settle; from then on its check throws. */
export async function withDeadline<T>(milliseconds: number, work: (check: Check) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const timer = setTimeout(() => {
      failure = tooLate(milliseconds);
      reject(failure);
    }, milliseconds);
    const check = () => {
      if (failure) throw failure;
    };
    work(check)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

export function tooLate(milliseconds: number): Error {
  return new Error(`PostgreSQL took longer than ${milliseconds} ms`);
}

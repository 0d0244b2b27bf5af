/** Reports only the first of several failures in a row: a broker that is away fails many times a second. */
export function reportOutages(report: (error: unknown) => void) {
  let isOut = false;
  return {
    failed(error: unknown): void {
      if (!isOut) report(error);
      isOut = true;
    },
    worked(): void {
      isOut = false;
    },
  };
}

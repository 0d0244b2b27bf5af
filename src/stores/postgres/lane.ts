/** Runs work at so many places at most; what comes meanwhile waits for its turn. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits the connections of statements that may wait for locks. If these could hold all connections, no other statement
 * would get through until the lock is free, however short it is.
 */
export function createLane(places: number): Lane {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A place is handed on, so that no call in between takes it.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/** The connections that both drivers open by default. */
const USUAL_CONNECTIONS = 10;

/** Gives half of the connections that a client may open: the other half is for statements that wait for no lock. */
export function placesIn({ max = USUAL_CONNECTIONS }: { readonly max?: number } = {}): number {
  return Math.max(1, Math.floor(max / 2));
}

/** Tests for a Cloudflare Worker, where nothing outlives an event, and no address can be chosen. */
export function isWorker(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent === 'Cloudflare-Workers';
}

/** Tests for Bun, which keeps the connection of a body that never ends unless the answer says that it closes. */
export const isBun = (): boolean => 'Bun' in globalThis;

/** Tests for Deno, where a read of a body that is under way when its answer goes out never ends, nor does the program. */
export const isDeno = (): boolean => 'Deno' in globalThis;

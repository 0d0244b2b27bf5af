/** Tests for a Cloudflare Worker, where nothing outlives an event, and no address can be chosen. */
export function isWorker(): boolean {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent === 'Cloudflare-Workers';
}

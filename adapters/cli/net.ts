import { UsageError } from './usage.ts';

/** The number of `--port`, or of `PORT`, 0 to 65535. */
export function readPort(text: string, option = '--port'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`${option} takes a number from 0 to 65535`);
}

/** Says in the user's terms why the system refused to listen. */
export function explain(error: NodeJS.ErrnoException, port: number, host: string): UsageError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} of ${host} is taken; choose another with --port`,
    EACCES: `port ${port} of ${host} may not be used by this user`,
    EADDRNOTAVAIL: `this machine has no address ${host}`,
    ENOTFOUND: `this machine has no address ${host}`,
  };
  return new UsageError(reasons[error.code ?? ''] ?? error.message);
}

/** Gives a key back if it can stand in a header, whose own error would print it. */
export function requireSendable(key: string, place: string): string {
  if (/^[!-~]+$/.test(key)) return key;
  throw new UsageError(`${place} has a character that no key has`);
}

/** Tells whether only this machine can reach a host. */
export const isLoopback = (host: string) => /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);

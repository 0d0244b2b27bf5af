import type { Server } from 'node:http';
import { UsageError } from './usage.ts';

/** The number of `--port`, 0 to 65535. */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError('--port takes a number from 0 to 65535');
}

/** Starts to listen, and gives the address. */
export async function listenOn(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} of ${host} is taken; choose another with --port`,
        EACCES: `port ${port} of ${host} may not be used by this user`,
        EADDRNOTAVAIL: `this machine has no address ${host}`,
        ENOTFOUND: `this machine has no address ${host}`,
      };
      reject(new UsageError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

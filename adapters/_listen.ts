import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originAt } from './_serving.ts';

/** Starts to listen, and gives the address. Rejects with the system's error. */
export async function listenOn(server: Server, port: number, hostname: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return originAt(hostname, (server.address() as AddressInfo).port);
}

import type { Socket } from 'node:net';

/** Bytes to hand a parser at a time. It goes through them all, even if the first ones close the connection. */
const READING = 1_024;

/**
 * Divides the bytes of one reading, 64 KiB where a receiver pours, and drops the rest once the connection is closed.
 */
export function readLittle(socket: Pick<Socket, 'push' | 'destroyed'>): void {
  if (Object.hasOwn(socket, 'push')) return;
  const push = socket.push.bind(socket);
  socket.push = (read: Uint8Array | null) => {
    if (!read || read.byteLength <= READING) return push(read);
    let wantsMore = false;
    for (let at = 0; at < read.byteLength && !socket.destroyed; at += READING) {
      wantsMore = push(read.subarray(at, at + READING));
    }
    return wantsMore;
  };
}

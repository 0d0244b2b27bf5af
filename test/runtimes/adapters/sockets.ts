import { connect } from 'node:net';

const LIMIT = 4_000;
/** How long a server that keeps connections open, though asked to close them, has for the next part of its answer. */
const PAUSE = 500;

/**
 * Sends bytes as they are over a connection of its own, and gives all that came back when it was closed, when it
 * matches `until` or, without it, when no more comes, or when nothing of that has happened for too long.
 */
export function exchange(origin: string, bytes: string, until?: RegExp): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), LIMIT);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
      if (until?.test(received)) socket.destroy();
      if (!until) socket.setTimeout(PAUSE, () => socket.destroy());
    });
    // A server may cut the connection once it has answered.
    socket.on('error', (error) => received === '' && reject(error));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

/** Sends bytes, goes away, and resolves when it is gone. */
export function sendAndLeave(origin: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      setTimeout(() => socket.resetAndDestroy(), 20);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

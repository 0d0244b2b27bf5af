import { connect } from 'node:net';

const CONNECTIONS = 32;

/** The number of requests that a server answers in so many milliseconds. Fails at any answer but 200. */
export async function load(origin, path, headers, milliseconds) {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let answered = 0;
  let isOver = false;
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.setNoDelay(true);
      let rest = '';
      socket.on('data', (chunk) => {
        rest += chunk.latin1Slice();
        const length = lengthOf(rest);
        if (rest.length < length) return;
        if (!rest.startsWith('HTTP/1.1 200')) {
          socket.destroy();
          reject(new Error(rest));
          return;
        }
        rest = rest.slice(length);
        answered++;
        if (!isOver) {
          socket.write(request);
          return;
        }
        socket.destroy();
        resolve();
      });
      socket.on('error', reject);
    });
  setTimeout(() => (isOver = true), milliseconds);
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return answered;
}

/** Characters of the answer that a text begins with; infinite where its head is still to come. */
function lengthOf(text) {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return Infinity;
  const [, length] = /\ncontent-length: (\d+)/i.exec(text.slice(0, end)) ?? [];
  if (length !== undefined) return end + 4 + Number(length);
  // Chunked: what ends it is an empty chunk.
  const last = text.indexOf('0\r\n\r\n', end);
  return last < 0 ? Infinity : last + 5;
}

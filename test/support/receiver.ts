import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Received {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate for a name that is its own authority, made by OpenSSL. */
export function selfSigned(...names: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = names.map((name) => `${/^[\d.]+$/.test(name) ? 'IP' : 'DNS'}:${name}`).join(',');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = [
    '-keyout',
    key,
    '-out',
    cert,
    '-subj',
    '/CN=canivete',
    '-addext',
    `subjectAltName=${subject}`,
  ];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files], { stdio: 'ignore' });
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

/** A server on loopback that counts its connections. */
async function listen(server: Server, host: string, port: number) {
  const open = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    open: () => open.size,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** An HTTP server that keeps what it receives, the whole body read before it answers. */
export async function startReceiver(
  answer: RequestListener,
  { tls, host = '127.0.0.1', port = 0 }: { tls?: Certificate; host?: string; port?: number } = {},
) {
  const received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ request, body: Buffer.concat(chunks) });
    answer(request, response);
  };
  const server = tls ? createHttps(tls, listener) : createHttp(listener);
  return { ...(await listen(server, host, port)), received };
}

/** A server that does with its connections whatever it is told. */
export function startTcp(handle: (socket: Socket) => void, host = '127.0.0.1', tls?: Certificate) {
  return listen(tls ? createTls(tls, handle) : createTcp(handle), host, 0);
}

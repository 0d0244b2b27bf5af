import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StaticServer {
  readonly origin: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Serves files by path on a free port of this machine; 404 for any other path. */
export async function serveFiles(files: Readonly<Record<string, string>>): Promise<StaticServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    asked.push(path);
    const file = path === '/' ? '/index.html' : path;
    const content = Object.hasOwn(files, file) ? files[file] : undefined;
    const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

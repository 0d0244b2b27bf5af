// Builds the page and serves it: `node examples/react/server.mjs`. React comes from `npm run runtimes`; an app of its
// own has it, and msw, among its packages.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

const { outputFiles } = await build({
  entryPoints: [file('main.jsx')],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  nodePaths: [file('../../test/runtimes/node_modules')],
  logLevel: 'error',
  // In a clone of canivete its paths would lead to the sources.
  tsconfigRaw: {},
  define: { 'process.env.NODE_ENV': '"production"' },
});

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
const files = {
  '/': ['text/html', await readFile(file('index.html'))],
  '/style.css': ['text/css', await readFile(file('style.css'))],
  '/main.js': ['text/javascript', outputFiles[0].contents],
  '/mockServiceWorker.js': ['text/javascript', await readFile(worker)],
};

const server = createServer((request, response) => {
  const [type, content] = files[request.url] ?? [];
  if (content) response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  else response.writeHead(404).end();
});
server.listen(Number(process.env.PORT ?? 5173), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});

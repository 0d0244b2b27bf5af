// The gateway in front of a function: turns each request into an event, and each result into a response.
import { createServer } from 'node:http';
import { toLambda } from 'canivete/lambda';
import { fixture } from '../fixture.mjs';

const [stage = '$default'] = process.argv.slice(2);
const prefix = stage === '$default' ? '' : `/${stage}`;
const handler = toLambda(await fixture());

async function answer(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, search } = new URL(request.url, 'http://function.example');
  const { cookie, ...headers } = request.headers;
  const isBase64Encoded = request.headers['x-as-text'] === undefined;
  const result = await handler(
    {
      version: '2.0',
      rawPath: pathname,
      rawQueryString: search.slice(1),
      headers,
      ...(cookie && { cookies: cookie.split('; ') }),
      ...(chunks.length > 0 && {
        body: Buffer.concat(chunks).toString(isBase64Encoded ? 'base64' : 'utf8'),
      }),
      isBase64Encoded,
      requestContext: { stage, http: { method: request.method } },
    },
    {},
  );
  const body = Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8');
  const length =
    request.method === 'HEAD' || result.statusCode === 204 ? {} : { 'content-length': body.length };
  response.writeHead(result.statusCode, { ...result.headers, ...length }).end(body);
}

const server = createServer((request, response) => {
  if (request.url === '/health') response.end('ok');
  else if (request.url === `${prefix}/v1x`) response.end('beside');
  else if (request.url === '/own') request.pipe(response);
  else answer(request, response).catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

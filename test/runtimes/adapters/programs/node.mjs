import { createServer } from 'node:http';
import { toNodeListener } from 'canivete/node';
import { fixture } from '../fixture.mjs';

const tools = toNodeListener(await fixture());

const server = createServer((request, response) => {
  if (request.url === '/health') response.end('ok');
  else if (request.url === '/v1x') response.end('beside');
  else if (request.url === '/own') request.pipe(response);
  else void tools(request, response);
});

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

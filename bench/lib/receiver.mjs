// Receivers of webhooks on free ports of this machine, which read what comes and answer 204. Prints their addresses as
// JSON.
import { createServer } from 'node:http';

const started = Array.from({ length: Number(process.argv[2]) }, async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.statusCode = 204;
      response.end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}/in`;
});
console.log(JSON.stringify(await Promise.all(started)));

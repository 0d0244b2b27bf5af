// Prints what becomes of requests while a server closes: `closing.mjs bun` in Bun, `deno` in Deno, `node` in Node.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const { serve } = await import(`canivete/${process.argv[2]}`);
const events = [];

/** Answers after a while. */
const service = Object.assign(
  async () => {
    events.push('request');
    await sleep(300);
    events.push('answer');
    return new Response('late');
  },
  {
    async stop() {
      events.push('stop');
    },
  },
);

const { origin, close } = await serve(service, { port: 0 });
const { hostname, port } = new URL(origin);
const taken = await serve(service, { port: Number(port) }).then(
  () => 'taken twice',
  () => 'refused',
);

const idle = connect(Number(port), hostname);
const open = fetch(origin).then(async (reply) => `${reply.status} ${await reply.text()}`);
while (events.length === 0) await sleep(10);
const closed = close();
await sleep(50);
const late = await fetch(origin).then(
  () => 'answered',
  () => 'refused',
);
await Promise.all([closed, close()]);
events.push('closed');
idle.destroy();
console.log(JSON.stringify({ hostname, taken, open: await open, late, events }));

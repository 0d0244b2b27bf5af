// Receives webhooks: `npm i canivete`, `WEBHOOK_SECRET=whsec_… node examples/webhooks/receiver.mjs`.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from 'canivete/verify';

/** A delivery is repeated until it is answered in time, so it may come again. A product keeps these in its database. */
const seen = new Set();
const queue = [];

const server = createServer(async (request, response) => {
  try {
    // The raw request: a parsed body cannot be verified. Only with `require` is the delivery's id signed as well.
    const { event, payload, deliveryId } = await verifyWebhook(request, process.env.WEBHOOK_SECRET, {
      standard: 'require',
    });
    if (!seen.has(deliveryId)) {
      seen.add(deliveryId);
      queue.push({ event, payload });
    }
    // At once: the sender waits 10 seconds at most. The work comes after.
    response.writeHead(204).end();
    setImmediate(work);
  } catch (error) {
    const refused = error instanceof WebhookVerificationError;
    if (!refused) console.error(error);
    response.writeHead(refused ? 400 : 500).end();
  }
});

function work() {
  for (const { event, payload } of queue.splice(0)) console.log(`${event}: ${payload.tool_id}`);
}

server.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  console.log(`receives webhooks on http://127.0.0.1:${server.address().port}/`);
});

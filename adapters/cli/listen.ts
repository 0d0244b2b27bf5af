import { createServer, type IncomingMessage } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '../../src/verify.ts';
import { listenOn } from '../_listen.ts';
import { readArgs } from './args.ts';
import { explain, readPort } from './net.ts';
import { UsageError } from './usage.ts';

/** Bytes of a body: the largest event is far smaller. */
const MAX_BODY = 1_048_576;

/** Receives deliveries until it is stopped, verifies them where it has a secret, and prints them. */
export async function listen(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, {
    port: { type: 'string', default: '8788' },
    host: { type: 'string', default: '127.0.0.1' },
    secret: { type: 'string', multiple: true, default: [] },
  });
  const { port, host, secret } = values;
  if (secret.length > 0) await checkSecrets(secret);
  const server = createServer((request, response) => {
    receive(request, secret).then(
      (line) => {
        process.stdout.write(`${line}\n`);
        response.writeHead(204).end();
      },
      (error: unknown) => {
        const reason = error instanceof WebhookVerificationError ? error.reason : 'unreadable';
        process.stdout.write(`refused: ${reason}\n`);
        response.writeHead(400, { connection: 'close' }).end();
      },
    );
  });
  const wanted = readPort(port);
  const address = await listenOn(server, wanted, host).catch((error) => {
    throw explain(error, wanted, host);
  });
  process.stdout.write(`canivete listens for webhooks on ${address}/\n`);
  if (secret.length === 0) process.stdout.write('without --secret nothing is verified\n');
}

/** An unsigned request is refused for the missing signature, but a secret of the wrong form is reported before that. */
async function checkSecrets(secrets: readonly string[]): Promise<void> {
  const refusal: unknown = await verifyWebhook({ headers: {} }, secrets).catch((error: unknown) => error);
  if (refusal instanceof WebhookVerificationError) return;
  throw new UsageError('--secret takes whsec_ and Base64, as it was shown when the webhook was made');
}

async function receive(incoming: IncomingMessage, secrets: readonly string[]): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).byteLength;
    if (length > MAX_BODY) throw new Error('the body is too large');
  }
  const body = Buffer.concat(chunks);
  const id = incoming.headers['x-service-delivery'] ?? 'without id';
  if (secrets.length === 0) return `not verified ${printable(id)} ${printable(body.toString())}`;
  const headers = new Headers(incoming.headersDistinct as unknown as Record<string, string>);
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  await verifyWebhook(request, secrets);
  return `verified ${printable(id)} ${printable(body.toString())}`;
}

/** A text in one line that moves no cursor: control signs, and those that turn the direction, as JSON writes them. */
function printable(text: string | readonly string[]): string {
  return String(text).replace(
    // oxlint-disable-next-line no-control-regex -- those are what a terminal obeys
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

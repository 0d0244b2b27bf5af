import { createServer, type IncomingMessage } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '../../src/verify.ts';
import { listenOn } from '../_listen.ts';
import { readArgs } from './args.ts';
import { explain, readPort } from './net.ts';
import { UsageError } from './usage.ts';

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
        response.writeHead(400).end();
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
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const id = incoming.headers['x-service-delivery'] ?? 'without id';
  if (secrets.length === 0) return `not verified ${id} ${body.toString()}`;
  const headers = new Headers(incoming.headersDistinct as unknown as Record<string, string>);
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  await verifyWebhook(request, secrets);
  return `verified ${id} ${body.toString()}`;
}

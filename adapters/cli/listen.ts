import { createServer, type IncomingMessage } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '../../src/verify.ts';
import { listenOn } from '../_listen.ts';
import { readArgs } from './args.ts';
import { promptLanguage } from './language.ts';
import { explain, readPort } from './net.ts';
import { UsageError } from './usage.ts';

/** Bytes of a body: the largest event is far smaller. */
const MAX_BODY = 1_048_576;

const words = {
  pt: {
    listens: 'canivete recebe webhooks em',
    unverified: 'sem --secret, nada é conferido',
    refused: 'recusado',
    withoutId: 'sem id',
    verified: 'conferido',
    notVerified: 'não conferido',
  },
  en: {
    listens: 'canivete listens for webhooks on',
    unverified: 'without --secret nothing is verified',
    refused: 'refused',
    withoutId: 'without id',
    verified: 'verified',
    notVerified: 'not verified',
  },
};

type Words = typeof words.en;

/** Receives deliveries until it is stopped, verifies them where it has a secret, and prints them. */
export async function listen(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, {
    port: { type: 'string', default: '8788' },
    host: { type: 'string', default: '127.0.0.1' },
    secret: { type: 'string', multiple: true, default: [] },
  });
  const { port, host, secret } = values;
  const t = words[promptLanguage(args)];
  if (secret.length > 0) await checkSecrets(secret);
  const server = createServer((request, response) => {
    receive(request, secret, t).then(
      (line) => {
        process.stdout.write(`${line}\n`);
        response.writeHead(204).end();
      },
      (error: unknown) => {
        const reason = error instanceof WebhookVerificationError ? error.reason : 'unreadable';
        process.stdout.write(`${t.refused}: ${reason}\n`);
        response.writeHead(400, { connection: 'close' }).end();
      },
    );
  });
  const wanted = readPort(port);
  const address = await listenOn(server, wanted, host).catch((error) => {
    throw explain(error, wanted, host);
  });
  process.stdout.write(`${t.listens} ${address}/\n`);
  if (secret.length === 0) process.stdout.write(`${t.unverified}\n`);
}

/** An unsigned request is refused for the missing signature, but a secret of the wrong form is reported before that. */
async function checkSecrets(secrets: readonly string[]): Promise<void> {
  const refusal: unknown = await verifyWebhook({ headers: {} }, secrets).catch((error: unknown) => error);
  if (refusal instanceof WebhookVerificationError) return;
  throw new UsageError({
    pt: '--secret aceita whsec_ e Base64, como apareceu quando o webhook foi criado',
    en: '--secret takes whsec_ and Base64, as it was shown when the webhook was made',
  });
}

async function receive(incoming: IncomingMessage, secrets: readonly string[], t: Words): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).byteLength;
    if (length > MAX_BODY) throw new Error('the body is too large');
  }
  const body = Buffer.concat(chunks);
  const id = incoming.headers['x-service-delivery'] ?? t.withoutId;
  if (secrets.length === 0) return `${t.notVerified} ${printable(id)} ${printable(body.toString())}`;
  const headers = new Headers(incoming.headersDistinct as unknown as Record<string, string>);
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  await verifyWebhook(request, secrets);
  return `${t.verified} ${printable(id)} ${printable(body.toString())}`;
}

/** A text in one line that moves no cursor: control signs, and those that turn the direction, as JSON writes them. */
function printable(text: string | readonly string[]): string {
  return String(text).replace(
    // oxlint-disable-next-line no-control-regex -- those are what a terminal obeys
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A handler of Web requests on Node's own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callOf, dropRest } from './_incoming.ts';
import { FORBIDDEN_METHODS } from './_serving.ts';

export type Handler = (request: Request) => Promise<Response>;

/**
 * Answers a request by a handler. A handler that fails, or gives something else than a response, answers 500; a method that
 * no handler can be given answers 501.
 */
export async function answerBy(
  handler: Handler,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (FORBIDDEN_METHODS.has(incoming.method ?? '')) {
    response.writeHead(501, { 'content-length': 0 }).end();
    dropRest(incoming);
    return;
  }
  try {
    await writeResponse(response, await handler(requestOf(incoming)));
  } catch (error) {
    // oxlint-disable-next-line no-console -- the handler is the host's own, and nobody else hears of it
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-length': 0 }).end();
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const request = callOf(incoming).request();
  const { method = 'GET' } = incoming;
  if (method === 'GET' || method === 'HEAD') return request;
  const body: unknown = Readable.toWeb(incoming);
  // A request with a stream takes this option, which its type does not have everywhere.
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}

async function writeResponse(response: ServerResponse, answer: Response): Promise<void> {
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answer.status);
  if (!answer.body) response.end();
  else
    await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, response).catch(
      // The caller has gone away.
      () => response.destroy(),
    );
  dropRest(response.req);
}

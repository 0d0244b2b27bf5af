import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcp } from '../../src/pages/mcp/index.ts';
import type { ServiceOptions } from '../../src/index.ts';
import { type Reply, startService } from './service.ts';

/** The revisions of the protocol that the official client speaks: by `initialize`, and without. */
export const eras = ['legacy', 'auto'] as const;

export type Era = (typeof eras)[number];

const info = { name: 'tests', version: '1' };

export const newClient = (era: Era) => new Client(info, { versionNegotiation: { mode: era } });

/** The headers of a request of the protocol. */
export const mcpHeaders = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

export const rpc = (method: string, params?: object, id: number | undefined = 1) => ({
  jsonrpc: '2.0',
  ...(id > 0 && { id }),
  method,
  ...(params && { params }),
});

/** A service with the page for agents, and ways to ask it. */
export async function startAgents(options: ServiceOptions = {}, page = mcp()) {
  const started = await startService({ ...options, pages: [page] });
  const { service, keys } = started;

  /** The official client, connected; by default with the key of Enterprise. */
  async function connect(era: Era = 'auto', query = '', key = keys.enterprise): Promise<Client> {
    const client = newClient(era);
    const transport = new StreamableHTTPClientTransport(new URL(`http://localhost/v1/mcp${query}`), {
      fetch: async (url, init) => service(new Request(url, init)),
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    });
    await client.connect(transport);
    return client;
  }

  /** A message as it is sent, and the answer as it comes, out of its event. */
  async function ask(
    message: unknown,
    { query = '', headers = {}, method = 'POST', key = keys.enterprise as string | null } = {},
  ): Promise<Reply & { readonly text: string }> {
    const response = await service(
      new Request(`http://localhost/v1/mcp${query}`, {
        method,
        // A header of null is left out.
        headers: Object.entries({
          'content-type': 'application/json',
          ...mcpHeaders,
          ...(key !== null && { authorization: `Bearer ${key}` }),
          ...headers,
        }).filter(([, value]) => value !== null),
        ...(method === 'POST' && { body: typeof message === 'string' ? message : JSON.stringify(message) }),
      }),
    );
    const text = await response.text();
    const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json === '' ? null : JSON.parse(json),
    };
  }

  return { ...started, connect, ask };
}

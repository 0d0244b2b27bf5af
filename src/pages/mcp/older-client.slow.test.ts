import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { startAgents } from '#test/support/agents.ts';
import { folder, isInstalled } from '../../../test/runtimes/runtimes.ts';

const SDK = '@modelcontextprotocol/sdk';
const PATIENT = { timeout: 300_000 };

// It compares structured content with the schema that was listed, which the client of the second version does not.
it.skipIf(!isInstalled(SDK))(
  'a client of the first SDK reads answers and refusals of a tool whose schema it was told',
  async () => {
    const load = async (path: string) =>
      import(pathToFileURL(createRequire(folder).resolve(`${SDK}/client/${path}`)).href);
    const { Client } = await load('index.js');
    const { StreamableHTTPClientTransport } = await load('streamableHttp.js');
    const { service, keys } = await startAgents();
    const client = new Client({ name: 'tests', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://localhost/v1/mcp?tools=cpf'), {
        fetch: async (url: string, init: RequestInit) => service(new Request(url, init)),
        requestInit: { headers: { authorization: `Bearer ${keys.enterprise}` } },
      }),
      PATIENT,
    );
    const { tools } = await client.listTools(undefined, PATIENT);
    expect(tools[0]).toMatchObject({ name: 'cpf', outputSchema: { type: 'object' } });
    const validate = async (value: string) =>
      client.callTool({ name: 'cpf', arguments: { action: 'validate', value } }, undefined, PATIENT);
    expect(await validate('111.444.777-35')).toMatchObject({ structuredContent: { valid: true } });
    const { isError, content } = await validate('12345678900');
    expect([isError, JSON.parse(content[0].text)]).toEqual([
      true,
      expect.objectContaining({ code: 422, reason: 'check-digit' }),
    ]);
    await client.close();
  },
);

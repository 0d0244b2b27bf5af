/** Programs of the guide, the same in both languages. */
import type { Snippet } from '../../../shown/calls.ts';

export const firstCalls = (address: string, client: string): readonly Snippet[] => [
  {
    name: 'curl',
    text: `curl -H 'Authorization: Bearer cnv_…' \\\n  '${address}/cpf?count=3'`,
  },
  {
    name: 'fetch',
    text: `const response = await fetch('${address}/cpf?count=3', {
  headers: { authorization: 'Bearer cnv_…' },
});
const { cpfs } = await response.json();`,
  },
  {
    name: client,
    text: `import { createClient } from 'canivete/client';

const client = createClient({ baseUrl: '${address}', key: 'cnv_…' });
const { cpfs } = await client.get('/cpf', { count: 3 });`,
  },
  { name: 'CLI', text: 'npx canivete call cpf count=3' },
];

export const readAsCall = (address: string) =>
  `curl -i -H 'Authorization: Bearer cnv_…' \\\n  '${address}/calculadoras/inss?salario=R$+5.000,00'
# x-read-as: salario=salarioBruto; salarioBruto="R$ 5.000,00" 5000`;

export const batchCalls = (address: string, client: string): readonly Snippet[] => [
  {
    name: 'curl',
    text: `curl '${address}/batch' \\
  -H 'Authorization: Bearer cnv_…' \\
  -H 'Content-Type: application/json' \\
  -d '{"requests":[{"tool":"calculadoras-inss","input":{"salarioBruto":5000}},{"tool":"cpf"}]}'`,
  },
  {
    name: client,
    text: `const [inss, cpf] = await client.batch([
  { tool: 'calculadoras-inss', input: { salarioBruto: 5000 } },
  { tool: 'cpf', input: {} },
]);`,
  },
];

/** Ways for a client of agents to get the tools: with a program of its own, or from the service. */
export const agentSetups = (address: string): readonly Snippet[] => [
  {
    name: 'JSON',
    text: `{
  "mcpServers": {
    "canivete": {
      "type": "http",
      "url": "${address}/mcp",
      "headers": { "Authorization": "Bearer cnv_…" }
    }
  }
}`,
  },
  {
    name: 'Claude Code',
    text: `claude mcp add --transport http canivete ${address}/mcp \\
  --header "Authorization: Bearer cnv_…"`,
  },
];

export const agentPrograms: readonly Snippet[] = [
  {
    name: 'JSON',
    text: `{
  "mcpServers": {
    "canivete": {
      "command": "npx",
      "args": ["-y", "-p", "canivete", "-p", "@modelcontextprotocol/server", "canivete", "mcp"]
    }
  }
}`,
  },
  {
    name: 'Claude Code',
    text: `claude mcp add canivete -- npx -y -p canivete \\
  -p @modelcontextprotocol/server canivete mcp`,
  },
  {
    name: 'Codex',
    text: `codex mcp add canivete -- npx -y -p canivete \\
  -p @modelcontextprotocol/server canivete mcp`,
  },
];

export const testProgram = `import { mockCanivete } from 'canivete/msw';
import { setupServer } from 'msw/node';

const canivete = mockCanivete({ baseUrl: 'https://api.example.com', seed: 'checkout' });
const server = setupServer(...canivete.handlers);
server.listen({ onUnhandledRequest: 'error' });`;

export const clientProgram = (
  address: string,
) => `import { CaniveteError, createClient } from 'canivete/client';

const client = createClient({ baseUrl: '${address}', key: 'cnv_…' });
try {
  const { cpfs } = await client.get('/cpf', { count: 3 });
  const { hash } = await client.post('/dev/hash', { text: cpfs.join(), algorithm: 'sha256' });
  console.log(hash, client.quota?.remaining);
} catch (error) {
  if (error instanceof CaniveteError) console.log(error.status, error.details, error.requestId);
}`;

export const serveCommands = `npx canivete serve                    # prints a key, and this page's address
npx canivete serve --store sqlite:canivete.db
npx canivete call calculadoras-inss salarioBruto=5000
npx canivete listen --secret whsec_…  # verifies webhooks, and prints them`;

export const refusal = `{
  "error": "salarioBruto é obrigatório. (e mais 1)",
  "code": 400,
  "details": [
    { "field": "salarioBruto", "message": "é obrigatório: valor em reais, por exemplo 3500" },
    { "field": "dependentes", "message": "deve estar entre 0 e 20" }
  ]
}`;

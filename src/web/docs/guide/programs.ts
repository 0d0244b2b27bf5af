/** Programs of the guide, the same in both languages. */
import type { Snippet } from '../../shared/snippets.ts';

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

/** Ways to check a delivery; each gives up where the signature or the time is not right. */
export const verifications = (withoutPackage: string): readonly Snippet[] => [
  {
    name: 'canivete/verify',
    text: `import { verifyWebhook } from 'canivete/verify';

export async function receive(request) {
  const { event, payload, deliveryId } =
    await verifyWebhook(request, process.env.WEBHOOK_SECRET);
  return new Response(\`\${deliveryId}: \${event}, \${payload.tool_id}\`);
}`,
  },
  {
    name: withoutPackage,
    text: `import { createHmac, timingSafeEqual } from 'node:crypto';

/** \`body\` is the raw body, as it arrived. */
export function isOurs(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const made = createHmac('sha256', key).update(\`\${id}.\${time}.\`).update(body).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const sent = Buffer.from(one.replace('v1,', ''), 'base64');
    return sent.length === made.length && timingSafeEqual(sent, made);
  });
}`,
  },
  {
    name: 'Python',
    text: `import base64, hashlib, hmac, time

def is_ours(headers, body: bytes, secret: str) -> bool:
    id, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{id}.{sent_at}.".encode() + body
    made = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    signatures = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(one, "v1," + made) for one in signatures)`,
  },
  {
    name: 'PHP',
    text: `function is_ours(array $headers, string $body, string $secret): bool
{
    [$id, $time] = [$headers['webhook-id'], $headers['webhook-timestamp']];
    if (abs(time() - (int) $time) > 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $made = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $one) {
        if (hash_equals($made, $one)) return true;
    }
    return false;
}`,
  },
];

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

import { seededInputs } from './seeded-inputs.mjs';

const clock = () => Date.UTC(2026, 10, 21, 12);

export async function seedDigests(createService, tools) {
  const service = createService({ tools, access: null, clock });
  const digests = {};
  for (const tool of tools.filter(({ input }) => 'seed' in input.entries)) {
    const texts = [];
    let answered = 0;
    for (const input of seededInputs(tool)) {
      for (const seed of ['a', 'b', 'semente', '😀']) {
        const answer = await service(requestFor(tool, { ...input, seed }));
        const text = await answer.text();
        // Some combinations are impossible; each tool must answer most of its own values.
        if (answer.status === 200) answered++;
        else if (answer.status !== 422) throw new Error(`${tool.id} ${JSON.stringify(input)}: ${text}`);
        texts.push(text);
      }
    }
    if (answered === 0) throw new Error(`${tool.id} answers none of its inputs`);
    digests[tool.id] = await sha256(texts.join(''));
  }
  return digests;
}

function requestFor(tool, values) {
  const url = new URL(`http://localhost/v1${tool.path}`);
  if (tool.method === 'POST') {
    const headers = { 'content-type': 'application/json' };
    return new Request(url, { method: 'POST', body: JSON.stringify(values), headers });
  }
  for (const [field, value] of Object.entries(values)) url.searchParams.set(field, String(value));
  return new Request(url);
}

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { seededInputs } from './seeded-inputs.mjs';

const clock = () => Date.UTC(2026, 10, 21, 12);

/**
 * Digests of what the seeds of each tool give; `withMany` adds those of a thousand seeds, which take most of the time.
 */
export async function seedDigests(createHandler, tools, { withMany = true } = {}) {
  const service = createHandler({ tools, access: false, clock });
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
        else if (answer.status !== 422 && answer.status !== 400)
          throw new Error(`${tool.id} ${JSON.stringify(input)}: ${text}`);
        texts.push(text);
      }
    }
    if (answered === 0) throw new Error(`${tool.id} answers none of its inputs`);
    digests[tool.id] = await sha256(texts.join(''));
    if (withMany)
      digests[`${tool.id} of ${SEEDS} seeds`] = await sha256((await drawn(service, tool)).join(''));
    const wrong = await wrongOnes(service, tool);
    if (wrong.length > 0) digests[`${tool.id} wrong on purpose`] = await sha256(wrong.join(''));
  }
  return digests;
}

/** Seeds of the digest that holds what one input gives. */
const SEEDS = 1000;

/** Draws the simplest input of a tool with each seed, by the current version. */
async function drawn(service, tool) {
  const [base] = seededInputs(tool);
  const texts = [];
  for (let i = 0; i < SEEDS; i++) {
    const answer = await service(requestFor(tool, { ...base, seed: `${i}`, seedVersion: 1 }));
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${tool.id} ${i}: ${text}`);
    texts.push(text);
  }
  return texts;
}

/** Draws a document with each reason for refusal and in each variant. */
async function wrongOnes(service, tool) {
  const texts = [];
  for (const field of ['invalid', 'variant']) {
    for (const value of tool.input.entries[field]?.wrapped.options ?? []) {
      for (let i = 0; i < 20; i++) {
        const answer = await service(requestFor(tool, { [field]: value, seed: `${i}` }));
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(`${tool.id} ${value} ${i}: ${text}`);
        texts.push(text);
      }
    }
  }
  return texts;
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

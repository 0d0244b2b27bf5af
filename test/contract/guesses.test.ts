import { describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { follow, type Refusal } from '#test/support/followed.ts';
import { tools } from '#test/support/tools.ts';
import { firstGuesses } from './first-guesses.ts';
import { localSpellings } from './local-spellings.ts';

const service = createService({ clock: () => Date.UTC(2026, 10, 21, 12) });
const { id } = await service.accounts.create({ plan: 'enterprise' });
const { key } = await service.keys.create(id);

type Input = Readonly<Record<string, unknown>>;

interface Reply {
  /** The body of a refusal; null where the call is answered. */
  readonly refusal: Refusal | null;
  /** The header `X-Read-As`. */
  readonly readAs: string;
}

async function replyTo(tool: string, input: Input): Promise<Reply> {
  const { method, path } = tools.find((one) => one.id === tool) as (typeof tools)[number];
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const address = `http://localhost/v1${path}${method === 'GET' ? `?${query}` : ''}`;
  const request = new Request(address, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const response = await service(request);
  return {
    refusal: response.status === 200 ? null : ((await response.json()) as Refusal),
    readAs: response.headers.get('x-read-as') ?? '',
  };
}

interface Followed extends Reply {
  readonly input: Input;
  /** How often a message was followed. */
  readonly steps: 0 | 1;
}

/** A call, and where it is refused, the one that its refusal leads to. */
async function callAndFollow(tool: string, sent: Input): Promise<Followed> {
  const first = await replyTo(tool, sent);
  if (!first.refusal) return { input: sent, ...first, steps: 0 };
  const input = follow(sent, first.refusal);
  return { input, ...(await replyTo(tool, input)), steps: 1 };
}

describe('a first guess', () => {
  it('is there for every tool, and for most of them under names of its own', () => {
    const guessed = new Set(firstGuesses.map(({ tool }) => tool));
    const missing = tools.map(({ id }) => id).filter((one) => !guessed.has(one));
    expect(missing, 'write how somebody calls it who has read no schema into first-guesses.ts').toEqual([]);
    expect(firstGuesses.length).toBeGreaterThanOrEqual(150);
  });

  it.each(firstGuesses)(
    'of $tool is answered, or refused with the way to a right call: $sent',
    async (guess) => {
      const { tool, sent, meant = {} } = guess;
      const { input, refusal, readAs } = await callAndFollow(tool, sent);
      expect(refusal).toBeNull();
      for (const [name, right] of Object.entries(meant)) {
        if (readAs.split('; ').includes(`${name}=${right}`)) continue;
        expect(Object.keys(input)).toContain(right);
        // A number keeps its value under the right name: an example in its place would be another call.
        if (typeof sent[name] === 'number') expect(input[right]).toBe(sent[name]);
      }
    },
  );
});

describe('a call as people in Brazil write it', () => {
  it.each(localSpellings)(
    'of $tool is answered, or refused with the way to a right one: $sent',
    async ({ tool, sent }) => {
      const { refusal } = await callAndFollow(tool, sent);
      expect(refusal).toBeNull();
    },
  );

  it('is mostly right at once: 41 of 53', async () => {
    const followed = await Promise.all(
      localSpellings.map(async ({ tool, sent }) => callAndFollow(tool, sent)),
    );
    expect(followed).toHaveLength(53);
    expect(followed.filter(({ steps }) => steps === 0).length).toBeGreaterThanOrEqual(41);
  });
});

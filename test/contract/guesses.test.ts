import { describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { foldChoice } from '../../src/lib/text/folded.ts';
import { tools } from '#test/support/tools.ts';
import { firstGuesses } from './first-guesses.ts';
import { localSpellings } from './local-spellings.ts';

const service = createService({ clock: () => Date.UTC(2026, 10, 21, 12) });
const { id } = await service.accounts.create({ plan: 'enterprise' });
const { key } = await service.keys.create(id);

type Input = Readonly<Record<string, unknown>>;

interface Refusal {
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

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

/** A value as a message writes it: JSON, or a bare text. */
function readWritten(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const firstOf = (list: string) => list.replace(/ e mais \d+$/, '').split(', ');

/** The choice of a list that somebody takes who sent a value: the same one, else the first, which is the nearest. */
function choose(list: string, sent: unknown): unknown {
  const words = firstOf(list).map((word) => word.replace(/ \(.*\)$/, ''));
  const same = words.find((word) => foldChoice(word) === foldChoice(String(sent)));
  return same ?? words[0];
}

/**
 * A value in place of one that was refused, by what the message says: how it is written, the choices, the form of a
 * date, or an example. Undefined where it says none of these.
 */
function valueFrom(message: string, sent: unknown): unknown {
  const written = /escreva (-?[\d.]+|true|false)/.exec(message)?.[1];
  if (written !== undefined) return readWritten(written);
  const choices = /um destes: (.+)$/.exec(message)?.[1];
  if (choices !== undefined) return choose(choices, sent);
  const [, day, month, year] = /^(\d\d)[/-](\d\d)(?:[/-](\d{4}))?$/.exec(String(sent)) ?? [];
  if (day && /AAAA-MM-DD/.test(message)) return `${year}-${month}-${day}`;
  if (day && /MM-DD/.test(message)) return `${month}-${day}`;
  const example = /(?:por exemplo|como|ex\.:?) (.+?)\.?$/.exec(message)?.[1];
  return example === undefined ? undefined : readWritten(example);
}

/** The value that was sent under the beginning of a longer name, which it loses: `largura` for `larguraParede`. */
function takeBare(input: Record<string, unknown>, field: string): unknown {
  const bare = Object.keys(input).find((one) => one !== field && field.startsWith(one));
  if (bare === undefined) return undefined;
  const value = input[bare];
  delete input[bare];
  return value;
}

/** Sets a field, or an item of a list: `notas[0]`. */
function setAt(input: Record<string, unknown>, field: string, make: (value: unknown) => unknown): void {
  const [, list = '', place] = /^(\w+)\[(\d+)\]$/.exec(field) ?? [];
  const items = input[list];
  if (place === undefined || !Array.isArray(items)) input[field] = make(input[field]);
  else input[list] = items.map((item: unknown, i) => (i === Number(place) ? make(item) : item));
}

/** The call that somebody makes who does once what each message says, and nothing else. */
function follow(input: Input, { details }: Refusal): Record<string, unknown> {
  const next: Record<string, unknown> = { ...input };
  const faults = details ?? [];
  // Fields are renamed before others are added.
  for (const { field, message } of faults) {
    if (!message.startsWith('campo desconhecido')) continue;
    const sent = next[field];
    delete next[field];
    const [, meant] = /Você quis dizer "([^"]+)"/.exec(message) ?? [];
    if (meant !== undefined && next[meant] === undefined) {
      const choices = /um destes: (.+)$/.exec(message)?.[1];
      const own = faults.find((one) => one.field === meant)?.message ?? '';
      const isList = /lista/.test(own);
      next[meant] = choices !== undefined ? choose(choices, sent) : isList ? valueFrom(own, sent) : sent;
    }
  }
  for (const { field, message } of faults) {
    if (message.startsWith('campo desconhecido')) continue;
    const action = /só vale com action=(\w+)/.exec(message)?.[1];
    if (action !== undefined) next['action'] = action;
    else if (/é obrigatório/.test(message))
      next[field] ??= takeBare(next, field) ?? valueFrom(message, undefined);
    else if (/só vale com (\w+)=([\w-]+)/.test(message)) {
      const [, other = '', value] = /só vale com (\w+)=([\w-]+)/.exec(message) ?? [];
      next[other] = value;
    } else setAt(next, field, (value) => valueFrom(message, value));
  }
  return next;
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

import * as standardwebhooks from 'standardwebhooks';
import * as svix from 'svix';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { toBase64, toHex } from '../../src/lib/bytes/bytes.ts';
import { type Random, below, between, chance, pick } from '../../src/lib/random.ts';
import { verifyWebhook, WebhookVerificationError } from '../../src/verify.ts';
import { attemptHeaders, deliveryId, newSecret } from '../../src/webhooks/signature.ts';
import { faultSized, report } from '../support/size.ts';

const BODIES = faultSized(300, 10_000);
/** Number of requests that get every bit of id, time and signature flipped, and some of the body. */
const THOROUGH = faultSized(10, 200);
const BODY_BITS = 64;
const TIMEOUT = 3_600_000;

// The published example of the API: its values were made by another program.
const PUBLISHED = {
  secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  id: 'evt_01m7yzmhg00c5h8m2q4r6s9t1v',
  seconds: 1_795_262_400,
  text: '{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2,"formatted":true},"result_count":2}}',
  signature: 'v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=',
  bodySignature: 'sha256=30e05dd97641576c315ddb6c3768c5fd326870e96d51e96b116b53a9e632d23f',
} as const;

interface Draft {
  readonly secret: string;
  readonly id: string;
  readonly seconds: number;
  readonly text: string;
}

interface Message {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Party {
  readonly name: string;
  sign(draft: Draft): string;
  accepts(message: Message, secret: string): Promise<boolean>;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function headersOf({ id, time, signature }: Message): Record<string, string> {
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature };
}

/** True if a refusal is about the signature or about the body, which is read only after the signature. */
function isAbout(error: unknown, what: 'body' | 'signature'): boolean {
  if (!(error instanceof WebhookVerificationError)) throw error;
  return (error.reason === 'malformed_body') === (what === 'body');
}

const here: Party = {
  name: 'canivete',
  sign: (draft) => signedHere(draft)['webhook-signature'] as string,
  async accepts(message, secret) {
    const request = { headers: headersOf(message), body: message.body };
    return verifyWebhook(request, secret, { standard: 'require' }).then(
      () => true,
      (error: unknown) => isAbout(error, 'body'),
    );
  },
};

function library(
  name: string,
  { Webhook, WebhookVerificationError: Refusal }: typeof standardwebhooks,
): Party {
  return {
    name,
    sign: ({ secret, id, seconds, text }) => new Webhook(secret).sign(id, new Date(seconds * 1000), text),
    async accepts(message, secret) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(message.body);
      try {
        new Webhook(secret).verify(text, headersOf(message));
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        // It parses what it has verified.
        if (error instanceof SyntaxError) return true;
        throw error;
      }
    },
  };
}

const others = [
  library('standardwebhooks', standardwebhooks),
  library('svix', svix as unknown as typeof standardwebhooks),
];
const everybody = [here, ...others];

function signedHere({ secret, id, seconds, text }: Draft): Record<string, string> {
  return attemptHeaders({
    event: 'tool_used',
    deliveryId: id,
    body: utf8(text),
    at: seconds * 1000 + 999,
    secrets: [secret],
  });
}

function messageOf(draft: Draft, signature: string): Message {
  return { id: draft.id, time: String(draft.seconds), signature, body: utf8(draft.text) };
}

function codePoint(random: Random): string {
  const code = below(random, pick(random, [0x80, 0x800, 0x10000, 0x110000]));
  return code >= 0xd800 && code < 0xe000 ? '\uFEFF' : String.fromCodePoint(code);
}

const anyText = (random: Random, length: number) => Array.from({ length }, () => codePoint(random)).join('');

function anyJson(random: Random, depth = 0): unknown {
  const kind = below(random, depth < 4 ? 6 : 4);
  if (kind === 0) return anyText(random, below(random, 20));
  if (kind === 1) return pick(random, [0, -1, 1e300, 0.1, random()]);
  if (kind === 2) return pick(random, [true, false, null]);
  if (kind === 3) return '';
  const parts = Array.from({ length: below(random, 5) }, () => anyJson(random, depth + 1));
  return kind === 4
    ? parts
    : Object.fromEntries(
        parts.map((part) => [pick(random, ['event', '__proto__', codePoint(random)]), part]),
      );
}

function anyBody(random: Random, most: number): string {
  const kind = below(random, 20);
  if (kind === 0) return '';
  if (kind < 5) return anyText(random, below(random, 200));
  if (kind < 10) return JSON.stringify(anyJson(random), null, below(random, 3));
  const payload = {
    event: anyText(random, 5),
    timestamp: '2026-11-21T12:00:00.000Z',
    tool_id: anyText(random, 5),
    data: { text: anyJson(random), more: '' },
  };
  if (kind === 10) {
    // Up to the most bytes that a body of the service has.
    const room = most - utf8(JSON.stringify(payload)).byteLength;
    payload.data.more = pick(random, ['x', 'ã', '€', '😀']).repeat(Math.max(0, below(random, room + 1) >> 2));
  }
  return JSON.stringify(payload);
}

function anyDraft(random: Random, most = 65_536): Draft {
  const seconds = between(random, 0, (chance(random, 1, 10) ? 1_000 : 2 ** 33) - 1);
  const key = Uint8Array.from({ length: between(random, 24, 64) }, () => below(random, 256));
  return {
    seconds,
    // Standard Webhooks asks for keys of 24 to 64 bytes, and for ids without a dot, which parts what is signed.
    secret: chance(random, 1, 2) ? newSecret(random) : `whsec_${toBase64(key)}`,
    id: chance(random, 1, 2)
      ? deliveryId(seconds * 1000, random)
      : pick(random, ['1', 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W', '-', `a_${seconds}_{}`, 'x'.repeat(100)]),
    text: anyBody(random, most),
  };
}

function flipByte(bytes: Uint8Array<ArrayBuffer>, bit: number): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice();
  (changed[bit >> 3] as number) ^= 1 << (bit & 7);
  return changed;
}

function flipText(text: string, bit: number): string {
  const at = bit >> 3;
  const code = text.charCodeAt(at) ^ (1 << (bit & 7));
  return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
}

const bitsOf = ({ length }: { readonly length: number }) =>
  Array.from({ length: length * 8 }, (_, bit) => bit);

/** The message with one bit changed: all such messages of its head, and some of its body. */
function* changes(message: Message, random: Random): Generator<Message> {
  for (const field of ['id', 'time', 'signature'] as const) {
    for (const bit of bitsOf(message[field])) yield { ...message, [field]: flipText(message[field], bit) };
  }
  const bits = message.body.length * 8;
  for (let i = Math.min(bits, BODY_BITS); i > 0; i--) {
    yield { ...message, body: flipByte(message.body, below(random, bits)) };
  }
}

function anyChange(message: Message, random: Random): Message {
  const field = pick(random, message.body.length > 0 ? ['id', 'time', 'signature', 'body', 'body'] : ['id']);
  if (field === 'body') {
    return { ...message, body: flipByte(message.body, below(random, message.body.length * 8)) };
  }
  const text = message[field as 'id'];
  return { ...message, [field]: flipText(text, below(random, text.length * 8)) };
}

describe('signatures', () => {
  let clock: MockInstance<() => number>;
  beforeEach(() => {
    clock = vi.spyOn(Date, 'now');
  });
  afterEach(() => vi.restoreAllMocks());

  it('of the published example are what everybody makes and accepts', async () => {
    const { signature, bodySignature, ...draft } = PUBLISHED;
    clock.mockReturnValue(draft.seconds * 1000);
    expect(signedHere(draft)['X-Service-Signature']).toBe(bodySignature);
    for (const party of everybody) {
      expect(party.sign(draft)).toBe(signature);
      expect(await party.accepts(messageOf(draft, signature), draft.secret)).toBe(true);
    }
  });

  it(
    `of ${BODIES} bodies: what one signs all verify, and with a bit changed none does`,
    async () => {
      const random = seededRandom('t17');
      let bytes = 0;
      for (let i = 0; i < BODIES; i++) {
        const draft = anyDraft(random);
        clock.mockReturnValue((draft.seconds + between(random, -300, 300)) * 1000);
        const [signature, ...theirs] = everybody.map((party) => party.sign(draft)) as [string, ...string[]];
        expect(theirs).toEqual([signature, signature]);

        const message = messageOf(draft, signature);
        const changed = anyChange(message, random);
        for (const party of everybody) {
          if (!(await party.accepts(message, draft.secret))) expect.fail(`${party.name} refuses ${i}`);
          if (await party.accepts(changed, draft.secret))
            expect.fail(`${party.name} accepts a change of ${i}`);
        }
        bytes += message.body.byteLength;
      }
      report('signatures', { bodies: BODIES, bytes });
    },
    TIMEOUT,
  );

  it(
    `of ${THOROUGH} bodies: any bit of id, time or signature, and ${BODY_BITS} of the body`,
    async () => {
      const random = seededRandom('t17 bits');
      const accepted: string[] = [];
      let changed = 0;
      for (let i = 0; i < THOROUGH; i++) {
        const draft = anyDraft(random, 1_024);
        clock.mockReturnValue(draft.seconds * 1000);
        const message = messageOf(draft, here.sign(draft));
        for (const change of changes(message, random)) {
          changed++;
          for (const party of everybody) {
            if (await party.accepts(change, draft.secret)) {
              accepted.push(`${party.name}: ${JSON.stringify(headersOf(change))} of ${message.signature}`);
            }
          }
        }
      }
      expect(accepted).toEqual([]);
      report('signatures, bit by bit', { bodies: THOROUGH, changed });
    },
    TIMEOUT,
  );

  it(
    `of ${BODIES} bodies alone are those of Web Crypto, and every bit counts`,
    async () => {
      const random = seededRandom('t17 body');
      for (let i = 0; i < BODIES; i++) {
        const draft = anyDraft(random);
        const body = utf8(draft.text);
        const algorithm = { name: 'HMAC', hash: 'SHA-256' };
        const key = await crypto.subtle.importKey('raw', utf8(draft.secret), algorithm, false, ['sign']);
        const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, body));
        const signature = `sha256=${toHex(mac)}`;
        expect(signedHere(draft)['X-Service-Signature']).toBe(signature);

        const isRefused = async (text: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> => {
          const headers = { 'X-Service-Signature': text };
          const request = new Request('https://hooks.example.com/', { method: 'POST', headers, body: bytes });
          return verifyWebhook(request, draft.secret, { standard: 'prefer' }).then(
            () => false,
            (error: unknown) => isAbout(error, 'signature'),
          );
        };
        expect(await isRefused(signature, body)).toBe(false);
        const wrong = `sha256=${toHex(flipByte(mac, below(random, 256)))}`;
        expect(await isRefused(wrong, body)).toBe(true);
        if (body.length > 0) {
          expect(await isRefused(signature, flipByte(body, below(random, body.length * 8)))).toBe(true);
        }
      }
    },
    TIMEOUT,
  );
});

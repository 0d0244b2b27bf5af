import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { cryptoRandom, seededRandom } from './lib/random-sources.ts';
import {
  type VerifyOptions,
  verifyWebhook,
  type WebhookRequest,
  WebhookVerificationError,
} from './verify.ts';
import { attemptHeaders, newSecret } from './webhooks/signature.ts';

// The published example of the API.
const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const ID = 'evt_01m7yzmhg00c5h8m2q4r6s9t1v';
const TEXT =
  '{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2,"formatted":true},"result_count":2}}';
const AT = 1_795_262_400_000;
const standardHeaders = {
  'webhook-id': ID,
  'webhook-timestamp': '1795262400',
  'webhook-signature': 'v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=',
};
const bodyHeaders = {
  'x-service-delivery': ID,
  'x-service-signature': 'sha256=30e05dd97641576c315ddb6c3768c5fd326870e96d51e96b116b53a9e632d23f',
};

const other = newSecret(seededRandom('other'));
const third = newSecret(seededRandom('third'));
const now = () => AT;

type Headers_ = Record<string, string>;

const requestOf = (headers: Headers_, body: BodyInit = TEXT) =>
  new Request('https://hooks.acme.com/', { method: 'POST', headers, body });

const signed = (secrets: readonly [string, string?], text = TEXT) =>
  attemptHeaders({
    event: 'tool_used',
    deliveryId: ID,
    body: new TextEncoder().encode(text),
    at: AT,
    secrets,
  });

const only = (headers: Headers_, pattern: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => pattern.test(name)));

async function verify(
  headers: Headers_,
  body: BodyInit = TEXT,
  secret: string | readonly string[] = SECRET,
  options: VerifyOptions = {},
) {
  try {
    return await verifyWebhook(requestOf(headers, body), secret, { now, standard: 'prefer', ...options });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.reason;
    throw error;
  }
}

describe('a webhook', () => {
  it('in the published form is verified, its id and time being authentic', async () => {
    expect(await verify(standardHeaders)).toEqual({
      event: 'tool_used',
      payload: JSON.parse(TEXT),
      deliveryId: ID,
      attemptedAt: AT,
      rawBody: new TextEncoder().encode(TEXT),
    });
  });

  it('with the signature of the body alone is verified, its time being unknown', async () => {
    expect(await verify(bodyHeaders)).toMatchObject({
      event: 'tool_used',
      deliveryId: ID,
      attemptedAt: null,
    });
    const { 'x-service-signature': signature } = bodyHeaders;
    expect(await verify({ 'x-service-signature': signature })).toMatchObject({ deliveryId: null });
    expect(
      await verify({ 'x-service-signature': signature.toUpperCase().replace('SHA', 'sha') }),
    ).toMatchObject({
      event: 'tool_used',
    });
  });

  it('of any later event is verified', async () => {
    const text = '{"event":"new","timestamp":"","tool_id":"","data":{},"more":1}';
    expect(await verify(signed([SECRET], text), text)).toMatchObject({ event: 'new', payload: { more: 1 } });
  });
});

describe('the signature that counts', () => {
  it('is the standard one where there is one: the other is not looked at', async () => {
    expect(await verify({ ...standardHeaders, 'x-service-signature': 'sha256=00' })).toMatchObject({
      attemptedAt: AT,
    });
    const wrong = { ...bodyHeaders, ...standardHeaders, 'webhook-id': 'evt_other' };
    expect(await verify({ ...standardHeaders, 'webhook-id': `${ID}.1` })).toBe('malformed_signature');
    expect(await verify(wrong)).toBe('no_match');
    expect(await verify({ ...bodyHeaders, 'webhook-signature': '' })).toBe('malformed_signature');
  });

  it.each([{ standard: undefined }, { standard: 'require' }] as unknown as readonly VerifyOptions[])(
    'is the standard one alone by default: %j',
    async (options) => {
      expect(await verify(bodyHeaders, TEXT, SECRET, options)).toBe('missing_signature');
      expect(await verify(standardHeaders, TEXT, SECRET, options)).toMatchObject({ attemptedAt: AT });
    },
  );

  it('is either one of the body: the current or the next', async () => {
    const both = signed([SECRET, other]);
    for (const secret of [SECRET, other]) {
      expect(await verify(only(both, /^X-Service/), TEXT, secret)).toMatchObject({ event: 'tool_used' });
    }
    const next = { 'x-service-signature-next': bodyHeaders['x-service-signature'] };
    expect(await verify(next)).toMatchObject({ event: 'tool_used' });
    expect(await verify({ ...next, 'x-service-signature': 'md5=1' })).toMatchObject({ event: 'tool_used' });
  });
});

describe('secrets', () => {
  it.each([
    ['the first', [SECRET, other]],
    ['the last', [third, other, SECRET]],
  ])('may be several, and %s may match', async (_, secrets) => {
    expect(await verify(standardHeaders, TEXT, secrets)).toMatchObject({ attemptedAt: AT });
    expect(await verify(bodyHeaders, TEXT, secrets)).toMatchObject({ attemptedAt: null });
  });

  it('that did not sign a request are no match', async () => {
    for (const headers of [standardHeaders, bodyHeaders]) {
      expect(await verify(headers, TEXT, other)).toBe('no_match');
      expect(await verify(headers, TEXT, [other, third])).toBe('no_match');
    }
  });

  it('of a rotation are both accepted, also alone', async () => {
    const both = signed([SECRET, other]);
    for (const headers of [both, only(both, /^webhook/), only(both, /^X-/)]) {
      for (const secret of [SECRET, other, [other, SECRET], [third, other]]) {
        expect(await verify(headers, TEXT, secret)).toMatchObject({ event: 'tool_used' });
      }
      expect(await verify(headers, TEXT, third)).toBe('no_match');
    }
  });

  it('may have any length in Base64, with or without padding', async () => {
    // RFC 4648 section 4: four digits are three bytes; of two or three, the padding may be left out in `atob`.
    for (const secret of [
      'whsec_AAAA',
      'whsec_AAAAAA==',
      'whsec_AAAAAA',
      'whsec_AAAAAAA=',
      'whsec_AAAAAAAA',
    ]) {
      expect(await verify(standardHeaders, TEXT, [secret, SECRET])).toMatchObject({ deliveryId: ID });
    }
  });

  it.each([
    undefined,
    null,
    '',
    'whsec_',
    'whsec_===',
    'whsec_!!!!',
    'whsec_AAAAA',
    'whsec_AAA',
    'whsec_AAAA===',
    SECRET.slice(6),
    ` ${SECRET}`,
    `${SECRET}\n`,
    'xwhsec_AAAAA',
    [],
    [''],
    [SECRET, undefined],
    7,
  ])('such as %j are a TypeError, whatever was sent', async (secret) => {
    const none = new TypeError(
      'verifyWebhook: a secret is whsec_ and Base64, as it was shown when the webhook was made',
    );
    for (const headers of [standardHeaders, {}])
      await expect(verifyWebhook(requestOf(headers), secret as never, { now })).rejects.toThrow(none);
  });
});

describe('reasons', () => {
  it('missing_signature: neither form is there', async () => {
    expect(await verify({})).toBe('missing_signature');
    expect(await verify({ 'webhook-id': ID, 'webhook-timestamp': '1795262400' })).toBe('missing_signature');
    expect(await verify({ 'x-service-delivery': ID, 'x-service-event': 'tool_used' })).toBe(
      'missing_signature',
    );
  });

  const [, mac] = standardHeaders['webhook-signature'].split(',') as [string, string];
  const hex = bodyHeaders['x-service-signature'].slice(7);

  it.each([
    ['no version', mac],
    ['another version', `v1a,${mac}`],
    ['a version that begins alike', `v11,${mac}`],
    ['no comma', `v1${mac}`],
    ['nothing after the comma', 'v1,'],
    ['no Base64', `v1,${mac.slice(1)}!`],
    ['no padding', `v1,${mac.slice(0, -1)}`],
    ['other bits than zero in its last digit', `v1,${mac.replace('8Q=', '8R=')}`],
    ['too short', 'v1,AAAA'],
    ['too long', `v1,AAAA${mac}`],
    ['the text of the hexadecimal', `v1,${hex}`],
    ['a comma between two', `v1,${mac},v1,${mac}`],
    ['more than eight', Array.from({ length: 9 }, () => `v1,${mac}`).join(' ')],
  ])('malformed_signature: webhook-signature with %s', async (_, signature) => {
    expect(await verify({ ...standardHeaders, 'webhook-signature': signature })).toBe('malformed_signature');
  });

  it.each([
    ['webhook-id', ''],
    ['webhook-timestamp', ''],
    ['webhook-timestamp', '1795262400.0'],
    ['webhook-timestamp', '-1795262400'],
    ['webhook-timestamp', '+1795262400'],
    ['webhook-timestamp', '0x6b01c0c0'],
    ['webhook-timestamp', '1e9'],
    ['webhook-timestamp', 'NaN'],
    ['webhook-timestamp', '1795262400000000'],
    ['webhook-timestamp', '2026-11-21T12:00:00Z'],
  ])('malformed_signature: %s %j', async (name, value) => {
    expect(await verify({ ...standardHeaders, [name]: value })).toBe('malformed_signature');
    const { [name as 'webhook-id']: _, ...without } = standardHeaders;
    expect(await verify(without)).toBe('malformed_signature');
  });

  it.each([
    hex,
    `sha1=${hex}`,
    `sha256=${hex.slice(2)}`,
    `sha256=${hex}00`,
    `xsha256=${hex}`,
    `sha256=${hex.slice(1)}g`,
    'sha256=',
    '',
  ])('malformed_signature: X-Service-Signature %j', async (signature) => {
    expect(await verify({ 'x-service-signature': signature })).toBe('malformed_signature');
  });

  it('no_match: one bit of the body, the id or the time is another', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const changed = bytes.slice();
      (changed[bit >> 3] as number) ^= 1 << (bit & 7);
      expect(await verify(standardHeaders, changed)).toBe('no_match');
      expect(await verify(bodyHeaders, changed)).toBe('no_match');
    }
    expect(await verify({ ...standardHeaders, 'webhook-id': `${ID}x` })).toBe('no_match');
    expect(await verify({ ...standardHeaders, 'webhook-timestamp': '1795262401' })).toBe('no_match');
    // The same number, and the same text as a whole, in other places.
    expect(await verify({ ...standardHeaders, 'webhook-timestamp': '01795262400' })).toBe('no_match');
    const [head, tail] = [TEXT.slice(0, 1), TEXT.slice(1)];
    expect(await verify({ ...standardHeaders, 'webhook-id': `${ID}.1795262400.${head}` }, tail)).toBe(
      'malformed_signature',
    );
  });

  it('no_match: one bit of the signature is another', async () => {
    for (let bit = 0; bit < 256; bit += 5) {
      const changed = Buffer.from(mac, 'base64');
      (changed[bit >> 3] as number) ^= 1 << (bit & 7);
      const standard = { ...standardHeaders, 'webhook-signature': `v1,${changed.toString('base64')}` };
      expect(await verify(standard)).toBe('no_match');
      expect(await verify({ 'x-service-signature': `sha256=${changed.toString('hex')}` })).toBe('no_match');
    }
  });

  it('no_match: the signature of one form does not pass as the other', async () => {
    const asStandard = `v1,${Buffer.from(hex, 'hex').toString('base64')}`;
    expect(await verify({ ...standardHeaders, 'webhook-signature': asStandard })).toBe('no_match');
    const asBody = `sha256=${Buffer.from(mac, 'base64').toString('hex')}`;
    expect(await verify({ 'x-service-signature': asBody })).toBe('no_match');
  });

  it('expired: more than the tolerance before or after now', async () => {
    const at = (seconds: number, options: VerifyOptions = {}) =>
      verify(standardHeaders, TEXT, SECRET, { now: () => AT + seconds * 1000, ...options });
    for (const seconds of [0, 300, 300.999, -300, -299.001])
      expect(await at(seconds)).toMatchObject({ attemptedAt: AT });
    for (const seconds of [301, -301, 1e9]) expect(await at(seconds)).toBe('expired');
    expect(await at(10, { tolerance: 10_000 })).toMatchObject({ attemptedAt: AT });
    expect(await at(10, { tolerance: 9_999 })).toBe('expired');
    expect(await at(11, { tolerance: 10_000 })).toBe('expired');
    expect(await at(0, { tolerance: 0 })).toMatchObject({ attemptedAt: AT });
    expect(await at(1e9, { tolerance: Infinity })).toMatchObject({ attemptedAt: AT });
    expect(await at(0, { tolerance: NaN })).toBe('expired');
    expect(await at(NaN)).toBe('expired');
  });

  it('expired: by the clock of the process where no other is given', async () => {
    const fresh = attemptHeaders({
      event: 'tool_used',
      deliveryId: ID,
      body: new TextEncoder().encode(TEXT),
      at: Date.now(),
      secrets: [SECRET],
    });
    expect(await verifyWebhook(requestOf(fresh), SECRET)).toMatchObject({ deliveryId: ID });
    const old = { ...standardHeaders, 'webhook-timestamp': '1' };
    await expect(verifyWebhook(requestOf(old), SECRET)).rejects.toMatchObject({ reason: 'expired' });
  });

  it('too_large: more than 1 MiB, and no more is read', async () => {
    const pad = (length: number) => {
      const [start, end] = ['{"event":"e","timestamp":"t","tool_id":"i","data":{},"pad":"', '"}'];
      return start + 'x'.repeat(length - start.length - end.length) + end;
    };
    const most = pad(1_048_576);
    expect(await verify(signed([SECRET], most), most)).toMatchObject({ event: 'e' });
    const over = pad(1_048_577);
    expect(await verify(signed([SECRET], over), over)).toBe('too_large');

    let pulled = 0;
    let canceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((pulled += 65_536) && 65_536)),
      cancel: () => void (canceled = true),
    });
    const work = verifyWebhook({ headers: new Headers(standardHeaders), body: endless }, SECRET, { now });
    await expect(work).rejects.toMatchObject({ reason: 'too_large' });
    expect(canceled).toBe(true);
    expect(pulled).toBeLessThanOrEqual(1_048_576 + 3 * 65_536);
  });

  it.each([
    '',
    'x',
    '{',
    'null',
    '[]',
    '"tool_used"',
    '{}',
    '{"event":1,"timestamp":"","tool_id":"","data":{}}',
    '{"event":"e","tool_id":"","data":{}}',
    '{"event":"e","timestamp":"","data":{}}',
    '{"event":"e","timestamp":"","tool_id":""}',
    '{"event":"e","timestamp":"","tool_id":"","data":null}',
    '{"event":"e","timestamp":"","tool_id":"","data":[]}',
  ])('malformed_body: %s, though signed', async (text) => {
    expect(await verify(signed([SECRET], text), text)).toBe('malformed_body');
    // Unsigned, it is not even looked at.
    expect(await verify(signed([other], text), text)).toBe('no_match');
  });

  it('malformed_body: not UTF-8', async () => {
    // In a text of the payload, where another decoder would put a replacement character.
    const body = new TextEncoder().encode(TEXT);
    body[TEXT.indexOf('tool_used')] = 0xff;
    const headers = attemptHeaders({ event: 'tool_used', deliveryId: ID, body, at: AT, secrets: [SECRET] });
    expect(await verify(headers, body)).toBe('malformed_body');
  });

  it('name the error', async () => {
    const error = await verifyWebhook(requestOf({}), SECRET).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'WebhookVerificationError', reason: 'missing_signature' });
    expect((error as Error).message).toContain('missing_signature');
  });

  it('about headers need no body: nothing is read', async () => {
    const request = requestOf({ ...standardHeaders, 'webhook-timestamp': '1' });
    await expect(verifyWebhook(request, SECRET, { now })).rejects.toMatchObject({ reason: 'expired' });
    expect(request.bodyUsed).toBe(false);
  });
});

describe('requests of other kinds', () => {
  const bytes = new TextEncoder().encode(TEXT);

  it.each<[string, unknown]>([
    ['text', TEXT],
    ['bytes', bytes],
    ['a Buffer', Buffer.from(TEXT)],
    ['a part of a larger buffer', new Uint8Array([0, ...bytes, 0]).subarray(1, -1)],
    ['a stream', new Blob([TEXT]).stream()],
  ])('%s as the body', async (_, body) => {
    const request = { headers: standardHeaders, body: body as string };
    expect(await verifyWebhook(request, SECRET, { now })).toMatchObject({ deliveryId: ID, rawBody: bytes });
  });

  /** The body cut into pieces of so many bytes. */
  const cut = (size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.slice(i * size, (i + 1) * size));

  const streamOf = (chunks: readonly Uint8Array[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });

  it.each([1, 2, 7, 64, bytes.length - 1])('a body that comes in pieces of %i bytes', async (size) => {
    for (const headers of [standardHeaders, bodyHeaders]) {
      const kinds: WebhookRequest[] = [
        { headers, body: streamOf(cut(size)) },
        Object.assign(Readable.from(cut(size), { objectMode: false }), { headers }),
      ];
      for (const request of kinds) {
        const verified = await verifyWebhook(request, SECRET, { now, standard: 'prefer' });
        expect(verified).toMatchObject({ payload: JSON.parse(TEXT), rawBody: bytes });
      }
    }
  });

  it('a body that comes in texts, or in texts and bytes', async () => {
    const [start, end] = [TEXT.slice(0, 9), TEXT.slice(9)];
    for (const pieces of [
      [start, end],
      [start, Buffer.from(end)],
    ]) {
      const request = Object.assign(Readable.from(pieces), { headers: standardHeaders });
      expect(await verifyWebhook(request, SECRET, { now })).toMatchObject({ rawBody: bytes });
    }
  });

  it('pieces in another order, one of them missing or sent twice: no_match', async () => {
    const pieces = cut(64);
    for (const wrong of [pieces.toReversed(), pieces.slice(1), pieces.slice(0, -1), [...pieces, ...pieces]]) {
      const request = { headers: standardHeaders, body: streamOf(wrong) };
      await expect(verifyWebhook(request, SECRET, { now })).rejects.toMatchObject({ reason: 'no_match' });
    }
  });

  it('a body in pieces that are over the limit together: too_large', async () => {
    // 16 × 65,536 bytes are 1 MiB.
    const chunks = Array.from({ length: 16 }, () => new Uint8Array(65_536));
    const reasonOf = (body: ReadableStream<Uint8Array>) =>
      verifyWebhook({ headers: standardHeaders, body }, SECRET, { now }).catch(({ reason }) => reason);
    expect(await reasonOf(streamOf(chunks))).toBe('no_match');
    expect(await reasonOf(streamOf([...chunks, new Uint8Array(1)]))).toBe('too_large');
  });

  it.each<[string, unknown]>([
    ['an object', JSON.parse(TEXT)],
    ['a list', []],
    ['words', new Uint16Array(2)],
    ['a number', 7],
  ])('%s as the body is a TypeError: somebody parsed it', async (_, body) => {
    const request = { headers: standardHeaders, body: body as string };
    await expect(verifyWebhook(request, SECRET, { now })).rejects.toThrow(/raw/);
  });

  it('a stream of objects is a TypeError', async () => {
    const stream = Object.assign(Readable.from([{ a: 1 }]), { headers: standardHeaders });
    await expect(verifyWebhook(stream, SECRET, { now })).rejects.toThrow(/raw/);
  });

  it('without a body are taken as with an empty body', async () => {
    for (const body of [null, undefined, '', new Uint8Array()]) {
      const request = { headers: standardHeaders, ...(body !== undefined && { body }) };
      await expect(verifyWebhook(request, SECRET, { now })).rejects.toMatchObject({ reason: 'no_match' });
    }
  });

  it('headers as Node has them: a repeated one counts once', async () => {
    const headers = { ...standardHeaders, 'webhook-id': [ID, 'evt_other'], other: undefined };
    expect(await verifyWebhook({ headers, body: TEXT }, SECRET, { now })).toMatchObject({ deliveryId: ID });
  });

  // Workers have no server of Node's to get them with.
  const isWorkers = globalThis.navigator?.userAgent === 'Cloudflare-Workers';

  it.skipIf(isWorkers)('as Node gets them', async () => {
    const seen: unknown[] = [];
    const server = createServer(async (request, response) => {
      seen.push(await verifyWebhook(request, SECRET, { now }).catch((error: unknown) => error));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const headers of [standardHeaders, {}]) {
      await new Promise<void>((resolve) => {
        httpRequest({ port, method: 'POST', headers }, (reply) => reply.resume().on('end', resolve)).end(
          TEXT,
        );
      });
    }
    server.close();
    expect(seen).toMatchObject([{ deliveryId: ID }, { reason: 'missing_signature' }]);
  });
});

describe('agreement with the reference library of Standard Webhooks', () => {
  const wrap = (text: string) => JSON.stringify({ event: 'e', timestamp: 't', tool_id: 'i', data: { text } });

  it('what it signs is verified, and what is signed here it verifies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (content, seed) => {
        const [secret, text] = [newSecret(seededRandom(seed)), wrap(content)];
        const at = new Date();
        const theirs = {
          'webhook-id': ID,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(ID, at, text),
        };
        expect(await verifyWebhook(requestOf(theirs, text), secret)).toMatchObject({
          payload: JSON.parse(text),
        });

        const body = new TextEncoder().encode(text);
        const ours = attemptHeaders({
          event: 'tool_used',
          deliveryId: ID,
          body,
          at: at.getTime(),
          secrets: [secret],
        });
        expect(new Webhook(secret).verify(text, ours)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it('both accept and refuse the same', async () => {
    const secret = newSecret(cryptoRandom());
    const text = wrap('x');
    const right = new Webhook(secret);
    const wrong = new Webhook(other);
    const seconds = Math.floor(Date.now() / 1000);
    const entry = fc.constantFrom('right', 'wrong', 'v2', 'empty', 'short');
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 4 }),
        fc.constantFrom(0, -290, 290, -320, 320),
        async (entries, offset) => {
          const date = new Date((seconds + offset) * 1000);
          const forms = {
            right: right.sign(ID, date, text),
            wrong: wrong.sign(ID, date, text),
            v2: right.sign(ID, date, text).replace('v1,', 'v2,'),
            empty: 'v1,',
            short: right.sign(ID, date, text).slice(0, -5),
          };
          const headers = {
            'webhook-id': ID,
            'webhook-timestamp': String(seconds + offset),
            'webhook-signature': entries.map((name) => forms[name]).join(' '),
          };
          const ours = await verifyWebhook(requestOf(headers, text), secret).then(
            () => true,
            () => false,
          );
          let theirs = true;
          try {
            right.verify(text, headers);
          } catch {
            theirs = false;
          }
          expect(ours).toBe(theirs);
        },
      ),
      { numRuns: 300 },
    );
  });
});

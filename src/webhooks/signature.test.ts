import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { cryptoRandom, seededRandom } from '../lib/random-sources.ts';
import {
  attemptHeaders,
  bodySignature,
  deliveryId,
  newSecret,
  secretsAt,
  standardSignature,
} from './signature.ts';

// The published example of the API: its values were made by another program.
const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const ID = 'evt_01m7yzmhg00c5h8m2q4r6s9t1v';
const TEXT =
  '{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf","data":{"tool_name":"Gerador de CPF","category":"documentos","parameters":{"count":2,"formatted":true},"result_count":2}}';
const BODY = new TextEncoder().encode(TEXT);
const AT = 1_795_262_400_000;

const other = newSecret(seededRandom('other'));
const signed = (secrets: readonly [string, string?]) =>
  attemptHeaders({ event: 'tool_used', deliveryId: ID, body: BODY, at: AT, secrets });

describe('delivery ids', () => {
  it('begin with their instant: the published id is of the published time', () => {
    expect(deliveryId(AT, cryptoRandom()).slice(0, 14)).toBe(ID.slice(0, 14));
    // ULID, which has the same layout: the largest 48-bit time is 7ZZZZZZZZZ (github.com/ulid/spec).
    expect(deliveryId(2 ** 48 - 1, cryptoRandom())).toMatch(/^evt_7zzzzzzzzz/);
    expect(deliveryId(0, () => 0)).toBe(`evt_${'0'.repeat(26)}`);
    expect(deliveryId(AT + 0.75, () => 0)).toBe(deliveryId(AT, () => 0));
  });

  it('sort by time', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.integer({ min: 1, max: 2 ** 40 }), (at, later) => {
        expect(deliveryId(at, cryptoRandom()) < deliveryId(at + later, cryptoRandom())).toBe(true);
      }),
    );
  });

  it('have 80 random bits: every character of the tail takes every value, and none repeats', () => {
    const random = seededRandom('ids');
    const ids = Array.from({ length: 2_000 }, () => deliveryId(AT, random));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^evt_[0-9a-hjkmnp-tv-z]{26}$/);
    for (let at = 14; at < 30; at++) expect(new Set(ids.map((id) => id[at])).size).toBe(32);
  });
});

it('six characters of a delivery id are the lowest bits of a draw, five for each', () => {
  const draws = [0, 1, 2, 3, 4, 5].reduce((bits, value, i) => bits | (value << (5 * i)), 0);
  expect(deliveryId(0, () => draws)).toBe('evt_00000000000123450123450123');
});

describe('secrets', () => {
  it('are whsec_ and the Base64 of 32 random bytes', () => {
    expect(newSecret(() => 0xfbefbeff)).toBe(
      `whsec_${Buffer.alloc(32, 'fbefbeff', 'hex').toString('base64')}`,
    );
    const bytes = Buffer.from(newSecret(cryptoRandom()).slice(6), 'base64');
    expect(bytes.byteLength).toBe(32);
    expect(new Set(Array.from({ length: 500 }, () => newSecret(cryptoRandom()))).size).toBe(500);
  });

  it('of a rotation are both until the overlap ends, the old one first; then the new one alone', () => {
    const held = { secret: SECRET, nextSecret: other, nextSecretUntil: AT };
    expect(secretsAt(held, AT - 1)).toEqual([SECRET, other]);
    expect(secretsAt(held, AT)).toEqual([other]);
    expect(secretsAt({ ...held, nextSecretUntil: null }, AT)).toEqual([SECRET, other]);
    expect(secretsAt({ secret: SECRET, nextSecret: null, nextSecretUntil: null }, AT)).toEqual([SECRET]);
  });
});

describe('signatures', () => {
  it('are those of the published example', () => {
    expect(bodySignature(SECRET, BODY)).toBe(
      'sha256=30e05dd97641576c315ddb6c3768c5fd326870e96d51e96b116b53a9e632d23f',
    );
    expect(standardSignature(SECRET, ID, AT / 1000, BODY)).toBe(
      'v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=',
    );
  });

  it('are those that the reference library of Standard Webhooks makes, for any body and secret', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(2 ** 32 - 1),
        fc.string(),
        (text, seconds, seed) => {
          const secret = newSecret(seededRandom(seed));
          const library = new Webhook(secret).sign(ID, new Date(seconds * 1000), text);
          expect(standardSignature(secret, ID, seconds, new TextEncoder().encode(text))).toBe(library);
        },
      ),
    );
  });

  it('of the body are those that OpenSSL makes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ minLength: 1 }), (body, secret) => {
        const mac = createHmac('sha256', Buffer.from(secret, 'utf8')).update(body).digest('hex');
        expect(bodySignature(secret, body)).toBe(`sha256=${mac}`);
      }),
    );
  });

  it.each(['', 'whsec_', 'whsec_!!!!', SECRET.slice(6), SECRET.replace('whsec_', 'other_')])(
    'cannot be made with the secret %j',
    (secret) => {
      expect(() => standardSignature(secret, ID, 0, BODY)).toThrow(
        new TypeError('a webhook secret is whsec_ and Base64'),
      );
    },
  );
});

describe('headers of an attempt', () => {
  it('are the documented ones, in both forms', () => {
    expect(signed([SECRET])).toEqual({
      'Content-Type': 'application/json',
      'User-Agent': 'canivete-webhooks/1',
      'X-Service-Event': 'tool_used',
      'X-Service-Delivery': ID,
      'X-Service-Signature': 'sha256=30e05dd97641576c315ddb6c3768c5fd326870e96d51e96b116b53a9e632d23f',
      'webhook-id': ID,
      'webhook-timestamp': '1795262400',
      'webhook-signature': 'v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=',
    });
  });

  it('take the seconds of the attempt rounded down', () => {
    const headers = attemptHeaders({
      event: 'favorite_added',
      deliveryId: ID,
      body: BODY,
      at: AT + 999,
      secrets: [SECRET],
    });
    expect(headers['webhook-timestamp']).toBe('1795262400');
    expect(headers['X-Service-Event']).toBe('favorite_added');
  });

  it('of a rotation keep the first signature, with the next one beside it and both in the list', () => {
    const [alone, both, after] = [signed([SECRET]), signed([SECRET, other]), signed([other])];
    expect(both['X-Service-Signature']).toBe(alone['X-Service-Signature']);
    expect(both['X-Service-Signature-Next']).toBe(after['X-Service-Signature']);
    expect(both['webhook-signature']).toBe(`${alone['webhook-signature']} ${after['webhook-signature']}`);
    expect(after).not.toHaveProperty('X-Service-Signature-Next');
  });

  it('of a rotation satisfy the reference library with either secret', () => {
    const headers = attemptHeaders({
      event: 'tool_used',
      deliveryId: ID,
      body: BODY,
      at: Date.now(),
      secrets: [SECRET, other],
    });
    for (const secret of [SECRET, other]) {
      expect(new Webhook(secret).verify(TEXT, headers)).toEqual(JSON.parse(TEXT));
    }
    expect(() => new Webhook(newSecret(cryptoRandom())).verify(TEXT, headers)).toThrow(/No matching/);
  });
});

import * as fc from 'fast-check';
import { createGuardrails, generateSync, ScureBase32Plugin, verifySync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { callTool, NOW, refusal } from '#test/support/call-tool.ts';
import { readQr } from '#test/support/qr-codes.ts';
import { sized } from '#test/support/size.ts';
import { codesOf } from './_otp.ts';
import { totp } from './totp.ts';

const base32 = (bytes: Uint8Array) => new ScureBase32Plugin().encode(bytes, { padding: false });
const ascii = (text: string) => base32(new TextEncoder().encode(text));

/** The secrets of RFC 6238, appendix B: as long as the digest of their algorithm. */
const secrets = {
  sha1: ascii('12345678901234567890'),
  sha256: ascii('12345678901234567890123456789012'),
  sha512: ascii('1234567890123456789012345678901234567890123456789012345678901234'),
};
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('dev-totp: code', () => {
  // RFC 6238, appendix B.
  it.each([
    ['1970-01-01T00:00:59Z', '94287082', '46119246', '90693936'],
    ['2005-03-18T01:58:29Z', '07081804', '68084774', '25091201'],
    ['2005-03-18T01:58:31Z', '14050471', '67062674', '99943326'],
    ['2009-02-13T23:31:30Z', '89005924', '91819424', '93441116'],
    ['2033-05-18T03:33:20Z', '69279037', '90698825', '38618901'],
    ['2603-10-11T11:33:20Z', '65353130', '77737706', '47863826'],
  ])('at %s is that of RFC 6238', async (at, sha1, sha256, sha512) => {
    for (const [algorithm, code] of Object.entries({ sha1, sha256, sha512 })) {
      const secret = secrets[algorithm as keyof typeof secrets];
      expect(await callTool(totp, { secret, algorithm, at, digits: 8 })).toMatchObject({ code, algorithm });
    }
  });

  it('by the counter is that of RFC 4226', () => {
    // Appendix D: counters 0 to 9.
    const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
    const codeAt = codesOf(secrets.sha1, { digits: 6, period: 30, algorithm: 'sha1' });
    expect(codes.map((_, counter) => codeAt(counter))).toEqual(codes);
  });

  it('is of the clock when no time is given, and of the whole second', async () => {
    const answer = await callTool(totp, { secret: SECRET }, { now: '2026-11-21T12:00:05.999Z' });
    expect(answer).toMatchObject({ code: '720187', remaining: 25, counter: 59_842_080 });
    expect(answer).toEqual(await callTool(totp, { secret: SECRET, at: '2026-11-21T12:00:05.000Z' }));
    expect(NOW).toBe(59_842_080 * 30_000);
  });

  it('lasts from the first second of its period to the last', async () => {
    const facts = {
      counter: 59_842_080,
      validFrom: '2026-11-21T12:00:00.000Z',
      validUntil: '2026-11-21T12:00:30.000Z',
    };
    const at = async (at: string) => callTool(totp, { secret: SECRET, at });
    expect(await at('2026-11-21T12:00:00Z')).toMatchObject({ ...facts, remaining: 30 });
    expect(await at('2026-11-21T12:00:29.999Z')).toMatchObject({ ...facts, remaining: 1 });
    expect(await at('2026-11-21T12:00:30Z')).toMatchObject({ counter: 59_842_081, remaining: 30 });
  });

  it.each(['jbsw y3dp-ehpk 3pxp', 'JBSWY3DPEHPK3PXP======', '- J-B-S-W-Y3DPEHPK3PXP =='])(
    'takes the secret %j for the same',
    async (secret) => {
      expect(await callTool(totp, { secret, at: '2026-11-21T12:00:05Z' })).toMatchObject({ code: '720187' });
    },
  );

  it('is the code of otplib, and that of otplib is valid here', async () => {
    const guardrails = createGuardrails({ MIN_SECRET_BYTES: 1, MAX_SECRET_BYTES: 200 });
    const asked = fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 160 }),
      digits: fc.constantFrom(6, 7, 8),
      period: fc.integer({ min: 1, max: 300 }),
      algorithm: fc.constantFrom('sha1', 'sha256', 'sha512'),
      epoch: fc.integer({ min: 0, max: 253_402_300_799 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ bytes, epoch, ...settings }) => {
        const secret = base32(bytes);
        const theirs = { ...settings, secret, epoch, guardrails } as Parameters<typeof generateSync>[0];
        const at = new Date(epoch * 1000).toISOString();
        const { code } = await callTool(totp, { secret, at, ...settings });
        expect(code).toBe(generateSync(theirs));
        expect(verifySync({ ...theirs, token: code }).valid).toBe(true);
        const input = { action: 'verify', secret, at, code: generateSync(theirs), window: 0, ...settings };
        expect(await callTool(totp, input)).toMatchObject({ valid: true, delta: 0 });
      }),
      { numRuns: sized(50, 10_000) },
    );
  });
});

describe('dev-totp: verify', () => {
  const verify = async (more: Record<string, unknown>) =>
    callTool(totp, { action: 'verify', secret: SECRET, code: '720187', ...more });

  it.each([
    ['2026-11-21T12:00:31.000Z', {}, -1],
    ['2026-11-21T11:59:59.000Z', {}, 1],
    ['2026-11-21T12:00:00.000Z', {}, 0],
    ['2026-11-21T12:01:00.000Z', {}, null],
    ['2026-11-21T12:01:00.000Z', { window: 2 }, -2],
    ['2026-11-21T12:00:30.000Z', { window: 0 }, null],
    ['2026-11-21T12:05:00.000Z', { window: 10 }, -10],
    ['2026-11-21T11:55:00.000Z', { window: 10 }, 10],
    ['2026-11-21T12:05:30.000Z', { window: 10 }, null],
  ])('at %s with %j finds a code %s periods away', async (at, more, delta) => {
    const counter = Math.floor(Date.parse(at) / 30_000);
    expect(await verify({ at, ...more })).toEqual({
      action: 'verify',
      valid: delta !== null,
      delta,
      counter,
    });
  });

  it.each([' 720187', '720 187', '72 01 87\n'])('reads %j, as an app shows a code', async (code) => {
    expect((await verify({ code, at: '2026-11-21T12:00:00.000Z' })).valid).toBe(true);
  });

  it('tells the nearest period and, of two as near, the earlier', async () => {
    const settings = { digits: 6, period: 1, algorithm: 'sha1' } as const;
    const codeAt = codesOf(SECRET, settings);
    // Two counters of one code at most ten apart: among some 10,000 codes of six digits there are such pairs.
    const seen = new Map<string, number>();
    let pair: readonly [number, number] | undefined;
    for (let counter = 0; !pair; counter++) {
      const code = codeAt(counter);
      const before = seen.get(code);
      if (before !== undefined && counter - before <= 10 && counter - before > 1) pair = [before, counter];
      seen.set(code, counter);
    }
    const [first, second] = pair;
    const at = (second: number) => new Date(second * 1000).toISOString();
    const delta = async (counter: number) =>
      (await verify({ code: codeAt(first), at: at(counter), window: 10, period: 1 })).delta;
    for (let counter = first; counter <= second; counter++) {
      const isEarlier = counter - first <= second - counter;
      expect(await delta(counter)).toBe(isEarlier ? first - counter : second - counter);
    }
  });

  it('looks at no period before 1970', async () => {
    // The first code of RFC 4226, appendix D.
    const secret = secrets.sha1;
    const answer = await verify({ secret, code: '755224', at: '1970-01-01T00:00:31Z', window: 10 });
    expect(answer).toEqual({ action: 'verify', valid: true, delta: -1, counter: 1 });
    const wrong = await verify({ secret, code: '000000', at: '1970-01-01T00:00:00Z', window: 10 });
    expect(wrong).toEqual({ action: 'verify', valid: false, delta: null, counter: 0 });
  });
});

describe('dev-totp: create', () => {
  const create = async (more: Record<string, unknown> = {}) =>
    callTool(totp, { action: 'create', account: 'ana@example.com', ...more });

  it('draws a secret of the bytes asked for, in Base32 without padding', async () => {
    for (const bytes of [10, 11, 12, 13, 14, 15, 20, 64]) {
      const { secret } = await create({ bytes });
      expect(new ScureBase32Plugin().decode(secret)).toHaveLength(bytes);
      expect(secret).toMatch(/^[A-Z2-7]+$/);
    }
    expect((await create()).secret).toHaveLength(32);
  });

  it('writes the address that authenticator apps read', async () => {
    const { secret, ...answer } = await create({
      issuer: 'Padaria & Cia',
      account: 'josé+1@example.com',
      seed: 'a',
    });
    expect(answer).toEqual({
      action: 'create',
      uri: `otpauth://totp/Padaria%20%26%20Cia:jos%C3%A9%2B1%40example.com?issuer=Padaria%20%26%20Cia&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      digits: 6,
      period: 30,
      algorithm: 'sha1',
      seeded: true,
    });
    const other = await create({ digits: 8, period: 60, algorithm: 'sha512' });
    expect(other.uri).toBe(
      `otpauth://totp/ana%40example.com?secret=${other.secret}&algorithm=SHA512&digits=8&period=60`,
    );
    expect(other).not.toHaveProperty('seeded');
  });

  it('repeats for the same seed, and not for another', async () => {
    expect(await create({ seed: 'a', qr: true })).toEqual(await create({ seed: 'a', qr: true }));
    expect((await create({ seed: 'a' })).secret).not.toBe((await create({ seed: 'b' })).secret);
  });

  it('draws each bit half of the time', async () => {
    const ones = Array.from({ length: 80 }, () => 0);
    for (let round = 0; round < 1000; round++) {
      const { secret } = await create({ bytes: 10, seed: `bits ${round}` });
      for (const [i, byte] of new ScureBase32Plugin().decode(secret).entries()) {
        for (let bit = 0; bit < 8; bit++)
          ones[8 * i + bit] = (ones[8 * i + bit] as number) + ((byte >> bit) & 1);
      }
    }
    // Expected in 1,000 draws: 500 ± 5 standard deviations of 15.8.
    expect(Math.min(...ones)).toBeGreaterThan(420);
    expect(Math.max(...ones)).toBeLessThan(580);
  });

  it('draws the address, as long as it may be', async () => {
    const { qr, uri } = await create({ qr: true, issuer: 'ç', account: 'é' });
    expect(readQr(qr).text).toBe(uri);
    const longest = await create({
      qr: true,
      issuer: '€'.repeat(50),
      account: '€'.repeat(100),
      bytes: 64,
      algorithm: 'sha512',
    });
    expect(readQr(longest.qr).text).toBe(longest.uri);
  });
});

describe('dev-totp: refusals', () => {
  it.each([
    [{}, ['secret']],
    [{ action: 'verify' }, ['secret', 'code']],
    [{ action: 'create' }, ['account']],
    [{ secret: '' }, ['secret']],
    [{ secret: 'A'.repeat(257) }, ['secret']],
    [{ secret: SECRET, digits: 5 }, ['digits']],
    [{ secret: SECRET, digits: 9 }, ['digits']],
    [{ secret: SECRET, period: 0 }, ['period']],
    [{ secret: SECRET, period: 301 }, ['period']],
    [{ secret: SECRET, algorithm: 'md5' }, ['algorithm']],
    [{ secret: SECRET, at: '2026-11-21' }, ['at']],
    [{ secret: SECRET, at: 'agora' }, ['at']],
    [{ action: 'verify', secret: SECRET, code: '12345' }, ['code']],
    [{ action: 'verify', secret: SECRET, code: '720 18' }, ['code']],
    [{ action: 'verify', secret: SECRET, code: '1234567' }, ['code']],
    [{ action: 'verify', secret: SECRET, code: '123456', digits: 8 }, ['code']],
    [{ action: 'verify', secret: SECRET, code: '12345a' }, ['code']],
    [{ action: 'verify', secret: SECRET, code: '123456', window: 11 }, ['window']],
    [{ action: 'create', account: '' }, ['account']],
    [{ action: 'create', account: 'a'.repeat(101) }, ['account']],
    // Key Uri Format: neither part of the label may contain a colon.
    [{ action: 'create', account: 'a', issuer: 'a:b' }, ['issuer']],
    [{ action: 'create', account: 'a:b' }, ['account']],
    [{ action: 'create', account: 'a', issuer: 'a'.repeat(51) }, ['issuer']],
    [{ action: 'create', account: 'a', bytes: 9 }, ['bytes']],
    [{ action: 'create', account: 'a', bytes: 65 }, ['bytes']],
    [{ action: 'apagar', secret: SECRET }, ['action']],
  ])('%j: 400', (input, fields) => {
    expect(refusal(totp, input)).toEqual({ status: 400, fields });
  });

  it.each([
    [{ secret: 'JBSWY3DPEHPK3PX1' }, 'secret'],
    [{ secret: 'JBSWY3DPEHPK3PX8' }, 'secret'],
    [{ secret: 'JBSW=Y3DPEHPK3PX' }, 'secret'],
    // U+017F and U+0131, whose capitals are S and I.
    [{ secret: 'JBſWY3DPEHPK3PXP' }, 'secret'],
    [{ secret: 'JBSWY3DPEHPK3PXı' }, 'secret'],
    [{ secret: 'A' }, 'secret'],
    [{ secret: 'AAA' }, 'secret'],
    [{ secret: 'AAAAAA' }, 'secret'],
    [{ secret: 'AAAAAAAAA' }, 'secret'],
    [{ secret: ' - ' }, 'secret'],
    [{ secret: '====' }, 'secret'],
    [{ secret: SECRET, at: '1969-12-31T23:59:59.999Z' }, 'at'],
    [{ secret: SECRET, at: '2026-02-30T00:00:00Z' }, 'at'],
    [{ secret: SECRET, at: '2026-11-21T24:00:00Z' }, 'at'],
    [{ action: 'create', account: '\uD800' }, 'account'],
    [{ action: 'create', account: 'a', issuer: '\uDC00' }, 'issuer'],
  ])('%j: 422', (input, field) => {
    expect(refusal(totp, input)).toEqual({ status: 422, fields: [field] });
  });

  it('keeps secret, code and result out of events', () => {
    expect(totp.sensitive).toEqual({ result: true, inputs: ['secret', 'code'] });
  });
});

import { CompactSign, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { callTool, NOW, refusal } from '#test/support/call-tool.ts';
import { lazy } from '../../lib/lazy.ts';
import { jwt } from './jwt.ts';

const SECRET = 'um segredo de teste com mais de 64 bytes, para que sirva a HS256, HS384 e HS512';
const CLAIMS = { sub: 'maria', nome: 'Zé 😀' };

const encoded = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
/** A token without a signature, made by hand. */
const unsigned = (payload: unknown, header: unknown = { alg: 'none' }) =>
  `${encoded(header)}.${encoded(payload)}.`;

const hmac = (alg: string, secret = SECRET) =>
  new SignJWT(CLAIMS).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

/** Returns the refusal of a call, which comes as a rejected promise. */
async function refusalOf(input: Record<string, unknown>): Promise<unknown> {
  try {
    await callTool(jwt, input);
  } catch (error) {
    const { status, parts } = error as { status: number; parts: { details: { field: string }[] } };
    return { status, fields: parts.details.map(({ field }) => field) };
  }
  return 'accepted';
}

const newPair = async (alg: string) => generateKeyPair(alg, { extractable: true });
// To make a pair of RSA takes a second; it serves each of its algorithms.
const twoRsa = lazy(async () => Promise.all([newPair('RS256'), newPair('RS256')]));

async function twoPairs(alg: string) {
  if (!/^[RP]S/.test(alg)) return Promise.all([newPair(alg), newPair(alg)] as const);
  const [one, other] = await twoRsa();
  const forAlgorithm = async (key: CryptoKey) =>
    (await importJWK(await exportJWK(key), alg, { extractable: true })) as CryptoKey;
  const pair = async ({ publicKey, privateKey }: typeof one) => ({
    publicKey: await forAlgorithm(publicKey),
    privateKey: await forAlgorithm(privateKey),
  });
  return Promise.all([pair(one), pair(other)] as const);
}

/** A certificate and a key in PKCS#1 that OpenSSL 3 wrote, and tokens that their private keys signed. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBbzCCARWgAwIBAgIUatOMR4kebOLLzWq50LYYVc82V3cwCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBdDAgFw0yNjExMjYxODI2MzRaGA8yMTI2MTEwMjE4MjYzNFow
DDEKMAgGA1UEAwwBdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJctB1+kdxbT
/KFCs/afkqUP1IbjWwCwgjY5siu39VyvT21vgfcOKloWXvrI/jdCTQYYzLA0bZX4
rtMKmlAIqNqjUzBRMB0GA1UdDgQWBBR4EVC4MD6RwvwuZ8JMTGQgJ1racTAfBgNV
HSMEGDAWgBR4EVC4MD6RwvwuZ8JMTGQgJ1racTAPBgNVHRMBAf8EBTADAQH/MAoG
CCqGSM49BAMCA0gAMEUCID0RafR1H05rN/kHCcRMcZy/ywybtH8jY9qQHy1wACTR
AiEA0p1kBScdu8VGLxIDISRTnwe49gUaTQmFIShWi9QwpUY=
-----END CERTIFICATE-----`;
const SIGNED_BY_ITS_KEY =
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJtYXJpYSJ9.3vh-o-Qc5sn-heH5qp1cg2Z9tivFIB_edMmJFrXslr2DnDoI1J9Z8yAk12IlQixFz8acMle7pIyo1zjVzSl4_A';
const PKCS1 = `-----BEGIN RSA PUBLIC KEY-----
MIIBCgKCAQEAjOISdDlxeLJYRWYMgLHiI3IJk743l8Jx/q111n64/jdd17qe8nWc
7CNP4dRaRqRC2Lj8h6PCx0pzmBFy8iuQg7BxlZkGoh6smzwQwaK7nPG86SI8Ih+7
cSKODF9yI2BtLfukQrRteAU+96d5LM1LqMAkJGny7qDUuIQmHBYosMidaroWEdjX
BnU+I8Dk60EZH8ukXDjoIfBSS3LrnZZ4t3g06yO5zEkrdWDaQLMl+gAbCWOaujds
R0FnKBtOImGYfImCJCHi+kG5BYC5VlINd9ugvbAtUjMGk/cpUIo1Yf9jETF/1EY1
MLc9Xhyg5lsFJxamBm9aIJEA58m+tfCSJwIDAQAB
-----END RSA PUBLIC KEY-----`;
const SIGNED_BY_RSA =
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtYXJpYSJ9.Hu9BXYYXOOGOFXy4zCjNi7OOWlxyOqADi0shqqucgZkQW3zoEelOBJazzEQ9TD0XOWIlxk-ZjdRoM7TAXf8rEY28zcRjgspXJbefso4qNs9ynPx86z6c4THcOEo-at5iOLtvmiMChL5szdmjQJYXbydJkzthT0oxejS9DUP2eG-nWg58ailepDFIfJpuzGSWV_0LWXY1WpIGuHbQqq2IemubhFVc1euLOwNco1ph-Gc7THGvW8otMCqTmwZm259yCiItePVcTsJZEAbpijqGczeQFsJVg0IGrUjm0Yqv-RHhGjHXmxmfApFpPEj5d72mcCN8y1cAktQl4n5XzL9bEA';

/** The token with the last character of its payload's claim changed, its signature kept. */
const forged = (token: string) => token.replace(/\.[^.]+\./, `.${encoded({ ...CLAIMS, sub: 'joana' })}.`);

it('a key of more than 100,000 characters is refused before it is read, as text or as an object', async () => {
  const token = await hmac('HS256');
  const jwkOf = (length: number) => ({ kty: 'RSA', n: 'A'.repeat(length - '{"kty":"RSA","n":""}'.length) });
  for (const publicKey of ['A'.repeat(100_001), jwkOf(100_001), { keys: Array(50_000).fill(1) }]) {
    expect(await refusalOf({ token, publicKey })).toEqual({ status: 400, fields: ['publicKey'] });
  }
  for (const publicKey of ['A'.repeat(100_000), jwkOf(100_000)]) {
    expect(await refusalOf({ token, publicKey })).toEqual({ status: 422, fields: ['publicKey'] });
  }
});

describe('dev-jwt: decoding', () => {
  it('reads header and payload as JSON.parse does, and the signature as it stands', () => {
    const token = unsigned({ sub: 'ção 😀', n: 12345678901234567890n.toString(), nested: { a: [null] } });
    expect(callTool(jwt, { token })).toMatchObject({
      header: { alg: 'none' },
      payload: { sub: 'ção 😀', n: '12345678901234567890', nested: { a: [null] } },
      signature: '',
      algorithm: 'none',
      signatureStatus: 'nao-verificada',
    });
  });

  it('takes off Bearer and white space', () => {
    const token = unsigned({ a: 1 });
    for (const sent of [` ${token}\n`, `Bearer ${token}`, ` bearer  ${token} `]) {
      expect(callTool(jwt, { token: sent }).payload).toEqual({ a: 1 });
    }
  });

  it('names no algorithm when the header names none', () => {
    expect(callTool(jwt, { token: unsigned({}, {}) }).algorithm).toBeNull();
    expect(callTool(jwt, { token: unsigned({}, { alg: 5 }) }).algorithm).toBeNull();
  });

  it.each([
    ['two parts', 'e30.e30'],
    ['four parts', 'e30.e30.e30.e30'],
    ['an encrypted token', 'e30.e30.e30.e30.e30'],
    ['padding', 'e30=.e30.'],
    ['the other alphabet', `${encoded({ a: '???' }).replace('_', '/')}.e30.`],
    ['white space inside', 'e3 0.e30.'],
    ['no JSON', `${encoded({}).slice(0, 2)}.e30.`],
    ['an array', `${encoded([])}.e30.`],
    ['null', `e30.${encoded(null)}.`],
    ['a string', `e30.${encoded('a')}.`],
    ['bytes that are not UTF-8', 'e30._w.'],
    ['a byte order mark', 'e30.77u_e30.'],
    ['a signature that is not Base64url', 'e30.e30.a+b'],
    // RFC 4648 section 3.5: `e30.e30.YQ` is one byte, and so would `YR` be.
    ['a signature with bits to spare', 'e30.e30.YR'],
    ['a signature of an impossible length', 'e30.e30.abcde'],
    ['an empty payload', 'e30..'],
    ['only white space', '   '],
  ])('%s: 422', (_, token) => {
    expect(refusal(jwt, { token })).toEqual({ status: 422, fields: ['token'] });
  });

  it('refuses nesting that would overflow the stack of the writer', () => {
    const nested = (depth: number) =>
      `e30.${btoa(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`).replace(/=+$/, '')}.`;
    expect(callTool(jwt, { token: nested(500) }).signature).toBe('');
    expect(refusal(jwt, { token: nested(501) })).toEqual({ status: 422, fields: ['token'] });
    expect(refusal(jwt, { token: nested(10_000) })).toEqual({ status: 422, fields: ['token'] });
  });
});

describe('dev-jwt: times', () => {
  const seconds = NOW / 1000;
  const at = (payload: Record<string, unknown>) =>
    callTool(jwt, { token: unsigned(payload, { alg: 'HS256' }) });

  it('judges exp and nbf by the clock, the border included in both', () => {
    expect(at({ exp: seconds })).toMatchObject({ expired: true, secondsToExpiry: 0 });
    expect(at({ exp: seconds + 1 })).toMatchObject({ expired: false, secondsToExpiry: 1 });
    expect(at({ exp: seconds - 60 })).toMatchObject({ expired: true, secondsToExpiry: -60 });
    expect(at({ nbf: seconds })).toMatchObject({ notYetValid: false });
    expect(at({ nbf: seconds + 1 })).toMatchObject({ notYetValid: true });
  });

  it('keeps decimals of a second, and rounds what is left down', () => {
    expect(at({ exp: seconds + 0.5, iat: 0.25 })).toMatchObject({
      expiresAt: '2026-11-21T12:00:00.500Z',
      issuedAt: '1970-01-01T00:00:00.250Z',
      expired: false,
      secondsToExpiry: 0,
    });
    expect(at({ exp: seconds - 0.5 })).toMatchObject({ expired: true, secondsToExpiry: -1 });
  });

  it('takes a claim that is no number for absent', () => {
    expect(at({ exp: '1', nbf: null, iat: true })).toMatchObject({
      issuedAt: null,
      notBefore: null,
      expiresAt: null,
      expired: null,
      notYetValid: null,
      secondsToExpiry: null,
    });
  });

  it('has no date for a claim beyond the calendar', () => {
    expect(at({ exp: 1e300, iat: -1e300 })).toMatchObject({
      expiresAt: null,
      issuedAt: null,
      expired: false,
    });
    // ECMA-262, section 21.4.1.1: 8.64 × 10^15 ms is the last that a date has.
    expect(at({ exp: 8.64e12, iat: -8.64e12, nbf: 8.64e12 + 1 })).toMatchObject({
      expiresAt: '+275760-09-13T00:00:00.000Z',
      issuedAt: '-271821-04-20T00:00:00.000Z',
      notBefore: null,
      notYetValid: true,
    });
  });

  it('takes a number beyond a double for absent', () => {
    const payload = btoa('{"exp":1e999,"iat":-1e999}').replace(/=+$/, '');
    expect(callTool(jwt, { token: `e30.${payload}.` })).toMatchObject({
      expiresAt: null,
      issuedAt: null,
      expired: null,
      secondsToExpiry: null,
      warnings: ['exp-invalid', 'not-verified'],
    });
  });

  it('takes off the breaks that wrap a token, and the indentation of its lines', () => {
    const token = unsigned({ sub: 'maria' });
    const wrapped = `Bearer ${token.slice(0, 9)}\r\n  ${token.slice(9, 20)}\n${token.slice(20)}\n`;
    expect(callTool(jwt, { token: wrapped }).payload).toEqual({ sub: 'maria' });
  });

  it('warns of an integer beyond 2^53 − 1 in the claims, at any depth', () => {
    const warnings = (json: string) =>
      callTool(jwt, { token: `e30.${btoa(json).replace(/=+$/, '')}.` }).warnings;
    expect(warnings('{"exp":1,"id":9007199254740992}')).toEqual(['not-verified', 'unsafe-integer']);
    expect(warnings('{"exp":1,"a":[{"b":-9007199254740993}]}')).toContain('unsafe-integer');
    expect(warnings('{"exp":1,"id":9007199254740991,"x":1.5}')).not.toContain('unsafe-integer');
  });

  it('warns in a fixed order', () => {
    const warnings = (payload: unknown, header?: unknown) =>
      callTool(jwt, { token: unsigned(payload, header) }).warnings;
    expect(warnings({})).toEqual(['alg-none', 'exp-missing', 'not-verified']);
    expect(warnings({ exp: '1800000000' })).toEqual(['alg-none', 'exp-invalid', 'not-verified']);
    expect(warnings({ exp: 1e11 + 1 }, { alg: 'NONE' })).toEqual([
      'alg-none',
      'exp-in-milliseconds',
      'not-verified',
    ]);
    expect(warnings({ exp: 1e11 }, { alg: 'ES256' })).toEqual(['not-verified']);
  });
});

describe('dev-jwt: verification of what jose signs', () => {
  it.each(['HS256', 'HS384', 'HS512'])('%s with the secret', async (alg) => {
    const token = await hmac(alg);
    const verify = async (input: Record<string, unknown>) =>
      (await callTool(jwt, { token, ...input })).signatureStatus;
    expect(await verify({ secret: SECRET })).toBe('valida');
    expect(await verify({ secret: `${SECRET}!` })).toBe('invalida');
    expect(await verify({ token: forged(token), secret: SECRET })).toBe('invalida');
    const hex = Array.from(new TextEncoder().encode(SECRET), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    expect(await verify({ secret: hex, secretEncoding: 'hex' })).toBe('valida');
    const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(SECRET)));
    expect(await verify({ secret: bytes, secretEncoding: 'base64' })).toBe('valida');
  });

  it.each([
    'RS256',
    'RS384',
    'RS512',
    'PS256',
    'PS384',
    'PS512',
    'ES256',
    'ES384',
    'ES512',
    'EdDSA',
    'Ed25519',
  ])('%s with the public key, as PEM and as JWK', async (alg) => {
    const [{ publicKey, privateKey }, other] = await twoPairs(alg);
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg }).sign(privateKey);
    const verify = async (key: unknown, sent = token) =>
      (await callTool(jwt, { token: sent, publicKey: key })).signatureStatus;
    const [pem, jwk] = [await exportSPKI(publicKey), await exportJWK(publicKey)];

    expect(await callTool(jwt, { token, publicKey: pem })).toMatchObject({
      payload: CLAIMS,
      signatureStatus: 'valida',
      warnings: ['exp-missing'],
    });
    expect(await verify(`\n${pem}\n`)).toBe('valida');
    expect(await verify(jwk)).toBe('valida');
    expect(await verify({ ...jwk, alg, kid: '1' })).toBe('valida');
    expect(await verify(JSON.stringify(jwk))).toBe('valida');
    expect(await verify(jwk, forged(token))).toBe('invalida');
    expect(await verify(await exportSPKI(other.publicKey))).toBe('invalida');
    expect(await verify(jwk, token.replace(/[^.]*$/, ''))).toBe('invalida');

    const refused = { status: 422, fields: ['publicKey'] };
    expect(await refusalOf({ token, publicKey: await exportJWK(privateKey) })).toEqual(refused);
    expect(await refusalOf({ token, publicKey: { ...jwk, alg: 'RS999' } })).toEqual(refused);
  });

  it('reads a certificate and PKCS#1 in PEM, with text before them', async () => {
    const statusOf = async (token: string, publicKey: string) =>
      (await callTool(jwt, { token, publicKey })).signatureStatus;
    expect(await statusOf(SIGNED_BY_ITS_KEY, CERTIFICATE)).toBe('valida');
    expect(await statusOf(SIGNED_BY_ITS_KEY, `subject=CN = t\n${CERTIFICATE}\n${CERTIFICATE}`)).toBe(
      'valida',
    );
    expect(await statusOf(forged(SIGNED_BY_ITS_KEY), CERTIFICATE)).toBe('invalida');
    expect(await statusOf(SIGNED_BY_RSA, PKCS1)).toBe('valida');
    expect(await statusOf(SIGNED_BY_RSA, PKCS1.replaceAll('\n', '\r\n'))).toBe('valida');
    expect(await statusOf(forged(SIGNED_BY_RSA), PKCS1)).toBe('invalida');
    const refused = { status: 422, fields: ['publicKey'] };
    expect(await refusalOf({ token: SIGNED_BY_RSA, publicKey: CERTIFICATE })).toEqual(refused);
    expect(await refusalOf({ token: SIGNED_BY_ITS_KEY, publicKey: PKCS1 })).toEqual(refused);
  });

  it('reads EdDSA and Ed25519 for one algorithm in a key (RFC 9864)', async () => {
    const { publicKey, privateKey } = await newPair('Ed25519');
    const key = { ...(await exportJWK(publicKey)), alg: 'EdDSA' };
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'Ed25519' }).sign(privateKey);
    expect((await callTool(jwt, { token, publicKey: key })).signatureStatus).toBe('valida');
  });

  it('chooses the key of a set by the kid of the token, else the only one that suits', async () => {
    const [one, other] = await twoPairs('ES256');
    const jwkOf = async (key: CryptoKey, more: object) => ({ ...(await exportJWK(key)), ...more });
    const keys = [
      await jwkOf((await newPair('Ed25519')).publicKey, { kid: 'a' }),
      await jwkOf(other.publicKey, { kid: 'b' }),
      await jwkOf(one.publicKey, { kid: 'c' }),
    ];
    const sign = async (header: object) =>
      new SignJWT(CLAIMS).setProtectedHeader({ alg: 'ES256', ...header }).sign(one.privateKey);
    const statusOf = async (token: string, publicKey: unknown) =>
      (await callTool(jwt, { token, publicKey })).signatureStatus;
    const named = await sign({ kid: 'c' });
    expect(await statusOf(named, { keys })).toBe('valida');
    expect(await statusOf(named, JSON.stringify({ keys }, null, 2))).toBe('valida');
    expect(await statusOf(await sign({ kid: 'b' }), { keys })).toBe('invalida');
    const unnamed = await sign({});
    expect(await statusOf(unnamed, { keys: [keys[0], keys[2]] })).toBe('valida');
    const refused = { status: 422, fields: ['publicKey'] };
    expect(await refusalOf({ token: unnamed, publicKey: { keys } })).toEqual(refused);
    for (const kid of ['a', 'd']) {
      expect(await refusalOf({ token: await sign({ kid }), publicKey: { keys } })).toEqual(refused);
    }
    expect(await refusalOf({ token: named, publicKey: { keys: [null, 'c'] } })).toEqual(refused);
    expect(await refusalOf({ token: named, publicKey: '{"keys":' })).toEqual(refused);
  });

  it('counts a signature over a header that must be understood, and is not, as invalid', async () => {
    // RFC 7515 section 4.1.11.
    const token = await new CompactSign(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'HS256', crit: ['x'], x: 1 })
      .sign(new TextEncoder().encode(SECRET), { crit: { x: true } });
    expect((await callTool(jwt, { token, secret: SECRET })).signatureStatus).toBe('invalida');
  });

  it('never takes a public key for the secret of an HMAC', async () => {
    const [{ publicKey }] = await twoPairs('RS256');
    const pem = await exportSPKI(publicKey);
    // Signed with the text of the public key: the classic forgery (RFC 8725 section 2.1).
    const token = await hmac('HS256', pem);
    expect(await refusalOf({ token, publicKey: pem })).toEqual({ status: 422, fields: ['publicKey'] });
    const octets = { kty: 'oct', k: encoded('a') };
    expect(await refusalOf({ token, publicKey: octets })).toEqual({ status: 422, fields: ['publicKey'] });
  });

  it('verifies no algorithm but those of the kind of key given', async () => {
    const { privateKey } = await newPair('ES256');
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    expect(await refusalOf({ token, secret: SECRET })).toEqual({ status: 422, fields: ['secret'] });
    for (const alg of ['none', 'HS1', 'ES256K', 'Ed448', 'dir', undefined]) {
      const sent = unsigned({}, { alg });
      expect(await refusalOf({ token: sent, secret: SECRET })).toEqual({ status: 422, fields: ['secret'] });
      expect(await refusalOf({ token: sent, publicKey: 'x' })).toEqual({
        status: 422,
        fields: ['publicKey'],
      });
    }
  });

  it('refuses a key that is not one, or not of the algorithm', async () => {
    const { publicKey, privateKey } = await newPair('ES256');
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const ofAnother = await newPair('ES384');
    const [rsa] = await twoPairs('RS256');
    for (const key of [
      'não é PEM',
      '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
      {},
      { kty: 'EC' },
      { ...(await exportJWK(publicKey)), crv: 'P-384' },
      await exportJWK(ofAnother.publicKey),
      await exportSPKI(rsa.publicKey),
      await exportJWK(rsa.publicKey),
    ]) {
      expect(await refusalOf({ token, publicKey: key })).toEqual({ status: 422, fields: ['publicKey'] });
    }
  });
});

describe('dev-jwt: refusals', () => {
  it.each([
    [{}, 400, 'token'],
    [{ token: '' }, 400, 'token'],
    [{ token: 'e30.e30.', secret: '' }, 400, 'secret'],
    [{ token: 'e30.e30.', secret: 'x', publicKey: 'x' }, 400, 'secret'],
    [{ token: 'e30.e30.', publicKey: 5 }, 400, 'publicKey'],
    [{ token: 'e30.e30.', publicKey: ['x'] }, 400, 'publicKey'],
    [{ token: 'e30.e30.', publicKey: '' }, 400, 'publicKey'],
    [{ token: 'e30.e30.', secret: 'xyz', secretEncoding: 'hex' }, 422, 'secret'],
    [{ token: 'e30.e30.', secret: '\ud800' }, 422, 'secret'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(jwt, input)).toEqual({ status, fields: [field] });
  });

  it('a secret of no bytes is refused: 422', async () => {
    const token = await hmac('HS256');
    expect(await refusalOf({ token, secret: ' ', secretEncoding: 'base64' })).toEqual({
      status: 422,
      fields: ['secret'],
    });
  });

  it('keeps token, keys and result out of events', () => {
    expect(jwt.sensitive).toEqual({ result: true, inputs: ['token', 'secret', 'publicKey'] });
  });
});

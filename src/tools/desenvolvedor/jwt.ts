import type { CryptoKey } from 'jose';
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { rawText, num } from '../../kit/fields/index.ts';
import { say, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { seconds } from '../../kit/units.ts';
import { byteEncoding, readBytes } from './_bytes.ts';
import { describeJwt } from './_jwt-claims.ts';
import { PUBLIC_ALGORITHMS, readPublicKeys, suits } from './_jwt-keys.ts';
import { type Jwt, readJwt } from './_jwt.ts';

// The kind of key decides which algorithms may verify, never the token. Otherwise a public key could be used
// as the secret of an HMAC (RFC 8725 section 2.1).
const SECRET_ALGORITHMS: readonly string[] = ['HS256', 'HS384', 'HS512'];
const badSecret: Text = {
  pt: 'deve ser um segredo com ao menos um byte',
  en: 'must be a secret of at least one byte',
};
const badPublicKey: Text = {
  pt: 'deve ser uma chave pública do algoritmo do token, em PEM (SPKI, PKCS#1 ou certificado), JWK ou JWKS',
  en: "must be a public key of the token's algorithm, in PEM (SPKI, PKCS#1 or certificate), JWK or JWKS",
};
const noSingleKey: Text = {
  pt: 'deve ter uma só chave que sirva ao alg do token, e com o seu kid, se ele o tem',
  en: "must have a single key that suits the token's alg, and with its kid, if it has one",
};

const pemOrJwk = say({
  pt: 'deve ser um texto PEM, ou um JWK ou JWKS como objeto ou texto, de 1 a 100000 caracteres',
  en: 'must be a PEM string, or a JWK or JWKS as an object or text, of 1 to 100000 characters',
});
// A schema of a record would take an array too.
const jwk = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const publicKey = v.pipe(
  v.union([v.string(), jwk], pemOrJwk),
  v.check((key) => {
    const { length } = typeof key === 'string' ? key : JSON.stringify(key);
    return length > 0 && length <= 100_000;
  }, pemOrJwk),
  v.metadata({ isRaw: true }),
);
type PublicKey = v.InferOutput<typeof publicKey>;

const instant = v.nullable(v.string());
const judgement = v.nullable(v.boolean());

/** Decodes a JSON Web Token (RFC 7519) and, given a key, verifies its signature (RFC 7515) with `jose`. */
export const jwt = defineTool({
  method: 'POST',
  path: '/dev/jwt',
  category: 'desenvolvedor',
  name: 'Decodificador de JWT',
  sensitive: { result: true, inputs: ['token', 'secret', 'publicKey'] },
  warnings: [
    'alg-none',
    'exp-in-milliseconds',
    'exp-invalid',
    'exp-missing',
    'not-verified',
    'unsafe-integer',
  ],
  input: v.object({
    token: rawText(1, 100_000),
    secret: v.optional(rawText(1, 100_000)),
    secretEncoding: byteEncoding,
    publicKey: v.optional(publicKey),
  }),
  output: v.object({
    header: v.record(v.string(), v.unknown()),
    payload: v.record(v.string(), v.unknown()),
    signature: v.string(),
    algorithm: v.nullable(v.string()),
    signatureStatus: v.picklist(['nao-verificada', 'valida', 'invalida']),
    issuedAt: instant,
    notBefore: instant,
    expiresAt: instant,
    expired: judgement,
    notYetValid: judgement,
    secondsToExpiry: v.nullable(num(seconds)),
    warnings: v.array(v.string()),
  }),
  reads: { when: { secretEncoding: 'secret' }, either: [[['secret'], ['publicKey']]] },
  result: 'signatureStatus',
  examples: [
    {
      input: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      },
    },
  ],
  impossible: { token: 'e30..' },
  run({ token, secret, secretEncoding, publicKey }, { now }) {
    const read = readJwt(token);
    if (secret !== undefined) {
      const key = readBytes('secret', secret, secretEncoding);
      return verifySecret(read, key).then((valid) => describeJwt(read, valid, now));
    }
    if (publicKey !== undefined) {
      return verifyPublic(read, publicKey).then((valid) => describeJwt(read, valid, now));
    }
    return describeJwt(read, null, now);
  },
});

/** Loaded by the first verification: most processes never do one. */
const loadJose = async () => import('./_jose.ts');

async function verifySecret(jwt: Jwt, key: Uint8Array): Promise<boolean> {
  const algorithm = allowedAlgorithm('secret', jwt, SECRET_ALGORITHMS);
  if (key.length === 0) throw invalidValue('secret', badSecret);
  return verify('secret', badSecret, jwt, algorithm, key);
}

async function verifyPublic(jwt: Jwt, given: PublicKey): Promise<boolean> {
  const algorithm = allowedAlgorithm('publicKey', jwt, PUBLIC_ALGORITHMS);
  return verify('publicKey', badPublicKey, jwt, algorithm, await importPublic(given, jwt, algorithm));
}

function allowedAlgorithm(field: string, { header }: Jwt, allowed: readonly string[]): string {
  const algorithm = header['alg'];
  if (typeof algorithm === 'string' && allowed.includes(algorithm)) return algorithm;
  throw invalidValue(field, {
    pt: `só confere tokens com alg ${allowed.join(', ')}`,
    en: `verifies only tokens with alg ${allowed.join(', ')}`,
  });
}

async function importPublic(given: PublicKey, { header }: Jwt, algorithm: string): Promise<CryptoKey> {
  const [key, ...others] = readPublicKeys(given, algorithm, header['kid']);
  if (others.length > 0) throw invalidValue('publicKey', noSingleKey);
  const imported = key === undefined ? null : await importKey(key, algorithm);
  if (!imported) throw invalidValue('publicKey', badPublicKey);
  return imported;
}

async function importKey(key: PublicKey, algorithm: string): Promise<CryptoKey | null> {
  const { importJWK, importSPKI, importX509 } = await loadJose();
  try {
    if (typeof key === 'string') {
      return await (key.startsWith('-----BEGIN CERT') ? importX509 : importSPKI)(key, algorithm);
    }
    const imported = suits(key, algorithm) ? await importJWK(key, algorithm) : null;
    return imported && !(imported instanceof Uint8Array) && imported.type === 'public' ? imported : null;
  } catch {
    // Whatever jose or Web Crypto found wrong, the key cannot be used.
    return null;
  }
}

async function verify(
  field: string,
  refusal: Text,
  { compact }: Jwt,
  algorithm: string,
  key: CryptoKey | Uint8Array,
): Promise<boolean> {
  const { compactVerify, errors } = await loadJose();
  try {
    await compactVerify(compact, key, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    // jose's own errors are about the token: a wrong signature, or a `crit` header that must be understood.
    if (error instanceof errors.JOSEError) return false;
    throw invalidValue(field, refusal);
  }
}

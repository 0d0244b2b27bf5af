/** Public keys as people have them: PEM of a key or certificate, a JWK or a set of them, as an object or as its text. */
import { fromBase64, toBase64 } from '../../lib/bytes/bytes.ts';
import type { JsonObject } from './_jwt.ts';

/** RFC 7517, section 4, and RFC 7518, section 6: what a key of an algorithm says of itself. */
interface Family {
  readonly kty: string;
  /** Its curve: some runtimes import a JWK that names another curve, as a key of the one asked for. */
  readonly crv?: string;
}

const rsa: Family = { kty: 'RSA' };
const ed25519: Family = { kty: 'OKP', crv: 'Ed25519' };

/** The algorithms of a public key. `Ed25519` is the name of RFC 9864 for what was `EdDSA`. */
const FAMILIES: Readonly<Record<string, Family>> = {
  RS256: rsa,
  RS384: rsa,
  RS512: rsa,
  PS256: rsa,
  PS384: rsa,
  PS512: rsa,
  ES256: { kty: 'EC', crv: 'P-256' },
  ES384: { kty: 'EC', crv: 'P-384' },
  ES512: { kty: 'EC', crv: 'P-521' },
  Ed25519: ed25519,
  EdDSA: ed25519,
};

export const PUBLIC_ALGORITHMS: readonly string[] = /* @__PURE__ */ Object.keys(FAMILIES);

/** Tests that a JWK may verify signatures of an algorithm. */
export function suits(jwk: JsonObject, algorithm: string): boolean {
  const { kty, crv } = FAMILIES[algorithm] as Family;
  const named = jwk['alg'];
  const isNamed = named === undefined || named === algorithm || FAMILIES[String(named)] === ed25519;
  return isNamed && jwk['kty'] === kty && (crv === undefined || jwk['crv'] === crv);
}

/**
 * The keys that may be meant: PEM as `jose` reads it, or JWK. From a set (RFC 7517, section 5) those that suit the
 * algorithm and have the `kid` that the token names, if it names one. None where the text is not a key.
 */
export function readPublicKeys(
  given: string | JsonObject,
  algorithm: string,
  kid: unknown,
): (string | JsonObject)[] {
  const found = typeof given === 'string' ? readText(given.trim()) : given;
  if (found === null) return [];
  if (typeof found === 'string' || !Array.isArray(found['keys'])) return [found];
  return found['keys'].filter(
    (key: unknown): key is JsonObject =>
      isObject(key) && suits(key, algorithm) && (kid === undefined || key['kid'] === kid),
  );
}

function readText(text: string): string | JsonObject | null {
  if (!text.startsWith('{')) return readPem(text);
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return null;
  }
}

const PEM = /-----BEGIN (PUBLIC KEY|RSA PUBLIC KEY|CERTIFICATE)-----([\w+/=\s]+)-----END \1-----/;

/** The first key or certificate of a text in PEM (RFC 7468): SPKI and certificates as they are, PKCS#1 as SPKI. */
function readPem(text: string): string | null {
  const [, label, body = ''] = PEM.exec(text) ?? [];
  if (label === undefined) return null;
  if (label !== 'RSA PUBLIC KEY') return `-----BEGIN ${label}-----${body}-----END ${label}-----`;
  const key = fromBase64(body);
  return key && `-----BEGIN PUBLIC KEY-----${toBase64(asSpki(key))}-----END PUBLIC KEY-----`;
}

// X.690: tags of DER.
const SEQUENCE = 0x30;
const BIT_STRING = 0x03;

/** AlgorithmIdentifier of rsaEncryption, 1.2.840.113549.1.1.1 with NULL (RFC 8017, appendix A.1), in DER. */
const RSA_ENCRYPTION = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0];

/** A SubjectPublicKeyInfo (RFC 5280, section 4.1) around an RSAPublicKey of PKCS#1. */
function asSpki(key: Uint8Array): Uint8Array {
  return Uint8Array.from(element(SEQUENCE, [...RSA_ENCRYPTION, ...element(BIT_STRING, [0, ...key])]));
}

function element(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [tag, ...(length < 0x80 ? [length] : [0x80 | bytes.length, ...bytes]), ...content];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

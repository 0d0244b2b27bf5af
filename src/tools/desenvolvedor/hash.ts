import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { rawText, num } from '../../kit/fields/index.ts';
import { oneOf, say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { bits } from '../../kit/units.ts';
import { toBase64, toBase64Url, toHex } from '../../lib/bytes/bytes.ts';
import { byteEncoding, readBytes } from './_bytes.ts';
import type { DigestName } from './_digests.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Facts about an algorithm that need no loading. */
interface Algorithm {
  /** Its name in Web Crypto, where it has one. */
  readonly web?: string;
  readonly weak?: true;
  /** No HMAC: its output is extendable, or it has a keyed mode of its own. */
  readonly unkeyed?: true;
}

/** Sources in `_digests.ts`. */
const algorithms: Readonly<Record<DigestName, Algorithm>> = {
  md5: { weak: true },
  sha1: { web: 'SHA-1', weak: true },
  sha224: {},
  sha256: { web: 'SHA-256' },
  sha384: { web: 'SHA-384' },
  sha512: { web: 'SHA-512' },
  'sha512-224': {},
  'sha512-256': {},
  'sha3-224': {},
  'sha3-256': {},
  'sha3-384': {},
  'sha3-512': {},
  keccak256: {},
  shake128: { unkeyed: true },
  shake256: { unkeyed: true },
  ripemd160: {},
  blake2b: {},
  blake2s: {},
  blake3: { unkeyed: true },
};

const names = /* @__PURE__ */ Object.keys(algorithms) as DigestName[];

// A call of Web Crypto costs a hop to another thread; below this many bytes the digest itself costs less.
const WEB_CRYPTO_FROM = 4096;

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function nameOf(written: string): DigestName | undefined {
  const wanted = bare(written);
  return names.find((name) => bare(name) === wanted);
}

async function digestOf(name: DigestName, message: Bytes, key: Bytes | null): Promise<Uint8Array> {
  const { web } = algorithms[name];
  if (web !== undefined && message.length >= WEB_CRYPTO_FROM) return webDigest(web, message, key);
  // Loaded by the first digest: together they take longer than the rest of the package.
  const { digest } = await import('./_digests.ts');
  return digest(name, message, key);
}

async function webDigest(hash: string, message: Bytes, key: Bytes | null): Promise<Uint8Array> {
  if (!key) return new Uint8Array(await crypto.subtle.digest(hash, message));
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

const written = { hex: toHex, base64: toBase64, base64url: toBase64Url } as const;

/** The digest of a text's bytes, or its HMAC (RFC 2104) under a key. */
export const hash = defineTool({
  method: 'POST',
  path: '/dev/hash',
  category: 'desenvolvedor',
  name: 'Gerador de hash',
  sensitive: { result: true, inputs: ['text', 'key', 'expected'] },
  input: v.object({
    text: rawText(0, 100_000),
    algorithm: v.optional(
      v.pipe(
        v.string(),
        v.check((name) => nameOf(name) !== undefined, say(oneOf(names))),
      ),
      'sha256',
    ),
    inputEncoding: byteEncoding,
    key: v.optional(rawText(1, 100_000)),
    keyEncoding: byteEncoding,
    outputEncoding: v.optional(v.picklist(['hex', 'base64', 'base64url']), 'hex'),
    expected: v.optional(rawText(0, 100_000)),
  }),
  output: v.object({
    algorithm: v.string(),
    hash: v.string(),
    encoding: v.string(),
    bits: num(bits),
    hmac: v.boolean(),
    weak: v.boolean(),
    matches: v.optional(v.boolean()),
  }),
  reads: { when: { keyEncoding: 'key' } },
  result: 'hash',
  examples: [{ input: { text: 'abc', algorithm: 'sha256' } }],
  impossible: { text: '0g', inputEncoding: 'hex' },
  run({ text, inputEncoding, key, keyEncoding, outputEncoding: encoding, expected, ...input }, { lastSent }) {
    const name = nameOf(input.algorithm) as DigestName;
    const algorithm = algorithms[name];
    const message = readBytes('text', text, inputEncoding);
    const keyBytes = key === undefined ? null : readBytes('key', key, keyEncoding);
    if (keyBytes?.length === 0) {
      throw invalidValue('key', { pt: 'deve ter ao menos um byte', en: 'must have at least one byte' });
    }
    if (keyBytes && algorithm.unkeyed) {
      throw invalidValue(lastSent('algorithm', 'key'), {
        pt: `não se usa com ${name}: HMAC pede um hash de tamanho fixo, sem modo próprio com chave`,
        en: `does not go with ${name}: HMAC takes a hash of fixed length without a keyed mode of its own`,
      });
    }

    return digestOf(name, message, keyBytes).then((bytes) => {
      const hash = written[encoding](bytes);
      const wanted = expected?.trim();
      if (wanted !== undefined && wanted.length !== hash.length) {
        throw badParameter('expected', {
          pt: `deve ter ${hash.length} caracteres, como ${name} em ${encoding}`,
          en: `must have ${hash.length} characters, as ${name} in ${encoding}`,
        });
      }
      return {
        algorithm: name,
        hash,
        encoding,
        bits: bytes.length * 8,
        hmac: keyBytes !== null,
        weak: algorithm.weak ?? false,
        ...(wanted !== undefined && {
          matches: hash === (encoding === 'hex' ? wanted.toLowerCase() : wanted),
        }),
      };
    });
  },
});

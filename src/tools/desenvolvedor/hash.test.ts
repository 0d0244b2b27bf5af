import { createHash, createHmac, getHashes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { toBase64, toHex } from '../../lib/bytes/bytes.ts';
import { hash } from './hash.ts';

const digest = async (algorithm: string, text: string, more: Record<string, unknown> = {}) =>
  (await callTool(hash, { text, algorithm, ...more })).hash;

const bytes = (length: number, value: (i: number) => number) =>
  Uint8Array.from({ length }, (_, i) => value(i));
const repeated = (byte: number, times: number) => toHex(bytes(times, () => byte));
const counted = (from: number, length: number) => toHex(bytes(length, (i) => from + i));

const TWO_BLOCKS = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
const FOUR_BLOCKS =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';
const EIGHTY = '1234567890'.repeat(8);

// MD5: RFC 1321 A.5. SHA-1, SHA-2: RFC 6234 8.5 and the examples of FIPS 180-4. RIPEMD-160: its authors' list.
// BLAKE2: RFC 7693 A and B ("abc"), the others of the reference program. Keccak: the values that every EVM agrees on.
const ofText: readonly (readonly [string, string, string])[] = [
  ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['md5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
  ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['md5', EIGHTY, '57edf4a22be3c955ac49da2e2107b67a'],
  ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['sha1', TWO_BLOCKS, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['sha224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['sha224', TWO_BLOCKS, '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525'],
  ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['sha256', TWO_BLOCKS, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  [
    'sha384',
    'abc',
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  ],
  [
    'sha384',
    FOUR_BLOCKS,
    '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039',
  ],
  [
    'sha512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  [
    'sha512',
    FOUR_BLOCKS,
    '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
  ],
  ['sha512-224', 'abc', '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa'],
  ['sha512-224', FOUR_BLOCKS, '23fec5bb94d60b23308192640b0c453335d664734fe40e7268674af9'],
  ['sha512-256', 'abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
  ['sha512-256', FOUR_BLOCKS, '3928e184fb8690f840da3988121d31be65cb9d3ef83ee6146feac861e19b563a'],
  ['keccak256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['keccak256', 'abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['keccak256', FOUR_BLOCKS, 'f519747ed599024f3882238e5ab43960132572b7345fbeb9a90769dafd21ad67'],
  ['ripemd160', '', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
  ['ripemd160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
  ['ripemd160', TWO_BLOCKS, '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
  ['ripemd160', EIGHTY, '9b752e45573d4b39f4dbd3323cab82bf63326bfb'],
  [
    'blake2b',
    'abc',
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  [
    'blake2b',
    EIGHTY,
    '686f41ec5afff6e87e1f076f542aa466466ff5fbde162c48481ba48a748d842799f5b30f5b67fc684771b33b994206d05cc310f31914edd7b97e41860d77d282',
  ],
  ['blake2s', 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
  ['blake2s', EIGHTY, 'fdaedb290a0d5af9870864fec2e090200989dc9cd53a3c092129e8535e8b4f66'],
];

// NIST's examples for FIPS 202: the empty message and 200 bytes of A3.
const ofSponge: readonly (readonly [string, string, string])[] = [
  [
    'sha3-224',
    '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7',
    '9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0',
  ],
  [
    'sha3-256',
    'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a',
    '79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787',
  ],
  [
    'sha3-384',
    '0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004',
    '1881de2ca7e41ef95dc4732b8f5f002b189cc1e42b74168ed1732649ce1dbcdd76197a31fd55ee989f2d7050dd473e8f',
  ],
  [
    'sha3-512',
    'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
    'e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca81b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00',
  ],
  [
    'shake128',
    '7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26',
    '131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037',
  ],
];

// BLAKE3's own test_vectors.json: bytes that count from 0 to 250 and again.
const ofBlake3: readonly (readonly [number, string])[] = [
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [64, '4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98'],
  [65, 'de1e5fa0be70df6d2be8fffd0e99ceaa8eb6e8c93a63f2d8d1c30ecb6b263dee'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
  [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  [8192, 'aae792484c8efe4f19e2ca7d371d8c467ffb10748d8a5a1ae579948f718a2a63'],
];

// RFC 2202 (MD5, SHA-1) and RFC 4231 (SHA-2), test cases 1, 2, 4 and 6 or 7 (a key longer than the block).
const HUGE_KEY = repeated(0xaa, 131);
const LONG_DATA =
  'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.';
const WANT = 'what do ya want for nothing?';
const ofHmac: readonly (readonly [string, string, string, string])[] = [
  ['md5', repeated(0x0b, 16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
  ['md5', '4a656665', WANT, '750c783e6ab0b503eaa86e310a5db738'],
  [
    'md5',
    repeated(0xaa, 80),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
  ],
  ['sha1', repeated(0x0b, 20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
  [
    'sha1',
    repeated(0xaa, 80),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    'aa4ae5e15272d00e95705637ce8a3b55ed402112',
  ],
  ['sha224', '4a656665', WANT, 'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44'],
  ['sha224', HUGE_KEY, LONG_DATA, '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1'],
  [
    'sha256',
    repeated(0x0b, 20),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  ['sha256', '4a656665', WANT, '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ['sha256', HUGE_KEY, LONG_DATA, '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2'],
  [
    'sha384',
    HUGE_KEY,
    LONG_DATA,
    '6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e',
  ],
  [
    'sha512',
    '4a656665',
    WANT,
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  ],
  [
    'sha512',
    HUGE_KEY,
    LONG_DATA,
    'e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58',
  ],
  // NIST's HMAC examples for SHA-3.
  [
    'sha3-224',
    counted(0, 28),
    'Sample message for keylen<blocklen',
    '332cfd59347fdb8e576e77260be4aba2d6dc53117b3bfb52c6d18c04',
  ],
  [
    'sha3-256',
    counted(0, 168),
    'Sample message for keylen>blocklen',
    '9bcf2c238e235c3ce88404e813bd2f3a97185ac6f238c63d6229a00b07974258',
  ],
  [
    'sha3-384',
    counted(0, 104),
    'Sample message for keylen=blocklen',
    'a27d24b592e8c8cbf6d4ce6fc5bf62d8fc98bf2d486640d9eb8099e24047837f5f3bffbe92dcce90b4ed5b1e7e44fa90',
  ],
  [
    'sha3-512',
    counted(0, 64),
    'Sample message for keylen<blocklen',
    '4efd629d6c71bf86162658f29943b1c308ce27cdfa6db0d9c3ce81763f9cbce5f7ebe9868031db1a8f8eb7b6b95e5c5e3f657a8996c86a2f6527e307f0213196',
  ],
];

describe('published digests', () => {
  it.each(ofText)('are those of %s of %j', async (algorithm, text, expected) => {
    expect(await digest(algorithm, text)).toBe(expected);
  });

  it.each(ofSponge)('are those of %s of nothing and of 200 bytes A3', async (algorithm, ofNothing, ofA3) => {
    expect(await digest(algorithm, '')).toBe(ofNothing);
    expect(await digest(algorithm, repeated(0xa3, 200), { inputEncoding: 'hex' })).toBe(ofA3);
  });

  it('shake256 of nothing, 512 bits', async () => {
    // NIST's example for FIPS 202, first 64 bytes.
    expect(await digest('shake256', '')).toBe(
      '46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762fd75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be',
    );
  });

  it.each(ofBlake3)('blake3 of %i bytes', async (length, expected) => {
    const text = toHex(bytes(length, (i) => i % 251));
    expect(await digest('blake3', text, { inputEncoding: 'hex' })).toBe(expected);
  });

  it('sha1 and sha512 of a hundred thousand bytes are those of Web Crypto', async () => {
    const text = 'a'.repeat(100_000);
    for (const [algorithm, web] of [
      ['sha1', 'SHA-1'],
      ['sha512', 'SHA-512'],
    ] as const) {
      const expected = new Uint8Array(await crypto.subtle.digest(web, new TextEncoder().encode(text)));
      expect(await digest(algorithm, text)).toBe(toHex(expected));
    }
  });

  it.each(ofHmac)('HMAC-%s under %s of %j', async (algorithm, key, text, expected) => {
    expect(await digest(algorithm, text, { key, keyEncoding: 'hex' })).toBe(expected);
  });
});

describe('OpenSSL, as node:crypto has it,', () => {
  const names: Readonly<Record<string, string>> = {
    md5: 'md5',
    sha1: 'sha1',
    sha224: 'sha224',
    sha256: 'sha256',
    sha384: 'sha384',
    sha512: 'sha512',
    'sha512-224': 'sha512-224',
    'sha512-256': 'sha512-256',
    'sha3-224': 'sha3-224',
    'sha3-256': 'sha3-256',
    'sha3-384': 'sha3-384',
    'sha3-512': 'sha3-512',
    ripemd160: 'ripemd160',
    blake2b: 'blake2b512',
    blake2s: 'blake2s256',
  };
  const held = Object.entries(names).filter(([, name]) => getHashes().includes(name));

  it('has several of the algorithms', () => expect(held.length).toBeGreaterThan(5));

  // Lengths on both sides of 4096 bytes, where the digest is made by another implementation.
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.integer({ min: 4000, max: 4200 }).map((length) => 'x'.repeat(length)),
  );

  it.each(held)('gives the same %s, with and without key', async (algorithm, name) => {
    await fc.assert(
      fc.asyncProperty(text, fc.string({ minLength: 1, maxLength: 200 }), async (text, key) => {
        expect(await digest(algorithm, text)).toBe(createHash(name).update(text).digest('hex'));
        expect(await digest(algorithm, text, { key })).toBe(createHmac(name, key).update(text).digest('hex'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('dev-hash', () => {
  it.each([
    ['SHA-256', 'sha256'],
    ['Sha_512/256', 'sha512-256'],
    ['SHA3-384', 'sha3-384'],
    ['Keccak-256', 'keccak256'],
    ['RIPEMD-160', 'ripemd160'],
  ])('reads the algorithm %s as %s', async (algorithm, name) => {
    expect(await callTool(hash, { text: 'x', algorithm })).toMatchObject({ algorithm: name });
  });

  it('answers sha256 when no algorithm is named', async () => {
    expect(await callTool(hash, { text: '' })).toMatchObject({ algorithm: 'sha256', bits: 256, weak: false });
  });

  it('calls md5 and sha1 weak, and no other', async () => {
    for (const algorithm of ['md5', 'sha1']) {
      expect(await callTool(hash, { text: 'x', algorithm })).toMatchObject({ weak: true });
    }
    for (const algorithm of ['ripemd160', 'sha224', 'blake3']) {
      expect(await callTool(hash, { text: 'x', algorithm })).toMatchObject({ weak: false });
    }
  });

  it.each([
    ['shake128', 256],
    ['shake256', 512],
    ['blake2b', 512],
    ['blake2s', 256],
    ['blake3', 256],
    ['sha512-224', 224],
  ])('%s gives %i bits', async (algorithm, bits) => {
    const answer = await callTool(hash, { text: 'x', algorithm });
    expect(answer.bits).toBe(bits);
    expect(answer.hash).toHaveLength(bits / 4);
  });

  it('writes Base64 with padding and Base64url without', async () => {
    // SHA-1 of nothing, da39a3ee5e6b4b0d3255bfef95601890afd80709, as the base64 program of GNU coreutils writes it.
    const empty = { text: '', algorithm: 'sha1' };
    expect(await callTool(hash, { ...empty, outputEncoding: 'base64' })).toMatchObject({
      hash: '2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
      encoding: 'base64',
    });
    expect(await callTool(hash, { ...empty, outputEncoding: 'base64url' })).toMatchObject({
      hash: '2jmj7l5rSw0yVb_vlWAYkK_YBwk',
    });
  });

  it('reads the same bytes in every input encoding', async () => {
    const data = new TextEncoder().encode('São Paulo');
    const expected = await digest('sha256', 'São Paulo');
    expect(await digest('sha256', toHex(data).toUpperCase(), { inputEncoding: 'hex' })).toBe(expected);
    expect(await digest('sha256', toBase64(data), { inputEncoding: 'base64' })).toBe(expected);
  });

  it('compares with what was expected, hexadecimal in any case and Base64 exactly', async () => {
    const md5 = { text: 'abc', algorithm: 'md5' };
    const matches = async (more: Record<string, unknown>) =>
      (await callTool(hash, { ...md5, ...more })).matches;
    expect(await matches({ expected: '900150983CD24FB0D6963F7D28E17F72' })).toBe(true);
    expect(await matches({ expected: '900150983cd24fb0d6963f7d28e17f73' })).toBe(false);
    expect(await matches({ expected: 'kAFQmDzST7DWlj99KOF/cg==', outputEncoding: 'base64' })).toBe(true);
    expect(await matches({ expected: ' 900150983cd24fb0d6963f7d28e17f72\r\n' })).toBe(true);
    expect(await matches({ expected: 'KAFQmDzST7DWlj99KOF/cg==', outputEncoding: 'base64' })).toBe(false);
    expect(await callTool(hash, md5)).not.toHaveProperty('matches');
  });

  it.each([
    ['', 'hex'],
    ['900150983cd24fb0d6963f7d28e17f7', 'hex'],
    ['kAFQmDzST7DWlj99KOF/cg==', 'hex'],
    ['kAFQmDzST7DWlj99KOF/cg', 'base64'],
    ['kAFQmDzST7DWlj99KOF_cg==', 'base64url'],
  ])('is never %j of MD5 in %s, by its length: 400', async (expected, outputEncoding) => {
    await expect(callTool(hash, { text: 'abc', algorithm: 'md5', expected, outputEncoding })).rejects.toThrow(
      /^400 expected: must have (32|24|22) characters/,
    );
  });

  it('says that a key was used, and never which', async () => {
    const answer = await callTool(hash, { text: 'x', key: 'segredo' });
    expect(answer.hmac).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('segredo');
  });

  it.each(['shake128', 'shake256', 'blake3'])('has no HMAC with %s', (algorithm) => {
    expect(refusal(hash, { text: 'x', algorithm, key: 'k' })).toEqual({ status: 422, fields: ['key'] });
  });

  it.each([
    [{ text: 'abc', inputEncoding: 'hex' }, 'text'],
    [{ text: '0g', inputEncoding: 'hex' }, 'text'],
    [{ text: 'a', inputEncoding: 'base64' }, 'text'],
    [{ text: '\ud800' }, 'text'],
    [{ text: 'x', key: '\udc00' }, 'key'],
    [{ text: 'x', key: 'abc', keyEncoding: 'hex' }, 'key'],
    [{ text: 'x', key: ' ', keyEncoding: 'base64' }, 'key'],
  ])('%j cannot be bytes: 422', (input, field) => {
    expect(refusal(hash, input)).toEqual({ status: 422, fields: [field] });
  });

  it.each([
    [{}, 'text'],
    [{ text: 'x', algorithm: 'sha999' }, 'algorithm'],
    [{ text: 'x', algorithm: '' }, 'algorithm'],
    [{ text: 'x', algorithm: 'toString' }, 'algorithm'],
    [{ text: 'x', inputEncoding: 'latin1' }, 'inputEncoding'],
    [{ text: 'x', key: '' }, 'key'],
    [{ text: 'x', outputEncoding: 'binary' }, 'outputEncoding'],
    [{ text: 'x'.repeat(100_001) }, 'text'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(hash, input)).toEqual({ status: 400, fields: [field] });
  });
});

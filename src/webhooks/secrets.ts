import { fromBase64, toBase64 } from '../lib/bytes/bytes.ts';
import { type HeldSecrets, secretsAt, type SigningSecrets } from './signature.ts';

/** Secrets as they are stored. */
export interface Vault {
  seal(secret: string): Promise<string>;
  open(stored: string): Promise<string>;
}

/** The secrets that sign for a webhook at an instant, out of the vault. */
export async function openSecrets(
  vault: Vault,
  { secret, nextSecret, nextSecretUntil }: HeldSecrets,
  now: number,
): Promise<SigningSecrets> {
  const opened = {
    secret: await vault.open(secret),
    nextSecret: nextSecret === null ? null : await vault.open(nextSecret),
  };
  return secretsAt({ ...opened, nextSecretUntil }, now);
}

const PREFIX = 'aes256gcm:';
const NONCE_BYTES = 12;

/** Secrets stored as they are: the store is trusted with them. */
export const openVault: Vault = {
  seal: async (secret) => secret,
  async open(stored) {
    if (stored.startsWith(PREFIX))
      throw new TypeError('a stored webhook secret needs webhooks.encryptionKey');
    return stored;
  },
};

/**
 * Secrets encrypted with AES-256-GCM under a key of 32 bytes, in Base64. What was stored before there was a key is
 * still read. Throws a `TypeError` when the key is not 32 bytes in Base64.
 */
export function encryptingVault(encryptionKey: string): Vault {
  const bytes = fromBase64(encryptionKey);
  if (bytes?.byteLength !== 32) throw new TypeError('webhooks.encryptionKey must be 32 bytes in Base64');
  let imported: Promise<CryptoKey> | undefined;
  const key = () =>
    (imported ??= crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]));

  return {
    async seal(secret) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await key(),
        new TextEncoder().encode(secret),
      );
      const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength);
      whole.set(iv);
      whole.set(new Uint8Array(sealed), NONCE_BYTES);
      return PREFIX + toBase64(whole);
    },
    async open(stored) {
      if (!stored.startsWith(PREFIX)) return stored;
      const whole = fromBase64(stored.slice(PREFIX.length));
      if (!whole) throw new TypeError('a stored webhook secret is damaged');
      const iv = new Uint8Array(whole.subarray(0, NONCE_BYTES));
      const sealed = new Uint8Array(whole.subarray(NONCE_BYTES));
      return new TextDecoder().decode(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), sealed),
      );
    },
  };
}

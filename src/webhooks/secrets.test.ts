import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptingVault, openSecrets, openVault } from './secrets.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
const vault = encryptingVault(KEY.toString('base64'));

describe('a secret that is encrypted', () => {
  // NIST SP 800-38D: a nonce of 12 bytes, here in front, and a tag of 16 at the end.
  it('is AES-256-GCM with its nonce in front, which another program can read and write', async () => {
    const sealed = await vault.seal('whsec_AA==');
    expect(sealed.startsWith('aes256gcm:')).toBe(true);
    const whole = Buffer.from(sealed.slice('aes256gcm:'.length), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', KEY, whole.subarray(0, 12));
    decipher.setAuthTag(whole.subarray(-16));
    expect(decipher.update(whole.subarray(12, -16)).toString() + decipher.final().toString()).toBe(
      'whsec_AA==',
    );

    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', KEY, nonce);
    const text = Buffer.concat([cipher.update('whsec_BB=='), cipher.final(), cipher.getAuthTag()]);
    const stored = `aes256gcm:${Buffer.concat([nonce, text]).toString('base64')}`;
    expect(await vault.open(stored)).toBe('whsec_BB==');
  });

  it('that is damaged, or stored under another key, is not read', async () => {
    await expect(vault.open('aes256gcm:%')).rejects.toThrow(
      new TypeError('a stored webhook secret is damaged'),
    );
    const other = encryptingVault(Buffer.alloc(32, 1).toString('base64'));
    await expect(other.open(await vault.seal('whsec_AA=='))).rejects.toThrow();
    await expect(openVault.open(await vault.seal('whsec_AA=='))).rejects.toThrow(
      new TypeError('a stored webhook secret needs webhooks.encryptionKey'),
    );
  });

  it('that was stored before there was a key is read as it is', async () => {
    expect(await vault.open('whsec_AA==')).toBe('whsec_AA==');
  });
});

it.each([31, 33, 0])('a key of %i bytes is refused', (length) => {
  expect(() => encryptingVault(Buffer.alloc(length).toString('base64'))).toThrow(
    new TypeError('webhooks.encryptionKey must be 32 bytes in Base64'),
  );
  expect(() => encryptingVault('%')).toThrow(TypeError);
});

it('secrets without a key are stored as they are', async () => {
  expect(await openVault.seal('whsec_AA==')).toBe('whsec_AA==');
  expect(await openVault.open('whsec_AA==')).toBe('whsec_AA==');
});

it('the secrets of a rotation are both opened', async () => {
  const held = {
    secret: await vault.seal('one'),
    nextSecret: await vault.seal('two'),
    nextSecretUntil: 10,
  };
  expect(await openSecrets(vault, held, 9)).toEqual(['one', 'two']);
  expect(await openSecrets(vault, held, 10)).toEqual(['two']);
  expect(await openSecrets(vault, { ...held, nextSecret: null, nextSecretUntil: null }, 9)).toEqual(['one']);
});

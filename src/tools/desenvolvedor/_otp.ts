/** One-time passwords: HOTP (RFC 4226) and, by the clock, TOTP (RFC 6238), by `otpauth`. */
import { HOTP, Secret, TOTP } from 'otpauth/slim';

export interface OtpSettings {
  readonly digits: number;
  /** Seconds. */
  readonly period: number;
  readonly algorithm: 'sha1' | 'sha256' | 'sha512';
}

/** Codes of a secret in Base32, by their counter. */
export function codesOf(secret: string, { digits, algorithm }: OtpSettings): (counter: number) => string {
  const key = Secret.fromBase32(secret);
  return (counter) => HOTP.generate({ secret: key, digits, algorithm: algorithm.toUpperCase(), counter });
}

/**
 * How many periods from `counter` the code is of, or null beyond the window. The nearest, and of two as near the
 * earlier.
 */
export function deltaOf(
  code: string,
  counter: number,
  window: number,
  codeAt: (counter: number) => string,
): number | null {
  for (let distance = 0; distance <= window; distance++) {
    for (const delta of distance === 0 ? [0] : [-distance, distance]) {
      if (counter + delta >= 0 && codeAt(counter + delta) === code) return delta;
    }
  }
  return null;
}

/** A secret in Base32 without padding, and the address that authenticator apps read. */
export function enrolment(
  bytes: Uint8Array<ArrayBuffer>,
  label: string,
  issuer: string,
  settings: OtpSettings,
) {
  const { digits, period, algorithm } = settings;
  const secret = new Secret({ buffer: bytes.buffer });
  const totp = new TOTP({ issuer, label, secret, algorithm: algorithm.toUpperCase(), digits, period });
  return { secret: secret.base32, uri: totp.toString() };
}

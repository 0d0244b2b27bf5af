/** Claims of a JWT about itself: its algorithm and its times (RFC 7519 section 4.1). */
import type { JsonObject, Jwt } from './_jwt.ts';

// 10^11 seconds are the year 5138, and 10^11 milliseconds March 1973.
const SECONDS_END = 1e11;

/** The answer about a token: its claims, and whether they hold at this time. `valid` is null when no key was given. */
export function describeJwt({ header, payload, signature }: Jwt, valid: boolean | null, now: number) {
  const algorithm = typeof header['alg'] === 'string' ? header['alg'] : null;
  const notBefore = secondsOf(payload, 'nbf');
  const expiry = secondsOf(payload, 'exp');
  const warnings: string[] = [];
  if (algorithm?.toLowerCase() === 'none') warnings.push('alg-none');
  if (expiry !== null && expiry > SECONDS_END) warnings.push('exp-in-milliseconds');
  if (expiry === null) warnings.push(payload['exp'] === undefined ? 'exp-missing' : 'exp-invalid');
  if (valid === null) warnings.push('not-verified');
  if (hasUnsafeInteger(payload)) warnings.push('unsafe-integer');
  return {
    header,
    payload,
    signature,
    algorithm,
    signatureStatus: statusOf(valid),
    issuedAt: instantOf(secondsOf(payload, 'iat')),
    notBefore: instantOf(notBefore),
    expiresAt: instantOf(expiry),
    expired: expiry === null ? null : now >= expiry * 1000,
    notYetValid: notBefore === null ? null : now < notBefore * 1000,
    secondsToExpiry: expiry === null ? null : Math.floor(expiry - now / 1000),
    warnings,
  };
}

function statusOf(valid: boolean | null): 'nao-verificada' | 'valida' | 'invalida' {
  if (valid === null) return 'nao-verificada';
  return valid ? 'valida' : 'invalida';
}

/** A NumericDate claim: seconds since 1970, decimals allowed; null when it is absent or not a number. */
function secondsOf(payload: JsonObject, claim: string): number | null {
  const value = payload[claim];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function instantOf(seconds: number | null): string | null {
  // Past ±8.64 × 10^15 ms there is no date.
  return seconds === null || Math.abs(seconds) > 8.64e12 ? null : new Date(seconds * 1000).toISOString();
}

/** Tests for an integer that a double may have changed: one beyond 2^53 − 1 (RFC 8259, section 6). */
function hasUnsafeInteger(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnsafeInteger);
}

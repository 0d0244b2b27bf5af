/** A JWT taken apart (RFC 7519, in the compact form of RFC 7515), without any judgement of its signature. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { decodeUtf8, fromBase64, toBase64Url } from '../../lib/bytes/bytes.ts';

export type JsonObject = Record<string, unknown>;

export interface Jwt {
  /** The token as it was signed: without `Bearer`, the white space around it and the breaks that wrap it. */
  readonly compact: string;
  readonly header: JsonObject;
  readonly payload: JsonObject;
  readonly signature: string;
}

// JSON.stringify, which writes the answer, overflows the stack some thousands of levels deep.
const MAX_DEPTH = 500;

/** Throws 422 unless the token has three parts and the first two hold JSON objects. */
export function readJwt(token: string): Jwt {
  const lines = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split(/[\r\n]+/);
  const compact = lines.map((line) => line.trim()).join('');
  const parts = compact.split('.');
  if (parts.length === 5) {
    throw invalidValue('token', {
      pt: 'é um JWE, cujo conteúdo é cifrado: deve ser um JWT assinado, de três partes',
      en: 'is a JWE, whose content is encrypted: it must be a signed JWT, of three parts',
    });
  }
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || header === undefined || payload === undefined || signature === undefined) {
    throw invalidValue('token', {
      pt: 'deve ter três partes separadas por ponto',
      en: 'must have three parts separated by dots',
    });
  }
  const read = {
    compact,
    header: readObject(header, 'cabeçalho', 'header'),
    payload: readObject(payload, 'conteúdo', 'payload'),
    signature,
  };
  // The last digit may have bits to spare. Were they not zero, one signature could be written in many ways (RFC 4648
  // section 3.5).
  const bytes = readBase64Url(signature);
  if (!bytes || toBase64Url(bytes) !== signature) {
    throw invalidValue('token', {
      pt: 'deve ter a assinatura em Base64url, sem bits a mais',
      en: 'must have its signature in Base64url, without spare bits',
    });
  }
  return read;
}

function readObject(part: string, pt: string, en: string): JsonObject {
  const bytes = readBase64Url(part);
  const value = parse((bytes && decodeUtf8(bytes)) ?? '');
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isDeep(value)) {
    throw invalidValue('token', {
      pt: `deve ter no ${pt} um objeto JSON em Base64url, com até ${MAX_DEPTH} níveis`,
      en: `must have as ${en} a JSON object in Base64url, of up to ${MAX_DEPTH} levels`,
    });
  }
  return value as JsonObject;
}

/** Base64url as RFC 7515 has it: no padding, no white space, the URL alphabet only. */
function readBase64Url(part: string): Uint8Array | null {
  return /^[\w-]*$/.test(part) ? fromBase64(part) : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isDeep(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((item) =>
      Object.values(item).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
  }
  return false;
}

/** How deliveries leave the process. */
import { joinChunks } from '../lib/bytes/chunks.ts';
import { isAllowedAddress } from './addresses.ts';
import type { UrlPolicy } from './url-options.ts';
import { addressIn } from './url-policy.ts';

export interface EgressRequest {
  readonly url: URL;
  /** The judged addresses of the URL's host, the only ones to connect to; null where names cannot be resolved. */
  readonly addresses: readonly string[] | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
  /** Most bytes of the response's body to read; the rest is never received. */
  readonly maxResponse: number;
}

export interface EgressResponse {
  /** The status as received: redirects are never followed. */
  readonly status: number;
  /** The part of the body that came before the limit, the end, a failure or the abortion. */
  readonly body: Uint8Array;
}

/**
 * Makes the POST requests of deliveries. Once the status has arrived, `send` resolves, at the latest when the signal
 * aborts; before that it rejects, best with an `EgressError`.
 */
export interface Egress {
  /** True if it connects to the addresses given and to no other. */
  readonly pinned: boolean;
  /** Resolves all addresses of a name; absent where the runtime cannot. */
  resolve?(host: string, signal: AbortSignal): Promise<readonly string[]>;
  send(request: EgressRequest): Promise<EgressResponse>;
}

/** The reason why a request got no status. */
export type EgressFailure = 'timeout' | 'dns_failed' | 'connection_failed' | 'tls_failed' | 'blocked_address';

export class EgressError extends Error {
  readonly failure: EgressFailure;

  constructor(failure: EgressFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'EgressError';
    this.failure = failure;
  }
}

/** Gives the failure behind an error of `send`, `resolve` or `addressesOf`. */
export function failureOf(error: unknown): EgressFailure {
  if (typeof error !== 'object' || error === null) return 'connection_failed';
  const { name, code, message, cause } = error as Partial<Error & { code: string }>;
  // Compare the name, so that a host's own egress can give the reason without the class.
  if (name === 'EgressError') return (error as EgressError).failure;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (DNS_CODES.test(`${code}`)) return 'dns_failed';
  if (CONNECTION_CODES.test(`${code}`)) return 'connection_failed';
  if (TLS_WORDS.test(`${code} ${message}`)) return 'tls_failed';
  return failureOf(cause);
}

/** Codes of getaddrinfo, and of c-ares as Node's `dns` names them. */
const DNS_CODES =
  /^E(?:AI_\w+|NOTFOUND|NODATA|FORMERR|SERVFAIL|NOTIMP|REFUSED|BADQUERY|BADNAME|BADFAMILY|BADRESP|TIMEOUT|EOF|CANCELLED)$/;
/** Codes of system calls, and of a peer that closed the connection, also during the handshake. */
const CONNECTION_CODES =
  /^(?:E(?:CONN|HOST|NET|ADDR|TIMEDOUT|PIPE|ACCES|PERM|MFILE|NFILE)|HPE_|ConnectionRefused)/;
/** Words in the codes or messages of OpenSSL, BoringSSL and rustls. */
const TLS_WORDS =
  /cert|tls|ssl|\bEPROTO\b|signature|self.signed|issuer|hostname_mismatch|INVALID_CA|INVALID_PURPOSE/i;

/**
 * Gives the addresses to connect to for a URL that `judgeUrl` accepted, every one of them judged now; null where the
 * egress cannot resolve. Throws an `EgressError`: `dns_failed`, `blocked_address` as soon as one address is refused, or
 * `timeout` when the signal aborts.
 */
export async function addressesOf(
  url: URL,
  { allowed }: UrlPolicy,
  egress: Egress,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const literal = addressIn(url.hostname);
  if (literal === null && !egress.resolve) return null;
  const addresses = literal === null ? await resolveWith(egress, url.hostname, signal) : [literal];
  if (addresses.length === 0) throw new EgressError('dns_failed');
  if (!addresses.every((address) => isAllowedAddress(address, allowed)))
    throw new EgressError('blocked_address');
  return addresses;
}

/** Not every resolver heeds the signal, so the wait itself ends with it. */
async function resolveWith(egress: Egress, host: string, signal: AbortSignal): Promise<readonly string[]> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([egress.resolve?.(host, signal) ?? [], aborted]);
  } catch (error) {
    throw new EgressError(signal.aborted ? 'timeout' : 'dns_failed', error);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * An egress of `fetch`, for runtimes that cannot resolve names, such as Workers. The URL is judged; the platform
 * decides which addresses it leads to.
 */
export function fetchEgress(options: { readonly fetch?: typeof globalThis.fetch } = {}): Egress {
  return {
    pinned: false,
    async send({ url, headers, body, signal, maxResponse }) {
      // Called without a receiver: Workers refuse to run their fetch as a method of another object.
      const { fetch = globalThis.fetch } = options;
      try {
        const response = await fetch(url.href, {
          method: 'POST',
          headers: { ...headers },
          body: body as Uint8Array<ArrayBuffer>,
          redirect: 'manual',
          signal,
        });
        return { status: response.status, body: await readStart(response.body, maxResponse, signal) };
      } catch (error) {
        throw new EgressError(signal.aborted ? 'timeout' : failureOf(error), error);
      }
    },
  };
}

/** Reads the first bytes of a stream, as far as they come, and cancels the rest. Never rejects. */
async function readStart(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  // A cancelled reader also ends the read that is under way.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < limit && !signal.aborted) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.byteLength;
    }
  } catch {
    // The bytes that came before the failure are the result.
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
  return joinChunks(chunks, length).subarray(0, limit);
}

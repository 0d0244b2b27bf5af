/**
 * Deliveries over Node's own HTTP client, which Bun and Deno have too: the only way, on all three, to connect to an
 * address that was judged before, while certificates and the `Host` header still go by the name. The `fetch` of Bun can
 * do that, but has no way to count what comes outside of a body.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { nodeEgress } from 'canivete/egress-node';
 *
 * createService({ egress: nodeEgress({ ca: '-----BEGIN CERTIFICATE-----…' }) });
 * ```
 * @module
 */
import type { AgentOptions, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction, Socket } from 'node:net';
import { isWorker } from '../lib/runtime.ts';
import { agentsByPeer, type Peer, sharedAgents } from './agents.ts';
import { type Egress, EgressError, type EgressRequest, type EgressResponse, failureOf } from './egress.ts';
import { readLittle } from './reading.ts';
import { addressIn } from './url-policy.ts';

export interface NodeEgressOptions {
  /** Certificates (PEM) of authorities to trust in addition to those of the runtime. */
  readonly ca?: string | readonly string[];
  /** DNS servers to ask (`192.0.2.1`, `[2001:db8::1]:53`), and no other source of names; default the system's. */
  readonly dnsServers?: readonly string[];
}

/** Milliseconds for which an unused connection is kept: less than the 5 s after which many servers close it. */
const IDLE = 4_000;
/** Milliseconds for one of several addresses, before the next one is tried. */
const CONNECT_ATTEMPT = 2_000;
/** Milliseconds for one question to one DNS server. Each is asked twice. */
const DNS_ATTEMPT = 1_500;
/** Milliseconds for the other family once one has an address (RFC 8305, 3). */
const OTHER_FAMILY = 50;

/**
 * Most bytes of a whole answer. The limit of its body does not cover interim answers, headers or the bytes between
 * chunks, which a receiver can send without end, and not every parser has limits for all of them.
 */
const MAX_RECEIVED = 65_536;
/** Most interim answers (1xx) and pieces of a body: parsers make far more of each than its bytes. */
const MAX_PARTS = 100;

/** Turns off proxies for every agent, whatever the environment says (Node 24 and Deno would heed it). */
const direct: AgentOptions & { readonly proxyEnv: object } = { proxyEnv: {} };

/** Several addresses are tried in turn, whatever the process's own settings. */
const family = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT };

/** Options of `node:http`, with the addresses, which Node's pool gets with them. */
type PinnedOptions = RequestOptions & Peer;

/** Tests that this runtime has what `nodeEgress` needs. Workers have the modules, but choose addresses themselves. */
export function canPinAddresses(): boolean {
  return !isWorker() && typeof globalThis.process?.getBuiltinModule === 'function';
}

/** Throws a `TypeError` where `canPinAddresses` is false. */
export function nodeEgress({ ca = [], dnsServers }: NodeEgressOptions = {}): Egress {
  if (!canPinAddresses()) throw new TypeError('nodeEgress needs the HTTP client of Node, Bun or Deno');
  // These modules are not imported, so that a bundle for a runtime without them can hold this file.
  const http = process.getBuiltinModule('node:http');
  const https = process.getBuiltinModule('node:https');
  const { createSecureContext, rootCertificates } = process.getBuiltinModule('node:tls');
  const dns = process.getBuiltinModule('node:dns').promises;

  // Share one context between all connections: each would parse all the certificates again, 20 ms of the whole process
  // on Node 20.
  const trust =
    ca.length === 0
      ? {}
      : { secureContext: createSecureContext({ ca: [...rootCertificates, ...[ca].flat()] }) };
  const tls = { ...trust, rejectUnauthorized: true };
  const once = { 'http:': new http.Agent(direct), 'https:': new https.Agent({ ...direct, ...tls }) };
  const keep = { ...direct, keepAlive: true, timeout: IDLE, maxFreeSockets: 4 };
  const makeAgent = (protocol: Peer['protocol']) =>
    protocol === 'https:' ? new https.Agent({ ...keep, ...tls }) : new http.Agent(keep);
  const isNode = !('bun' in process.versions || 'deno' in process.versions);
  const lend = isNode ? sharedAgents(makeAgent) : agentsByPeer(makeAgent, IDLE);

  async function resolve(host: string, signal: AbortSignal): Promise<readonly string[]> {
    // Not getaddrinfo: it takes a thread of a small pool, where dead names would make the others wait.
    const resolver = new dns.Resolver({ timeout: DNS_ATTEMPT, tries: 2 });
    if (dnsServers) resolver.setServers(dnsServers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    const answers = await answersOf([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    // A question without an answer would be asked again.
    cancel();

    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const isSilent = answers.some(
      (answer) => answer.status === 'rejected' && answer.reason?.code === 'ETIMEOUT',
    );
    if (addresses.length > 0 || dnsServers || isSilent || signal.aborted) return addresses;
    // Try names that only the system knows, such as those of its hosts file.
    return (await dns.lookup(host, { all: true })).map(({ address }) => address);
  }

  async function send(request: EgressRequest): Promise<EgressResponse> {
    const peer = optionsOf(request);
    const { protocol } = peer;
    const { request: open } = protocol === 'https:' ? https : http;
    const options = { ...peer, ...(protocol === 'https:' && tls) };
    const { agent, giveBack } = lend(peer);
    const first = open({ ...options, agent });
    try {
      return await exchange(first, request);
    } catch (error) {
      // The peer closed a connection that was kept, while it was being used again: it may not have seen the request.
      if (!first.reusedSocket || request.signal.aborted) throw error;
      return await exchange(open({ ...options, agent: once[protocol] }), request);
    } finally {
      giveBack();
    }
  }

  return { pinned: true, resolve, send };
}

/**
 * The outcomes of questions, in their order, and without those that have not come when one of them has had addresses for
 * `OTHER_FAMILY` milliseconds. An address that is not waited for is never connected to.
 */
async function answersOf(
  questions: readonly Promise<string[]>[],
): Promise<readonly PromiseSettledResult<string[]>[]> {
  const answers: PromiseSettledResult<string[]>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const enough = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const all = questions.map(async (question, i) => {
    const [answer] = await Promise.allSettled([question]);
    answers[i] = answer;
    if (answer.status === 'fulfilled' && answer.value.length > 0) timer ??= setTimeout(stop, OTHER_FAMILY);
  });
  await Promise.race([Promise.all(all), enough]);
  clearTimeout(timer);
  return answers.filter(Boolean);
}

function optionsOf({ url, addresses, headers, body }: EgressRequest): PinnedOptions {
  const literal = addressIn(url.hostname);
  // A literal never gets to `lookup`.
  if (!addresses?.length || (literal !== null && !addresses.includes(literal))) {
    throw new TypeError('nodeEgress connects to judged addresses only');
  }
  return {
    method: 'POST',
    protocol: url.protocol as Peer['protocol'],
    hostname: literal ?? url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    headers: { ...headers, 'Content-Length': String(body.byteLength) },
    lookup: pinnedTo(addresses),
    addresses: addresses.toSorted(),
    maxHeaderSize: MAX_RECEIVED,
    ...family,
  };
}

/** Answers with the addresses given, whatever the name, in the form asked for. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_, { all: wantsAll }, callback) => {
    const { address, family } = all[0] as LookupAddress;
    if (wantsAll) callback(null, all);
    else callback(null, address, family);
  };
}

/** Drops what a peer sends on an idle connection: Node 20 would read it for ever and keep the connection. */
function hangUp(this: Socket): void {
  this.destroy();
}

/** Sends the body and gives the status with the start of the answer's body; closes the connection if there is more. */
function exchange(
  request: ClientRequest,
  { body, signal, maxResponse }: EgressRequest,
): Promise<EgressResponse> {
  return new Promise((resolve, reject) => {
    let response: IncomingMessage | undefined;
    // Pieces are copied: even a piece of one byte may keep alive the whole buffer that it was read with.
    let kept = new Uint8Array();
    let length = 0;
    let received = 0;
    let parts = 0;

    /**
     * The first call settles; once there is a status, it is the outcome. The parser may still call for bytes that it
     * got before the connection was closed, more than once.
     */
    const settle = (error?: unknown) => {
      signal.removeEventListener('abort', abort);
      if (response) {
        resolve({ status: response.statusCode as number, body: kept.subarray(0, length) });
      } else {
        reject(new EgressError(signal.aborted ? 'timeout' : failureOf(error), error));
      }
    };
    const abort = () => {
      settle();
      request.destroy();
    };

    const count = ({ byteLength }: Uint8Array) => {
      received += byteLength;
      if (received > MAX_RECEIVED) abort();
    };

    // This listener comes after the parser's own, so the parser handles the same bytes first.
    request.on('socket', (socket) => {
      readLittle(socket);
      socket.off('data', hangUp).on('data', count);
      request.on('close', () => socket.off('data', count).on('data', hangUp));
    });
    request.on('response', (incoming) => {
      response = incoming;
      incoming.on('data', (piece: Uint8Array) => {
        if (length === 0) kept = new Uint8Array(maxResponse);
        const taken = piece.subarray(0, maxResponse - length);
        kept.set(taken, length);
        length += taken.byteLength;
        if (length === maxResponse || ++parts >= MAX_PARTS) abort();
      });
      incoming.on('end', settle).on('error', settle).on('close', settle);
      // Start to read, so that the parser hands over each piece at once instead of keeping all of them first.
      incoming.read(0);
    });
    request.on('information', () => {
      if (++parts > MAX_PARTS) abort();
    });
    // 101 is treated as any other status: an upgrade was not asked for.
    request.on('upgrade', (incoming, socket) => {
      response = incoming;
      settle();
      socket.destroy();
    });
    request.on('error', settle).on('close', settle);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    request.end(body);
  });
}

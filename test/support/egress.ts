/** Receivers that end with the test that starts them, and what a request sends to one. */
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type EgressRequest, failureOf } from '../../src/egress/egress.ts';
import { startDnsServer } from './dns-server.ts';
import { startReceiver, startTcp } from './receiver.ts';

export async function stopped<T extends { stop: () => void }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  onTestFinished(() => started.stop());
  return started;
}

export const receiver = async (...given: Parameters<typeof startReceiver>) =>
  stopped(startReceiver(...given));
export const tcp = async (...given: Parameters<typeof startTcp>) => stopped(startTcp(...given));
export const dnsServer = async (...given: Parameters<typeof startDnsServer>) =>
  stopped(startDnsServer(...given));

export const ok: Parameters<typeof startReceiver>[0] = (_, response) => void response.end('ok');

export const BODY = new TextEncoder().encode('{"event":"tool_used","ação":"→"}');

/** A request to a receiver on loopback, whatever its name. */
export const requestTo = (url: string, request: Partial<EgressRequest> = {}): EgressRequest => ({
  url: new URL(url),
  addresses: ['127.0.0.1'],
  headers: { 'Content-Type': 'application/json' },
  body: BODY,
  signal: AbortSignal.timeout(240_000),
  maxResponse: 16_384,
  ...request,
});

export const closeOf = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));
export const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);
/** The failure of what fails, or `none`. */
export const failure = (work: Promise<unknown>) => work.then(() => 'none', failureOf);

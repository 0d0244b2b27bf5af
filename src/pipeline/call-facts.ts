/** Facts of a call that reports, spans and events carry. */
import type { Call } from '../contracts/call.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request for telemetry, which shows no text that a caller made up. */
export function knownMethod(method: string): string {
  return methods.has(method) ? method : 'OTHER';
}

/** Version 00 is the only one; an id of zeros alone is invalid (W3C Trace Context, 3.2.2). */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The `traceparent` of a request; null without a valid one. */
export function traceOf(call: Call): string | null {
  const sent = call.header('traceparent');
  return sent !== null && TRACEPARENT.test(sent) ? sent : null;
}

import type { Call } from '../contracts/call.ts';

/** Version 00, which is the only one; ids of zeros alone are none (W3C Trace Context, 3.2.2). */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The `traceparent` of a request; null without one that is right. */
export function traceOf(call: Call): string | null {
  const sent = call.header('traceparent');
  return sent !== null && TRACEPARENT.test(sent) ? sent : null;
}

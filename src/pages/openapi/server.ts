/** The address that a document names as its server: the one that was asked. */
import type { Call } from '../../contracts/call.ts';

/** The scheme and host that a call names. A proxy in front may have ended TLS. */
export function originOf(call: Call): string {
  const { origin, host } = new URL(call.request().url);
  const [scheme = ''] = (call.header('x-forwarded-proto') ?? '').split(',');
  return scheme.trim().toLowerCase() === 'https' ? `https://${host}` : origin;
}

/** Origins with a document of their own at one time, for a caller may name any host. */
const MAX_ORIGINS = 4;
/** Milliseconds for which an origin that nobody asks for keeps its place. */
const KEPT = 60_000;

/**
 * Keeps a value for each of a few origins. Those that find no place share the one of `''`, which stands for no origin:
 * an address without one is that of the document itself.
 */
export function keepByOrigin<Value>(
  make: (origin: string) => Value,
  now = () => performance.now(),
): (origin: string) => Value {
  const places = new Map<string, { readonly value: Value; usedAt: number }>();
  let shared: { readonly value: Value } | undefined;
  return (origin) => {
    const usedAt = now();
    const known = places.get(origin);
    if (known) {
      known.usedAt = usedAt;
      return known.value;
    }
    if (places.size >= MAX_ORIGINS) {
      for (const [other, place] of places) if (usedAt - place.usedAt > KEPT) places.delete(other);
    }
    if (places.size >= MAX_ORIGINS) return (shared ??= { value: make('') }).value;
    const value = make(origin);
    places.set(origin, { value, usedAt });
    return value;
  };
}

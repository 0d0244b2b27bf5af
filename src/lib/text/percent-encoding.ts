/**
 * Percent-encoding of every character that RFC 3986 does not call unreserved (`A–Z a–z 0–9 - . _ ~`). The text must be
 * well formed: an unpaired surrogate throws a URIError.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

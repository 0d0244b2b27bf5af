/**
 * Reads a text that the build packed: DEFLATE (RFC 1951), in Base64. The runtime's own zlib does it where there is one: a stream
 * takes eight times its time.
 */
export async function unpack(packed: string): Promise<string> {
  const load = globalThis.process?.getBuiltinModule;
  const zlib = load?.('node:zlib');
  const { Buffer: Bytes } = load?.('node:buffer') ?? {};
  if (zlib && Bytes) return zlib.inflateRawSync(Bytes.from(packed, 'base64')).toString();
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/**
 * Reads a text that the build packed: DEFLATE (RFC 1951), in Base64. The runtime's own zlib does it where there is one: a stream
 * takes eight times its time.
 */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');
  if (zlib) return new TextDecoder().decode(zlib.inflateRawSync(bytes));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

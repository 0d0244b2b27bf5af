/** Chunks one after the other; `length` is their sum. */
export function joinChunks(
  chunks: readonly Uint8Array[],
  length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0),
): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

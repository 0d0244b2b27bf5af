/** The base-2 logarithm of a positive integer of any size, to the precision of a double. */
export function log2(value: bigint): number {
  const extra = Math.max(0, value.toString(2).length - 53);
  return Math.log2(Number(value >> BigInt(extra))) + extra;
}

/** The order of two texts by their UTF-16 units, which is the same on every machine. */
export function byText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Whether a number is written with at most that many decimals: 1.10 has one, 1.105 three. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}

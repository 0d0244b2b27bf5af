/**
 * Weights of check digits, left to right, of the documents whose digits a page explains. Each document names the rule that
 * uses them, and its source.
 */
/** The second are of the first check digit too. */
export const cpfWeights = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
] as const;

export const pisWeights: readonly number[] = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

export const renavamWeights = pisWeights;

/** Both are of the nine digits before the check digits. */
export const cnhWeights = [
  [9, 8, 7, 6, 5, 4, 3, 2, 1],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
] as const;

/** The first are of the sequence; the second of the state and of the first check digit. */
export const tituloWeights = [
  [2, 3, 4, 5, 6, 7, 8, 9],
  [7, 8, 9],
] as const;

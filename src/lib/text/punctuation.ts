/**
 * Tests that a code is of a character that only helps reading: a space, `-`, `.` or `/`. The last three are neighbours.
 */
export const isPunctuation = (code: number): boolean => code === 32 || (code >= 45 && code <= 47);

/** Whether a code is of a character that is only there to be read: a space, `-`, `.` or `/`. The codes are neighbours. */
export const isPunctuation = (code: number): boolean => code === 32 || (code >= 45 && code <= 47);

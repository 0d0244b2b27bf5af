/** An hour in milliseconds. */
export const HOUR = 3_600_000;

/** 24 hours in milliseconds: a day of UTC, which has no daylight saving time. */
export const DAY = 86_400_000;

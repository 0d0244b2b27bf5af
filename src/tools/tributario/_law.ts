import * as core from '../../core/law.ts';

/** The first year that the tax tools answer for. */
const FIRST_YEAR = 2025;

/** The tables at the end of a month, of December if none is named; 422 on `ano` for a year that is not answered. */
export const lawOf: typeof core.lawOf = (tables, month, clock) =>
  core.lawOf(tables, month, clock, FIRST_YEAR);

/** Limits of a request, and of what an answer lists. */

/** How many faults an answer describes at most. */
export const MAX_FAULTS = 20;

/** Characters of a request's path and query together, with the `?` between them. */
export const MAX_TARGET = 8192;

/** Levels of nested lists and objects in a body; the body's own object is the first. */
export const MAX_DEPTH = 32;

/** Values in lists and members of objects that a body may hold in all. */
export const MAX_ELEMENTS = 100_000;

/** Members of an object beside its fields: with more of them it is neither looked through whole nor read a second time. */
export const MAX_OTHERS = 100;

import type { Vector } from './outcome.mjs';

/** The programs that confirm a vector. One that has a say and says another thing is an error: of it, or of the service. */
export function confirmationsOf(vector: Vector): string[];

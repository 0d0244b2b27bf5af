import * as v from 'valibot';
import { text } from './texts.ts';
import { inUnit, pure } from './unit.ts';

/**
 * Versions of the way in which a seed decides what is drawn. The results of a version never change; a change of data or
 * of drawing is a new version, and older ones stay for two major releases.
 */
export const seedVersions: readonly number[] = [1];
export const CURRENT_SEED_VERSION = 1;

/** The same seed, version, parameters and day give the same answer on every runtime, in every later release. */
export const seeded = {
  seed: v.optional(text(0, 64)),
  seedVersion: v.optional(inUnit(pure, v.pipe(v.number(), v.integer()))),
};

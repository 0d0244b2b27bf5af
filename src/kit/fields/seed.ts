import * as v from 'valibot';
import { describe } from './describe.ts';
import { text } from './texts.ts';

/**
 * How what is drawn follows from a seed. What a version gives never changes; a change of data or of drawing is a new
 * version, and older ones stay for two major releases.
 */
export const seedVersions: readonly number[] = [1];
export const CURRENT_SEED_VERSION = 1;

/** The same seed, version, parameters and day give the same answer on every runtime, in every later release. */
export const seeded = {
  seed: describe(v.optional(text(0, 64)), {
    pt: 'Semente: a mesma, com os mesmos parâmetros, versão e dia, dá a mesma resposta',
    en: 'Seed: the same one, with the same parameters, version and day, gives the same answer',
  }),
  seedVersion: describe(v.optional(v.pipe(v.number(), v.integer())), {
    pt: 'Versão do que uma semente dá. Sem ela, a atual, que X-Seed-Version diz; só é lida com seed',
    en: 'Version of what a seed gives. Without it, the current one, which X-Seed-Version tells; only read with seed',
  }),
};

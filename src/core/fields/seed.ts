import * as v from 'valibot';
import { text } from './texts.ts';

/** The same seed, parameters, version and day give the same answer on every runtime. */
export const seed = v.optional(text(0, 64));

import type { Language } from '../../shared/language.ts';
import { en } from './en.ts';
import type { Guide } from './guide.ts';
import { pt } from './pt.ts';

/** The guide of a service, given the start of its addresses. */
export const guides: Readonly<Record<Language, (address: string) => Guide>> = { pt, en };

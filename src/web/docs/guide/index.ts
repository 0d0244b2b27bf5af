import type { Language } from '../../../lib/languages.ts';
import type { Guide } from './guide.ts';

/** The guide of a service, given the start of its addresses, loaded without that of the other language. */
export const loadGuide: Readonly<Record<Language, () => Promise<(address: string) => Guide>>> = {
  pt: async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
};

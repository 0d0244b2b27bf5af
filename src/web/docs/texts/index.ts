import type { Language } from '../../../lib/languages.ts';
import { en } from './en.ts';
import { pt, type Texts } from './pt.ts';

export const texts: Readonly<Record<Language, Texts>> = { pt, en };

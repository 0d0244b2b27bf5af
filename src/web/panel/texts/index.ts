import type { Language } from '../../shared/language.ts';
import { en } from './en.ts';
import { pt, type Texts } from './pt.ts';

export const texts: Readonly<Record<Language, Texts>> = { pt, en };

/** The context in which the docs page shows an answer, in each language. */
import type { Language } from '../../src/lib/languages.ts';
import type { Context } from '../../src/web/docs/core/context.ts';
import { texts } from '../../src/web/docs/texts/index.ts';
import { createFormat } from '../../src/web/shared/format.ts';

const made = (language: Language) =>
  ({ t: texts[language], language, f: createFormat(language), say: () => undefined }) as unknown as Context;

export const contextIn: Readonly<Record<Language, Context>> = { pt: made('pt'), en: made('en') };

/** The context of the views: what is kept while the page is open, and what is read in each language. */
import type { Language } from '../../lib/languages.ts';
import { createFormat } from '../shared/format.ts';
import { accountKey } from '../shared/tab.ts';
import type { Account } from './core/account.ts';
import { createCatalogue } from './core/catalogue.ts';
import type { Context } from './core/context.ts';
import { createKept, keptBy } from './core/kept.ts';
import { createKeys } from './core/keys.ts';
import { createPins } from './core/pins.ts';
import { createService } from './core/service.ts';
import { createUnsaid } from './core/unsaid.ts';
import type { Texts } from './texts/pt.ts';

/** The words of a language, loaded without those of the other. */
const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  pt: async () => (await import('./texts/pt.ts')).pt,
  en: async () => (await import('./texts/en.ts')).en,
};

/** Gives what reads the context in a language. `base` is the start of the addresses, and `say` announces what was done. */
export function createContexts(base: string, say: Context['say']): (language: Language) => Promise<Context> {
  const { demo = '', callers, panel = '', session } = document.documentElement.dataset;
  const service = createService(base);
  const kept = createKept();
  const lasting = {
    ...{ service, keys: createKeys(demo, callers), unsaid: createUnsaid(), pins: createPins() },
    ...{
      paper: new Map<string, string>(),
      address: `${location.origin}${base}`,
      hasPanel: panel !== '',
      say,
    },
  };
  let account: Promise<Account | null> | undefined;

  /** Reads the account once, where somebody may be signed in at the panel. */
  async function readOwn(language: Language): Promise<Account | null> {
    if (accountKey() === null && session !== 'host') return null;
    account ??= import('./core/account.ts').then(async ({ readAccount }) => readAccount(base, language));
    return account;
  }

  return async (language) => {
    const [tools, t, own] = await Promise.all([
      service.tools(language),
      loadTexts[language](),
      readOwn(language),
    ]);
    return {
      ...{ ...lasting, language, t, f: createFormat(language), catalogue: createCatalogue(tools) },
      ...{ account: own, kept: own ? keptBy(own, kept) : kept },
    };
  };
}

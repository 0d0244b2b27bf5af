import type { Language } from '../../kit/texts.ts';

/** English when `Accept-Language` prefers a range of `en` to every range of `pt`, else Portuguese. */
export function chooseLanguage(acceptLanguage: string | null): Language {
  if (!acceptLanguage) return 'pt';
  const best = { pt: 0, en: 0 };
  for (const range of acceptLanguage.split(',')) {
    const match = /^\s*(pt|en)(?:-[a-z\d-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range);
    if (!match) continue;
    const language = (match[1] as string).toLowerCase() as Language;
    best[language] = Math.max(best[language], Number(match[2] ?? 1) || 0);
  }
  return best.en > best.pt ? 'en' : 'pt';
}

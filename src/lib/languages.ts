/** The languages that texts are written in. */
export type Language = 'pt' | 'en';

export const languageTags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en' };

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

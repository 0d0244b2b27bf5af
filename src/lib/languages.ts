/** The languages that texts are written in. */
export type Language = 'pt' | 'en';

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

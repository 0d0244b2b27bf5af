/** The theme of a page: the one that a reader chose, or else the system's. */
const KEPT = 'canivete.theme';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);

/** Gives the theme chosen before. */
export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT);
    return isTheme(kept) ? kept : 'system';
  } catch {
    // Storage may be switched off.
    return 'system';
  }
}

export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, theme);
  } catch {
    // The choice then holds until the page is left.
  }
}

const OF_SCHEME = '(prefers-color-scheme: dark)';
/** The rules of the style sheets that hold in a dark scheme. */
let rules: readonly CSSMediaRule[] | undefined;

/** Shows a theme: the rules of the dark scheme hold always, never, or as the system says. */
export function showTheme(theme: Theme): void {
  rules ??= [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as readonly Partial<CSSMediaRule>[])
    .filter((rule): rule is CSSMediaRule => rule.media?.mediaText === OF_SCHEME);
  const media = { system: OF_SCHEME, light: 'not all', dark: 'screen' }[theme];
  for (const rule of rules) rule.media.mediaText = media;
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

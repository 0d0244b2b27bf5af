import { h, put, svg } from './dom.ts';
import type { Language } from '../../lib/languages.ts';
import { keepTheme, keptTheme, showTheme, type Theme, themes } from './theme.ts';
import { words } from '../../shown/words.ts';

const THEME_SIGNS: Readonly<Record<Theme, string>> = {
  system: 'M1.5 2.5H12.5V9.5H1.5ZM5 12H9',
  light:
    'M7 4.5A2.5 2.5 0 1 1 6.99 4.5ZM7 1V2.2M7 11.8V13M1 7H2.2M11.8 7H13M2.8 2.8 3.6 3.6M10.4 10.4 11.2 11.2M2.8 11.2 3.6 10.4M10.4 3.6 11.2 2.8',
  dark: 'M5.5 1.8A5.5 5.5 0 1 0 12.2 8.5 4.5 4.5 0 0 1 5.5 1.8Z',
};

/** Shows the theme, and goes on to the next one. */
export function themeButton(language: Language): HTMLElement {
  const t = words[language];
  let theme = keptTheme();
  const pressed = h('button', {
    type: 'button',
    class: 'theme',
    onclick: () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
      keepTheme(theme);
      showTheme(theme);
      draw();
    },
  });
  const draw = () => {
    const name = `${t.theme}: ${t.themes[theme]}`;
    pressed.setAttribute('aria-label', name);
    pressed.setAttribute('title', name);
    put(
      pressed,
      svg(
        'svg',
        { class: 'glyph', viewBox: '0 0 14 14', 'aria-hidden': 'true' },
        svg('path', { d: THEME_SIGNS[theme] }),
      ),
    );
  };
  draw();
  return pressed;
}
